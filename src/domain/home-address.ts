/**
 * The address of a home's page, `/property/2-bhk-apartment-in-baner-pune-00ymr…` (docs/decisions/0094): words of its title for people, then
 * its whole id in fewer letters. Whoever has id and title can write it, and only the id decides which home is meant.
 */
import { isUuid } from './uuids.ts';

const BASE = 36;
/** Letters that hold any id of 128 bits. */
const LENGTH = 25;
const MOST_WORDS = 60;

/** `/property/…` for a home that has a page. */
export const homePath = (home: { id: string; title: string }): string => `/property/${homeSlug(home)}`;

/** The part after `/property/`. An id that is none stays as it is. */
export function homeSlug({ id, title }: { id: string; title: string }): string {
  if (!isUuid(id)) return id;
  const short = BigInt(`0x${id.replaceAll('-', '')}`)
    .toString(BASE)
    .padStart(LENGTH, '0');
  return [...wordsOf(title), short].join('-');
}

/** Whole words of a title without accents; what is not written in Latin letters has none. */
function wordsOf(title: string): string[] {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const fit = words.findIndex((_, at) => words.slice(0, at + 1).join('-').length > MOST_WORDS);
  return fit === -1 ? words : words.slice(0, fit);
}
