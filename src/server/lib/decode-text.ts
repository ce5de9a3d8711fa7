/** Files of text as people's programs write them. */

/**
 * The text of a file in the encodings spreadsheets write, without the mark of its byte order and without null characters, which
 * PostgreSQL cannot keep; null when it is no text.
 */
export const decodeText = (content: Uint8Array): string | null =>
  decoded(content)?.replaceAll('\0', '') ?? null;

function decoded(content: Uint8Array): string | null {
  const [first, second] = content;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(content);
  if (content.subarray(0, 4096).includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1252').decode(content);
  }
}
