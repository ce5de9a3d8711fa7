/** Which home an address means; apart from writing one, which every page of results does. */
import { isUuid } from './uuids.ts';

const BASE = 36;
const LARGEST = 2n ** 128n;
const SHORT = /(?:^|-)([0-9a-z]{25})$/;

/** The id a part of an address means: written out, or at the end of a slug. Any other text stays as it is. */
export function homeIdOf(slug: string): string {
  const short = SHORT.exec(slug)?.[1];
  if (isUuid(slug) || !short) return slug;
  let value = 0n;
  for (const letter of short) value = value * BigInt(BASE) + BigInt(Number.parseInt(letter, BASE));
  if (value >= LARGEST) return slug;
  const hex = value.toString(16).padStart(32, '0');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
