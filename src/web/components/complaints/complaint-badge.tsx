// Where a complaint stands.
import { useLingui } from '@lingui/react/macro';
import { Badge } from '@mantine/core';
import type { ComplaintStatus } from '../../../domain/complaints.ts';
import { complaintStatusLabels } from './complaint-labels.ts';

const colours: Readonly<Record<ComplaintStatus, string>> = {
  received: 'yellow',
  in_progress: 'blue',
  resolved: 'teal',
  escalated: 'red',
  closed: 'gray',
};

export function ComplaintBadge({ status }: { status: ComplaintStatus }) {
  const { i18n } = useLingui();
  return (
    <Badge color={colours[status]} flex="none">
      {i18n._(complaintStatusLabels[status])}
    </Badge>
  );
}
