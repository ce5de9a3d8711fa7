/** The language somebody reads: what they chose in their account, or what the page spoke on which they opened it. */
import { sql } from 'drizzle-orm';
import { isLanguage, type Language, languages } from '../../domain/languages.ts';
import type { Reader } from './mail-text.ts';
import type { Executor } from './request-context.ts';

export async function languageOfPerson(db: Executor, userId: string): Promise<Language | null> {
  return stored(await db.execute(sql`select language from profiles where user_id = ${userId}`));
}

/** Of the account with this address; null where there is none. */
export async function languageAt(db: Executor, email: string): Promise<Language | null> {
  return stored(await db.execute(sql`select language from profiles where lower(email) = lower(${email})`));
}

/** Of a letter to that address: as its account has it, else `guess`, mostly the language of whoever names them, else English. */
export async function readerAt(
  db: Executor,
  email: string,
  guess: Language | null | undefined,
): Promise<Reader> {
  const known = await languageAt(db, email);
  return known ? { language: known, isGuess: false } : { language: writtenIn(guess), isGuess: true };
}

const stored = ({ rows }: { rows: Record<string, unknown>[] }): Language | null => {
  const language = rows[0]?.language;
  return isLanguage(language) ? language : null;
};

/** The language a letter is written in; whoever never chose one the product speaks reads English. */
export const writtenIn = (language: string | null | undefined): Language =>
  isLanguage(language) ? language : languages[0];
