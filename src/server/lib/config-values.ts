/** Kinds of values that several variables of the environment have. */
import { z } from 'zod';

const SECRET_MIN = 32;

/** A secret that nobody can guess. */
export const longSecret = z.string().min(SECRET_MIN, `must have at least ${SECRET_MIN} characters`);

/** Several values with blanks between them. */
export const wordList = z.string().transform((text) => text.split(/\s+/).filter(Boolean));

/** Several secrets have a blank between them; a sentence of short words is one. */
export function secretsIn(text: string): string[] {
  const parts = wordList.parse(text);
  return parts.every(({ length }) => length < SECRET_MIN) ? [text] : parts;
}
