// Words of maintenance: states with their colours, kinds, urgency, and what happened.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  MaintenanceCategory,
  MaintenanceEvent,
  MaintenanceSide,
  MaintenanceStatus,
  Priority,
} from '../../../domain/maintenance.ts';

export const maintenanceStatusShown: Readonly<
  Record<MaintenanceStatus, { label: MessageDescriptor; color: string }>
> = {
  open: { label: msg`Open`, color: 'yellow' },
  assigned: { label: msg`Assigned`, color: 'blue' },
  in_progress: { label: msg`In progress`, color: 'blue' },
  done: { label: msg`Done`, color: 'green' },
  cancelled: { label: msg`Cancelled`, color: 'gray' },
};

export const categoryLabels: Readonly<Record<MaintenanceCategory, MessageDescriptor>> = {
  plumbing: msg`Water and plumbing`,
  electrical: msg`Electricity`,
  appliance: msg`An appliance`,
  structure: msg`Walls, doors, windows`,
  cleaning: msg`Cleaning and pests`,
  other: msg`Something else`,
};

export const priorityLabels: Readonly<Record<Priority, MessageDescriptor>> = {
  low: msg`Can wait`,
  normal: msg`Soon`,
  urgent: msg`Urgent`,
};

export const maintenanceSideLabels: Readonly<Record<MaintenanceSide, MessageDescriptor>> = {
  tenant: msg`Tenant`,
  landlord: msg`Landlord`,
  manager: msg`Property manager`,
};

const happened: Readonly<Record<MaintenanceEvent, MessageDescriptor>> = {
  'maintenance.raised': msg`Requested`,
  'maintenance.triage': msg`Priority set`,
  'maintenance.assign': msg`Assigned`,
  'maintenance.start': msg`Work started`,
  'maintenance.quote': msg`Estimate given`,
  'maintenance.approve': msg`Cost approved`,
  'maintenance.finish': msg`Done`,
  'maintenance.cancel': msg`Cancelled`,
  'maintenance.reopen': msg`Opened again`,
  'maintenance.rate': msg`Rated`,
};

export const happenedLabel = (action: string): MessageDescriptor =>
  happened[action as MaintenanceEvent] ?? msg`Changed`;
