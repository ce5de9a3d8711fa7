/** Lines of calendar files (RFC 5545) and contact cards (RFC 6350): how texts are written in them and how long ones go on. */

const LINE_OCTETS = 75;

export const fileOfLines = (lines: readonly string[]): string =>
  lines.map((line) => `${folded(line)}\r\n`).join('');

export const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, '\\n');

/** A line goes on after 75 octets with a space, and no letter is cut. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const letter of line) {
    const own = octetsOf(letter.codePointAt(0) ?? 0);
    if (octets + own > LINE_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += letter;
    octets += own;
  }
  return text;
}

/** In UTF-8. */
function octetsOf(point: number): number {
  if (point < 0x80) return 1;
  if (point < 0x8_00) return 2;
  return point < 0x1_00_00 ? 3 : 4;
}
