// Reported listings: what people say is wrong with a home, newest first, each to be reviewed and decided.
import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { reportShows } from '../../../contract/choices.ts';
import type { ListingReport } from '../../../contract/reports.ts';
import { reportReasons } from '../../../domain/listing-reports.ts';
import { ListControls } from '../../components/list/list-controls.tsx';
import { ListPage, useListInput } from '../../components/list/list-page.tsx';
import { ShowSelect } from '../../components/list/show-select.tsx';
import { reportReasonLabels, reportStatusLabels } from '../../components/reports/report-labels.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { keepPage } from '../../lib/keep-page.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { ReportCard } from './report-card.tsx';
import { type Deciding, DecisionDialog } from './report-decision-dialog.tsx';
import { reportFailures } from './report-messages.ts';

export default function ReportsTab() {
  const { t } = useLingui();
  const { queries } = useApi();
  const [params] = useSearchParams();
  const [deciding, setDeciding] = useState<Deciding>();
  const reason = reportReasons.find((one) => one === params.get('reason'));
  const input = { ...useListInput(reportShows), ...(reason ? { reason } : {}) };
  const page = useQuery(
    queries.reports.list.queryOptions({ input, staleTime: 0, placeholderData: keepPage }),
  );
  const isFiltered = input.q || reason || input.show !== 'waiting';
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Reported listings</Trans>}
        description={
          <Trans>What people say is wrong with a home. Dismiss a report, or hide the home it is about.</Trans>
        }
      />
      <Filters show={input.show} reason={reason ?? 'all'} />
      <ListPage<ListingReport, NonNullable<typeof page.data>>
        page={page}
        failure={reportFailures.load}
        empty={isFiltered ? t`Nothing matches` : t`No reports waiting`}
      >
        {({ items }) =>
          items.map((report) => (
            <ReportCard
              key={report.id}
              report={report}
              onDecide={(decision) => setDeciding({ report, decision })}
            />
          ))
        }
      </ListPage>
      {deciding && (
        <DecisionDialog key={deciding.report.id} {...deciding} onClose={() => setDeciding(undefined)} />
      )}
    </Stack>
  );
}

function Filters({ show, reason }: { show: string; reason: string }) {
  const { t, i18n } = useLingui();
  const shows = { waiting: t`Waiting`, all: t`All` };
  const labelOf = (value: (typeof reportShows)[number]) =>
    value === 'waiting' || value === 'all' ? shows[value] : i18n._(reportStatusLabels[value]);
  return (
    <Group align="flex-end" gap="sm">
      <ListControls placeholder={t`Title, locality or city`} />
      <ShowSelect value={show} options={reportShows.map((value) => ({ value, label: labelOf(value) }))} />
      <ShowSelect
        name="reason"
        label={t`Reason`}
        value={reason}
        options={[
          { value: 'all', label: t`Every reason` },
          ...reportReasons.map((value) => ({ value, label: i18n._(reportReasonLabels[value]) })),
        ]}
      />
    </Group>
  );
}
