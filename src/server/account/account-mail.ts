/** The jobs that turn a code, a link or an invitation into a letter, and send one of the log again. */
import type { Database } from '../../db/actor.ts';
import { landlordMailText, tenantMailText } from '../leases/invitation-mail-text.ts';
import { handles, type JobHandler } from '../lib/jobs.ts';
import { languageAt, writtenIn } from '../lib/reader-language.ts';
import {
  landlordMailJob,
  type Mailer,
  mailAgainJob,
  oldAddressMailJob,
  signInMailJob,
  tenantMailJob,
} from '../notifications/mail.ts';
import { oldAddressMailText, signInMailText } from './sign-in-mail-text.ts';

type Parts = { database: Database; mailer: Mailer; origin: string };

export function mailHandlers({ database, mailer, origin }: Parts): JobHandler[] {
  const readerOf = (email: string) => database.asWorker((tx) => languageAt(tx, email));
  const signIn = handles(signInMailJob, async ({ id, ...mail }) => {
    await mailer.deliver({
      id,
      userId: null,
      recipient: mail.email,
      kind: `sign-in.${mail.kind}`,
      text: signInMailText(mail, writtenIn((await readerOf(mail.email)) ?? mail.language)),
      secret: true,
    });
  });
  const landlords = handles(landlordMailJob, async ({ id, email, ...told }) => {
    await mailer.deliver({
      id,
      userId: null,
      recipient: email,
      kind: 'managed-rental.invited',
      text: landlordMailText(told, writtenIn(await readerOf(email)), origin),
      secret: false,
    });
  });
  const tenants = handles(tenantMailJob, async ({ id, email, ...told }) => {
    await mailer.deliver({
      id,
      userId: null,
      recipient: email,
      kind: 'lease.invited',
      text: tenantMailText(told, writtenIn(await readerOf(email)), origin),
      secret: false,
    });
  });
  const oldAddresses = handles(oldAddressMailJob, async ({ id, email, to, language }) => {
    await mailer.deliver({
      id,
      userId: null,
      recipient: email,
      kind: 'account.address-changed',
      text: oldAddressMailText(to, writtenIn(language), origin),
      secret: false,
    });
  });
  const again = handles(mailAgainJob, ({ id }) => mailer.deliverAgain(id));
  return [signIn, landlords, tenants, oldAddresses, again];
}
