/** Files of text as people's programs write them. */

/**
 * The text of a file in the encodings spreadsheets write, without the mark of its byte order and without null characters, which
 * PostgreSQL cannot keep; null when it is no text.
 */
export const decodeText = (content: Uint8Array): string | null =>
  decoded(content)?.replaceAll('\0', '') ?? null;

function decoded(content: Uint8Array): string | null {
  const encoding = markedEncoding(content);
  if (encoding === null) return null;
  try {
    return new TextDecoder(encoding, { fatal: encoding === 'utf-8' }).decode(content);
  } catch {
    return new TextDecoder(OTHERWISE).decode(content);
  }
}

type Encoding = 'utf-16le' | 'utf-16be' | 'utf-8' | typeof OTHERWISE;
/** What is no UTF-8 and has no mark. */
const OTHERWISE = 'windows-1252';

/** As the first bytes say it, where UTF-8 is yet to be tried; null for what is no text. */
function markedEncoding(start: Uint8Array): Exclude<Encoding, typeof OTHERWISE> | null {
  const [first, second] = start;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return start.subarray(0, 4096).includes(0) ? null : 'utf-8';
}

type Chunks = AsyncIterable<Uint8Array>;

/** The encoding of a file too large to be held, which is read to its end; null when it is no text. */
export async function encodingOf(chunks: Chunks): Promise<Encoding | null> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let isFirst = true;
  try {
    for await (const chunk of chunks) {
      const marked = isFirst ? markedEncoding(chunk) : 'utf-8';
      if (marked !== 'utf-8') return marked;
      isFirst = false;
      utf8.decode(chunk, { stream: true });
    }
    utf8.decode();
  } catch (error) {
    if (error instanceof TypeError) return OTHERWISE;
    throw error;
  }
  return 'utf-8';
}

/** The same text in UTF-8, piece by piece. */
export async function* inUtf8(chunks: Chunks, encoding: Encoding): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of chunks) yield Buffer.from(decoder.decode(chunk, { stream: true }));
  yield Buffer.from(decoder.decode());
}
