// The files of open data about places; open/SOURCES.md says where each comes from.
import { readFileSync } from 'node:fs';

/** Reads the file anew: whoever asks often keeps what it got. */
export const openText = (name: string): string =>
  readFileSync(new URL(`./open/${name}.tsv`, import.meta.url), 'utf8');

/** The fields of each line of such a text. */
export const openRows = (text: string): string[][] =>
  text.split('\n').flatMap((line) => (line === '' ? [] : [line.split('\t')]));
