// One complaint in a list: its number, what it is about, the beginning of its words, and what its list adds.
import { useLingui } from '@lingui/react/macro';
import { Anchor, Card, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Complaint } from '../../../contract/complaints.ts';
import { ComplaintBadge } from './complaint-badge.tsx';
import { complaintKindLabels } from './complaint-labels.ts';
import { complaintLink } from './complaint-links.ts';

export function ComplaintCard({ complaint, children }: { complaint: Complaint; children: ReactNode }) {
  const { i18n } = useLingui();
  const [params] = useSearchParams();
  const { id, number, kind, subject_title: subject, message, status } = complaint;
  return (
    <Card component="article" aria-label={number} withBorder>
      <Group justify="space-between" align="flex-start" gap="sm">
        <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Anchor component={Link} to={complaintLink(params, id)} fw={600}>
            {number}
          </Anchor>
          <Text size="sm" c="dimmed">
            {[i18n._(complaintKindLabels[kind]), subject].filter(Boolean).join(' · ')}
          </Text>
        </div>
        <ComplaintBadge status={status} />
      </Group>
      <Text size="sm" mt="xs" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
        {message}
      </Text>
      <Text size="sm" c="dimmed" mt="xs" component="div">
        {children}
      </Text>
    </Card>
  );
}
