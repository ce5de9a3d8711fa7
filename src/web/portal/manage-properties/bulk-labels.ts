// What listing states and the changes of many homes at once are called.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OwnHome } from '../../../contract/listing.ts';

export const stateLabels: Readonly<Record<OwnHome['listing_state'], MessageDescriptor>> = {
  draft: msg`Draft`,
  published: msg`Published`,
  paused: msg`Paused`,
  withdrawn: msg`Withdrawn`,
};

export type BulkAction = 'publish' | 'pause' | 'resume' | 'renew';

export const bulkLabels: Readonly<Record<BulkAction, MessageDescriptor>> = {
  renew: msg`Renew`,
  pause: msg`Pause`,
  resume: msg`Resume`,
  publish: msg`Publish`,
};
