import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { rules } from '../../domain/features/mail-log.ts';

export const sentences: Record<(typeof rules)[number], MessageDescriptor> = {
  'mail.not-to-send-again': msg`This letter is on its way or arrived already. Reload the page to see where it stands.`,
  'mail.undeliverable': msg`Letters to this address come back. Its person has to confirm or change it first.`,
};
