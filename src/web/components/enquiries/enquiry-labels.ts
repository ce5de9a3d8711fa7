// What people read for the kinds and states of enquiries.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EnquiryKind, EnquiryStatus } from '../../../domain/enquiries.ts';

export const enquiryKindLabels: Readonly<Record<EnquiryKind, MessageDescriptor>> = {
  contact: msg`Contact`,
  corporates: msg`Corporates`,
  services: msg`Services`,
  guaranteed_lease: msg`Guaranteed lease`,
  tenant_verification: msg`Tenant verification`,
  property: msg`A home`,
};

export const enquiryStatusLabels: Readonly<Record<EnquiryStatus, MessageDescriptor>> = {
  new: msg`New`,
  in_progress: msg`In progress`,
  answered: msg`Answered`,
  closed: msg`Closed`,
  spam: msg`Spam`,
};
