// One enquiry in the inbox: who, about what, the beginning of what they wrote, and who has it.
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Card, Group, Text } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import type { Enquiry } from '../../../contract/enquiries.ts';
import { formatInstant } from '../../../domain/dates.ts';
import { openEnquiryStatuses } from '../../../domain/enquiries.ts';
import { enquiryKindLabels } from '../../components/enquiries/enquiry-labels.ts';
import { EnquiryBadge } from '../../components/enquiries/enquiry-status-badge.tsx';
import { Waited } from '../shell/waited.tsx';
import { enquiryLink } from './enquiry-messages.ts';

export function EnquiryCard({ enquiry }: { enquiry: Enquiry }) {
  const { i18n } = useLingui();
  const [params] = useSearchParams();
  const { name, kind, topic, company, message, assigned_to: assignee } = enquiry;
  const about = [i18n._(enquiryKindLabels[kind]), topic, company].filter(Boolean).join(' · ');
  const who = assignee?.full_name;
  const isOpen = openEnquiryStatuses.some((one) => one === enquiry.status);
  return (
    <Card component="article" aria-label={name} withBorder>
      <Group justify="space-between" align="flex-start" gap="sm" wrap="nowrap">
        <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Anchor component={Link} to={enquiryLink(params, enquiry.id)} fw={600}>
            {name}
          </Anchor>
          <Text size="sm" c="dimmed">
            {about}
          </Text>
        </div>
        <EnquiryBadge status={enquiry.status} />
      </Group>
      <Text size="sm" mt="xs" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
        {message}
      </Text>
      <Text size="xs" c="dimmed" mt="xs">
        {isOpen ? <Waited since={enquiry.created_at} kind="enquiries" /> : formatInstant(enquiry.created_at)}
        {assignee && (
          <>
            {' · '}
            {who ? <Trans>With {who}</Trans> : <Trans>Assigned</Trans>}
          </>
        )}
      </Text>
    </Card>
  );
}
