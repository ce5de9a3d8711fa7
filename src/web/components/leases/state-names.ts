// States whose law of renting homes is told, as the page's language writes them.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A state that gets a row in the law needs its name here to be shown in Hindi too. */
export const stateNames: Readonly<Record<string, MessageDescriptor>> = {
  Assam: msg`Assam`,
  Maharashtra: msg`Maharashtra`,
  'Tamil Nadu': msg`Tamil Nadu`,
  'Uttar Pradesh': msg`Uttar Pradesh`,
};
