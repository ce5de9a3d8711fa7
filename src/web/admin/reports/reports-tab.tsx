// Reported listings: what people say is wrong with a home, newest first, each to be reviewed and decided.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reportShows } from '../../../contract/choices.ts';
import { reportReasons } from '../../../domain/listing-reports.ts';
import { CardList } from '../../components/list/card-list.tsx';
import { type ListFilter, ListFilters } from '../../components/list/list-filters.tsx';
import { useListInput } from '../../components/list/list-input.ts';
import { reportReasonLabels, reportStatusLabels } from '../../components/reports/report-labels.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { keepPage } from '../../lib/keep-page.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { adminTab } from '../shell/admin-tab.ts';
import { useMay } from '../shell/use-may.ts';
import { ReportCard } from './report-card.tsx';
import { type Deciding, DecisionDialog } from './report-decision-dialog.tsx';
import { reportFailures } from './report-messages.ts';

export default adminTab({ place: 50, label: msg`Reported listings`, permission: 'reports.list' }, ReportsTab);

function ReportsTab() {
  const { t } = useLingui();
  const { queries } = useApi();
  const may = useMay();
  const [deciding, setDeciding] = useState<Deciding>();
  const { input, isFiltered } = useListInput({ show: reportShows }, { reason: reportReasons });
  const page = useQuery(
    queries.reports.list.queryOptions({ input, staleTime: 0, placeholderData: keepPage }),
  );
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Reported listings</Trans>}
        description={
          may('reports.hideHome') ? (
            <Trans>Homes that people reported. Dismiss the report or hide the home.</Trans>
          ) : (
            <Trans>Homes that people reported. Dismiss the report or leave it to an administrator.</Trans>
          )
        }
      />
      <ListFilters placeholder={t`Title, locality or city`} filters={useFilters()} />
      <CardList
        query={page}
        failure={reportFailures.load}
        empty={isFiltered ? t`Nothing matches` : t`No reports waiting`}
        rowKey={({ id }) => id}
        card={(report) => (
          <ReportCard report={report} onDecide={(decision) => setDeciding({ report, decision })} />
        )}
      />
      {deciding && (
        <DecisionDialog key={deciding.report.id} {...deciding} onClose={() => setDeciding(undefined)} />
      )}
    </Stack>
  );
}

function useFilters(): ListFilter[] {
  const { t, i18n } = useLingui();
  const shows = { waiting: t`Waiting`, all: t`All` };
  const labelOf = (value: (typeof reportShows)[number]) =>
    value === 'waiting' || value === 'all' ? shows[value] : i18n._(reportStatusLabels[value]);
  return [
    {
      name: 'show',
      label: t`Show`,
      options: reportShows.map((value) => ({ value, label: labelOf(value) })),
    },
    {
      name: 'reason',
      label: t`Reason`,
      options: [
        { value: 'all', label: t`Every reason` },
        ...reportReasons.map((value) => ({ value, label: i18n._(reportReasonLabels[value]) })),
      ],
    },
  ];
}
