// What a complaint says, and everything written since, oldest first.
import { Trans, useLingui } from '@lingui/react/macro';
import { Card, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ComplaintDetail } from '../../../contract/complaints.ts';
import { formatInstant } from '../../../domain/dates.ts';
import { entryLabels } from './complaint-labels.ts';

export function ComplaintThread({ complaint }: { complaint: ComplaintDetail }) {
  const { t, i18n } = useLingui();
  return (
    <Stack component="section" gap="sm" aria-label={t`What was written`}>
      <Written head={<Trans>Complaint</Trans>} at={complaint.created_at} body={complaint.message} />
      {complaint.entries.map(({ id, kind, body, created_at: at }) => (
        <Written key={id} head={i18n._(entryLabels[kind])} at={at} body={body} />
      ))}
    </Stack>
  );
}

function Written({ head, at, body }: { head: ReactNode; at: string; body: string }) {
  return (
    <Card component="article" withBorder>
      <Text size="sm" fw={600}>
        {head}
      </Text>
      <Text size="xs" c="dimmed">
        {formatInstant(at)}
      </Text>
      <Text mt="xs" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {body}
      </Text>
    </Card>
  );
}
