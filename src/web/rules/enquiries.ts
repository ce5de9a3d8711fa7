import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { rules } from '../../domain/features/enquiries.ts';

export const sentences: Record<(typeof rules)[number], MessageDescriptor> = {
  'enquiry.transition-not-allowed': msg`This enquiry has changed meanwhile. Reload the page to see where it stands.`,
  'enquiry.not-an-administrator': msg`Choose an administrator.`,
  'enquiry.too-fast': msg`That was quick. Please send it again in a few seconds.`,
  'enquiry.form-expired': msg`This form was open for too long. Please send it again.`,
};
