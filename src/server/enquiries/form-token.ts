/** A form's proof that we handed it out and when: readable without storage, and not to be made by anybody else. */
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { RuleBroken } from '../../domain/errors.ts';

const FORM = /^([0-9a-f-]{36})\.(\d{13})\.([\w-]{43})$/;

const signatureOf = (secret: string, id: string, handedOut: string): string =>
  createHmac('sha256', secret).update(`enquiry form ${id} ${handedOut}`).digest('base64url');

export function handOutForm(secret: string, now: number): string {
  const id = randomUUID();
  return `${id}.${now}.${signatureOf(secret, id, String(now))}`;
}

/** The form's id and its age in seconds. Throws `enquiry.form-expired` for one that is not ours. */
export function readForm(secret: string, form: string, now: number): { id: string; age: number } {
  const [, id = '', handedOut = '', signature = ''] = FORM.exec(form) ?? [];
  const expected = signatureOf(secret, id, handedOut);
  if (!id || !timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) {
    throw new RuleBroken('enquiry.form-expired');
  }
  return { id, age: (now - Number(handedOut)) / 1000 };
}
