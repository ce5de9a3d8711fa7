/** Photos that a listings file names by their addresses: which columns hold them, and what of a cell is an address. */
import type { RuleCode } from './errors.ts';
import { plainWords } from './import-values.ts';

/** A home takes twenty photos; whoever names many more has mapped the wrong column. */
export const PHOTO_ADDRESSES_MOST = 60;
/** So many photos of one account are fetched within 24 hours; the others wait. */
export const FETCHED_PHOTOS_A_DAY = 5000;
/** The longest address that browsers and servers agree on. */
const LONGEST_ADDRESS = 2000;
/** Minutes until an address that did not answer is asked again; after the last one it has failed. */
const PAUSES = [5, 60] as const;

/** Why a photo is not there: what an upload is refused for, and what only an address can have. */
export type PhotoProblem = RuleCode & (`photo.${string}` | `import-photo.${string}`);

/** Minutes until the next try after so many, or null: no more. */
export const pauseAfter = (tries: number): number | null => PAUSES[tries - 1] ?? null;

/** Cells of people and programs that mean no photo. */
const NOTHING = /^(?:none|null|nan|na|n\/a|nil|no|-+|\.)$/i;
const PICTURE = /^[^?]*\.(?:jpe?g|png|webp|avif)(?:\?|$)/i;

/** The address as it is called, or null where the text is none: HTTP or HTTPS, without a name and password in it. */
export function photoAddress(text: string): string | null {
  const [address = ''] = (text.startsWith('//') ? `https:${text}` : text).split('#');
  if (!/^https?:\/\/[^/?@\s]+(?:[/?]|$)/i.test(address)) return null;
  // As programs write it, so that its length is that of its bytes.
  const plain = address.toWellFormed().replace(/[^!-~]+/g, encodeURIComponent);
  return plain.length <= LONGEST_ADDRESS ? plain : null;
}

/** Pieces of a cell: separated by spaces, bars, commas or semicolons, or a list as programs write it. Addresses may hold commas. */
const piecesOf = (cell: string): string[] =>
  cell
    .replace(/["[\]]/g, ' ')
    .split(/[\s|]+|[,;](?=[\s|]|$|https?:|\/\/)/i)
    .map((piece) => piece.replace(/^[,;']+|[,;']+$/g, ''))
    .filter((piece) => piece !== '' && !NOTHING.test(piece));

/** The different addresses of a row's cells in their order, and what stands there besides. */
export function readPhotoCells(cells: readonly string[]): { addresses: string[]; unread: string[] } {
  const addresses = new Set<string>();
  const unread: string[] = [];
  for (const piece of cells.flatMap(piecesOf)) {
    const address = photoAddress(piece);
    if (address === null || (addresses.size === PHOTO_ADDRESSES_MOST && !addresses.has(address)))
      unread.push(piece);
    else addresses.add(address);
  }
  return { addresses: [...addresses], unread };
}

/** Whether a cell names pictures and nothing else; the address of a page is none. */
export const namesPictures = (cell: string): boolean => {
  const pieces = piecesOf(cell);
  return pieces.length > 0 && pieces.every((piece) => PICTURE.test(photoAddress(piece) ?? ''));
};

/** Whether a cell names at least one address. */
export const namesAddresses = (cell: string): boolean => readPhotoCells([cell]).addresses.length > 0;

const stemOf = (header: string): string => plainWords(header).replace(/[\s\d]/g, '');

/** "photo1" stands for "photo2" to "photo9" too: all columns of its name, in the order of the file. */
export function photoColumns(header: string, headers: readonly string[]): string[] {
  const stem = stemOf(header);
  return headers.filter((other) => other === header || (stem !== '' && stemOf(other) === stem));
}
