/**
 * Stands in for a provider of text messages: a demo keeps them beside its letters, on the mailbox page. Outside a demo there is no
 * way to send one, and so no sign-in by a number.
 */
import { randomUUID } from 'node:crypto';
import type { Database } from '../../db/actor.ts';
import { mails } from '../../db/schema/platform.ts';
import type { SignInText } from '../lib/auth/sign-in-library.ts';

export function keepText(database: Database, text: SignInText): Promise<unknown> {
  const subject = wordsOf(text);
  const kept = { id: randomUUID(), recipient: text.phone, kind: `text.${text.kind}`, subject, text: subject };
  return database.asWorker((tx) => tx.insert(mails).values({ ...kept, status: 'sent' }));
}

function wordsOf(text: SignInText): string {
  if (text.kind === 'changed') return `Your Kiraya account has the number ${text.to} now`;
  if (text.kind === 'new-device') return `New sign-in to your Kiraya account: ${text.device || 'a program'}`;
  return `${text.code} is your Kiraya code`;
}
