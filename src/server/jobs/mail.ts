/** The jobs that turn a code, a link or an invitation into a letter, and send one of the log again. */
import { handles, type JobHandler } from '../lib/jobs.ts';
import {
  landlordMailJob,
  type Mailer,
  mailAgainJob,
  oldAddressMailJob,
  signInMailJob,
  tenantMailJob,
} from '../lib/mail.ts';
import { landlordMailText, oldAddressMailText, signInMailText, tenantMailText } from '../lib/mail-text.ts';

export function mailHandlers(mailer: Mailer, origin: string): JobHandler[] {
  const signIn = handles(signInMailJob, async ({ id, ...mail }) => {
    await mailer.deliver({
      id,
      userId: null,
      recipient: mail.email,
      kind: `sign-in.${mail.kind}`,
      text: signInMailText(mail),
      secret: true,
    });
  });
  const landlords = handles(landlordMailJob, async ({ id, email, ...told }) => {
    await mailer.deliver({
      id,
      userId: null,
      recipient: email,
      kind: 'managed-rental.invited',
      text: landlordMailText(told, origin),
      secret: false,
    });
  });
  const tenants = handles(tenantMailJob, async ({ id, email, ...told }) => {
    await mailer.deliver({
      id,
      userId: null,
      recipient: email,
      kind: 'lease.invited',
      text: tenantMailText(told, origin),
      secret: false,
    });
  });
  const oldAddresses = handles(oldAddressMailJob, async ({ id, email, to }) => {
    await mailer.deliver({
      id,
      userId: null,
      recipient: email,
      kind: 'account.address-changed',
      text: oldAddressMailText(to, origin),
      secret: false,
    });
  });
  const again = handles(mailAgainJob, ({ id }) => mailer.deliverAgain(id));
  return [signIn, landlords, tenants, oldAddresses, again];
}
