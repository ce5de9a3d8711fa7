// Complaints: the list of the office, or the one complaint that the address names.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { complaintShows, enquiryOwners } from '../../../contract/choices.ts';
import type { Complaint } from '../../../contract/complaints.ts';
import { isOpenComplaint } from '../../../domain/complaints.ts';
import { formatDate, formatInstant } from '../../../domain/dates.ts';
import { ComplaintCard } from '../../components/complaints/complaint-card.tsx';
import { complaintStatusLabels } from '../../components/complaints/complaint-labels.ts';
import { CardList } from '../../components/list/card-list.tsx';
import { ListFilters } from '../../components/list/list-filters.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { keepPage } from '../../lib/keep-page.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { SeenAt } from '../../ui/seen-at.tsx';
import { adminTab } from '../shell/admin-tab.ts';
import { ComplaintPage } from './complaint-page.tsx';
import { Sender } from './sender.tsx';
import { useComplaintInput } from './use-complaint-input.ts';

export default adminTab({ place: 45, label: msg`Complaints`, permission: 'complaints.list' }, ComplaintsTab);

function ComplaintsTab() {
  const [params] = useSearchParams();
  const id = params.get('complaint');
  return id ? <ComplaintPage key={id} id={id} /> : <ComplaintList />;
}

function ComplaintList() {
  const { t, i18n } = useLingui();
  const { queries } = useApi();
  const { input, isFiltered } = useComplaintInput();
  const page = useQuery(
    queries.complaints.list.queryOptions({
      input,
      staleTime: 0,
      placeholderData: keepPage,
    }),
  );
  const shows = { open: t`Open`, unanswered: t`Waiting for our answer`, all: t`All` };
  const owners = { anyone: t`Anyone`, me: t`Me`, nobody: t`No one` };
  const labelOf = (value: (typeof complaintShows)[number]) =>
    value === 'open' || value === 'unanswered' || value === 'all'
      ? shows[value]
      : i18n._(complaintStatusLabels[value]);
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Complaints</Trans>}
        description={<Trans>Answer each one by its due date.</Trans>}
      />
      <ListFilters
        placeholder={t`Number, name or email`}
        filters={[
          {
            name: 'show',
            label: t`Show`,
            options: complaintShows.map((value) => ({ value, label: labelOf(value) })),
          },
          {
            name: 'assigned',
            label: t`Assigned to`,
            options: enquiryOwners.map((value) => ({ value, label: owners[value] })),
          },
        ]}
      />
      <SeenAt of={page} />
      <CardList
        query={page}
        failure={msg`Failed to load complaints`}
        empty={isFiltered ? t`Nothing matches` : t`No complaints waiting`}
        rowKey={({ id }) => id}
        card={(complaint) => (
          <ComplaintCard complaint={complaint}>
            <Facts complaint={complaint} />
          </ComplaintCard>
        )}
      />
    </Stack>
  );
}

function Facts({ complaint }: { complaint: Complaint }) {
  const { created_at: at, status, assigned_to: assignee } = complaint;
  const [sent, day, who] = [formatInstant(at), formatDate(complaint.answer_by), assignee?.full_name];
  return (
    <>
      <Trans>
        From <Sender complaint={complaint} />, {sent}
      </Trans>
      {isOpenComplaint(status) && (
        <>
          {' · '}
          {complaint.answer_by < clock.today() ? (
            <Text span inherit c="red" fw={600}>
              <Trans>Late: the answer was due by {day}</Trans>
            </Text>
          ) : (
            <Trans>Answer by {day}</Trans>
          )}
        </>
      )}
      {assignee && (
        <>
          {' · '}
          {who ? <Trans>With {who}</Trans> : <Trans>Assigned</Trans>}
        </>
      )}
    </>
  );
}
