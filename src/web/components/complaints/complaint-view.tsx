// One complaint as a page: the way back, its facts, all that was written, and what its reader may do.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { ComplaintDetail } from '../../../contract/complaints.ts';
import { isOpenComplaint } from '../../../domain/complaints.ts';
import { formatDate } from '../../../domain/dates.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconChevronLeft } from '../../ui/icons.ts';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { LoadError } from '../load-error.tsx';
import { ComplaintBadge } from './complaint-badge.tsx';
import { complaintKindLabels } from './complaint-labels.ts';
import { complaintsLink } from './complaint-links.ts';
import { ComplaintThread } from './complaint-thread.tsx';

type ComplaintViewProps = {
  /** Options of `complaints.getMine`, or of an administrator's `complaints.get`. */
  // biome-ignore lint/suspicious/noExplicitAny: the library's own options carry their key and error types, which do not matter here
  query: UseQueryOptions<ComplaintDetail, any, ComplaintDetail, any>;
  /** Below the facts. */
  facts?: (complaint: ComplaintDetail) => ReactNode;
  actions: (complaint: ComplaintDetail) => ReactNode;
};

export function ComplaintView({ query, facts, actions }: ComplaintViewProps) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const complaint = useQuery(query);
  const { error } = complaint;
  const isNone = error !== null && 'status' in error && [404, 422].includes(Number(error.status));
  return (
    <Stack gap="lg">
      <div>
        <Button
          component={Link}
          to={complaintsLink(params)}
          variant="subtle"
          size="sm"
          leftSection={<IconChevronLeft size={16} aria-hidden />}
        >
          <Trans>All complaints</Trans>
        </Button>
      </div>
      {complaint.isPending && <TableSkeleton />}
      {isNone && <EmptyState title={t`There is no such complaint`} />}
      {complaint.isError && !isNone && (
        <LoadError query={complaint} otherwise={msg`The complaint could not be loaded`} />
      )}
      {complaint.data && (
        <>
          <Head complaint={complaint.data}>{facts?.(complaint.data)}</Head>
          <ComplaintThread complaint={complaint.data} />
          {actions(complaint.data)}
        </>
      )}
    </Stack>
  );
}

function Head({ complaint, children }: { complaint: ComplaintDetail; children: ReactNode }) {
  const { i18n } = useLingui();
  const { number, kind, subject_title: subject, status } = complaint;
  const day = formatDate(complaint.answer_by);
  return (
    <header>
      <Group gap="sm">
        <Title order={1} size="h2">
          {number}
        </Title>
        <ComplaintBadge status={status} />
      </Group>
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {[i18n._(complaintKindLabels[kind]), subject].filter(Boolean).join(' · ')}
      </Text>
      {isOpenComplaint(status) && (
        <Text size="sm">
          <Trans>Answer by {day}</Trans>
        </Text>
      )}
      {children}
    </header>
  );
}
