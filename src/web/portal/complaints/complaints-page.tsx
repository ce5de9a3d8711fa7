// `/portal/complaints`: one's own complaints, a new one, or the one that the address names.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { Complaint } from '../../../contract/complaints.ts';
import { isOpenComplaint } from '../../../domain/complaints.ts';
import { formatDate, formatInstant } from '../../../domain/dates.ts';
import { ComplaintCard } from '../../components/complaints/complaint-card.tsx';
import { CardList } from '../../components/list/card-list.tsx';
import { useListInput } from '../../components/list/list-input.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { keepPage } from '../../lib/keep-page.ts';
import { screenMeta } from '../../lib/screen-meta.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ComplaintForm } from './complaint-form.tsx';
import { OwnComplaint } from './own-complaint.tsx';

export const meta = () => screenMeta(msg`Complaints`);

export default function ComplaintsPage() {
  const [params] = useSearchParams();
  const id = params.get('complaint');
  return id ? <OwnComplaint key={id} id={id} /> : <OwnComplaints />;
}

function OwnComplaints() {
  const { t } = useLingui();
  const { queries } = useApi();
  const [params, setParams] = useSearchParams();
  const line = params.get('line');
  const words: unknown = useLocation().state?.words;
  const [isWriting, setWriting] = useState(params.has('write'));
  const { cursor } = useListInput().input;
  const page = useQuery(
    queries.complaints.listMine.queryOptions({
      input: { cursor },
      staleTime: 0,
      placeholderData: keepPage,
    }),
  );
  const close = () => {
    setWriting(false);
    if (line || params.has('write')) setParams({}, { replace: true });
  };
  const write = (
    <Button onClick={() => setWriting(true)}>
      <Trans>Write a complaint</Trans>
    </Button>
  );
  return (
    <Stack gap="lg" maw={860}>
      <PageHeader
        title={<Trans>Complaints</Trans>}
        description={
          <Trans>
            Each complaint has a number and a date by which we’ll reply. If you do not accept a decision, you
            can take it to the grievance officer once.
          </Trans>
        }
        actions={write}
      />
      <CardList
        query={page}
        failure={msg`Failed to load complaints`}
        empty={<EmptyState title={t`You have no complaints`} />}
        rowKey={({ id }) => id}
        card={(complaint) => (
          <ComplaintCard complaint={complaint}>
            <Days complaint={complaint} />
          </ComplaintCard>
        )}
      />
      {(isWriting || line) && (
        <ComplaintForm line={line} words={typeof words === 'string' ? words : ''} onClose={close} />
      )}
    </Stack>
  );
}

function Days({ complaint }: { complaint: Complaint }) {
  const [sent, day] = [formatInstant(complaint.created_at), formatDate(complaint.answer_by)];
  if (!isOpenComplaint(complaint.status)) return sent;
  return (
    <>
      {sent} · <Trans>Answer by {day}</Trans>
    </>
  );
}
