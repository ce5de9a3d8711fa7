// What the states of a letter are called, and the sentences of the mail log that toasts share.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MailStatus } from '../../../domain/mail.ts';

export const mailStatusLabels: Readonly<Record<MailStatus, MessageDescriptor>> = {
  queued: msg`Waiting`,
  sent: msg`Sent`,
  failed: msg`Failed`,
  bounced: msg`Came back`,
  withheld: msg`Kept back`,
};

export const mailStatusColours: Readonly<Record<MailStatus, string>> = {
  queued: 'blue',
  sent: 'green',
  failed: 'red',
  bounced: 'red',
  withheld: 'yellow',
};

export const mailFailures = {
  load: msg`The mail log could not be loaded`,
  send: msg`The email could not be sent again`,
};

export const mailSentAgain = msg`The email is on its way again`;
