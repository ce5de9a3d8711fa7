/** Whether a new password would be guessed soon: known ones, patterns, and the person's own name and address. */
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** Below this a hundred million guesses are enough (zxcvbn's scale of 0 to 4). */
const LEAST_SCORE = 3;
/** The time of a check grows with the length. Whoever begins with so many good characters may end as they like. */
const LOOKED_AT = 40;

/** A new password that is easy to guess; `field` is where it was typed. */
export class GuessablePassword extends Error {
  override readonly name = 'GuessablePassword';
  readonly field: 'password' | 'newPassword';

  constructor(field: 'password' | 'newPassword') {
    super('A new password is easy to guess');
    this.field = field;
  }
}

type Choice = { field: 'password' | 'newPassword'; password: string };
/** What others know of the person. */
type Person = {
  email?: string | null | undefined;
  phone?: string | null | undefined;
  name?: string | null | undefined;
};

/** Throws GuessablePassword. */
export async function refuseGuessable({ field, password }: Choice, person: Person): Promise<void> {
  checker ??= load();
  const { score } = (await checker).check(password.slice(0, LOOKED_AT), knownOf(person));
  if (score < LEAST_SCORE) throw new GuessablePassword(field);
}

function knownOf({ email, phone, name }: Person): string[] {
  const [mailbox = ''] = (email ?? '').split('@', 1);
  const number = phone?.slice(-10) ?? '';
  const words = [name ?? '', mailbox].flatMap((text) => [text, ...text.split(/[^\p{L}\p{M}\p{N}]+/u)]);
  const joined = [name ?? '', mailbox].map((text) => text.replace(/[^\p{L}\p{M}\p{N}]+/gu, ''));
  return [...new Set([email ?? '', number, 'kiraya', ...words, ...joined])].filter((word) => word.length > 2);
}

let checker: Promise<ZxcvbnFactory> | undefined;

/** The lists of words weigh 30 MB, so they are read when the first password is chosen. */
async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    maxLength: LOOKED_AT,
    l33tMaxSubstitutions: 10,
  });
}
