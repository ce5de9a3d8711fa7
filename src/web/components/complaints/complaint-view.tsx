// One complaint as a page: the way back, its facts, all that was written, and what its reader may do.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Text, Title } from '@mantine/core';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { ComplaintDetail } from '../../../contract/complaints.ts';
import { isOpenComplaint } from '../../../domain/complaints.ts';
import { formatDate } from '../../../domain/dates.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { DetailFrame } from '../detail-frame.tsx';
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
  next?: ReactNode;
};

export function ComplaintView({ query, facts, actions, next }: ComplaintViewProps) {
  const { t } = useLingui();
  const [params] = useSearchParams();
  return (
    <DetailFrame
      query={useQuery(query)}
      back={{ to: complaintsLink(params), label: t`All complaints` }}
      next={next}
      none={<EmptyState title={t`There is no such complaint`} />}
      failure={msg`The complaint could not be loaded`}
    >
      {(complaint) => (
        <ComplaintBody complaint={complaint} facts={facts?.(complaint)} actions={actions(complaint)} />
      )}
    </DetailFrame>
  );
}

type ComplaintBodyProps = { complaint: ComplaintDetail; facts?: ReactNode; actions: ReactNode };

export const ComplaintBody = ({ complaint, facts, actions }: ComplaintBodyProps) => (
  <>
    <Head complaint={complaint}>{facts}</Head>
    <ComplaintThread complaint={complaint} />
    {actions}
  </>
);

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
