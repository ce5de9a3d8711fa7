import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { rules } from '../../domain/features/properties.ts';

export const sentences: Record<(typeof rules)[number], MessageDescriptor> = {
  'property.transition-not-allowed': msg`This home has changed meanwhile. Reload the page to see where it stands.`,
  'property.draft-incomplete': msg`Something is still missing. Please complete the marked fields.`,
  'property.hidden': msg`Kiraya hid this home. Correct what is wrong and write to us, and we show it again.`,
  'property.not-accepting-leads': msg`This home does not take requests any more. Similar homes are on its page.`,
  'property.own-listing': msg`This is your own home.`,
};
