// What people read for the kinds and states of complaints, and for each thing written in one.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComplaintDetail } from '../../../contract/complaints.ts';
import type { ComplaintKind, ComplaintStatus } from '../../../domain/complaints.ts';

export const complaintKindLabels: Readonly<Record<ComplaintKind, MessageDescriptor>> = {
  commission_line: msg`A commission`,
  home: msg`A home`,
  lease: msg`A lease`,
  payment: msg`A payment`,
  broker: msg`A broker`,
  account: msg`My account`,
  other: msg`Something else`,
};

export const complaintStatusLabels: Readonly<Record<ComplaintStatus, MessageDescriptor>> = {
  received: msg({ message: 'Received', context: 'of a complaint' }),
  in_progress: msg`In progress`,
  resolved: msg`Decided`,
  escalated: msg`With the grievance officer`,
  closed: msg`Closed`,
};

type EntryKind = ComplaintDetail['entries'][number]['kind'];

export const entryLabels: Readonly<Record<EntryKind, MessageDescriptor>> = {
  message: msg`Message`,
  reply: msg`Our team’s answer`,
  note: msg`Internal note`,
  decision: msg`Decision`,
  reopened: msg`Why the decision is not accepted`,
};
