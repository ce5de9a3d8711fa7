// Where an enquiry stands, in its colour.
import { useLingui } from '@lingui/react/macro';
import { Badge } from '@mantine/core';
import type { EnquiryStatus } from '../../../domain/enquiries.ts';
import { enquiryStatusLabels } from './enquiry-labels.ts';

const colours: Readonly<Record<EnquiryStatus, string>> = {
  new: 'yellow',
  in_progress: 'blue',
  answered: 'green',
  closed: 'gray',
  spam: 'red',
};

export function EnquiryBadge({ status }: { status: EnquiryStatus }) {
  const { i18n } = useLingui();
  return (
    <Badge color={colours[status]} flex="none">
      {i18n._(enquiryStatusLabels[status])}
    </Badge>
  );
}
