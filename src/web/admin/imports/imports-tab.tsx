// Large files of new accounts, oldest first: a look at their first rows, and a yes or a no before anything is shown.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { importShows } from '../../../contract/choices.ts';
import type { ImportReview } from '../../../contract/import-reviews.ts';
import { CardList } from '../../components/list/card-list.tsx';
import { ListFilters } from '../../components/list/list-filters.tsx';
import { useListInput } from '../../components/list/list-input.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { keepPage } from '../../lib/keep-page.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { adminTab } from '../shell/admin-tab.ts';
import { DeclineDialog } from './decline-dialog.tsx';
import { ImportCard } from './import-card.tsx';
import { importFailures, importStateLabels } from './import-labels.ts';

export default adminTab({ place: 66, label: msg`Imports`, permission: 'importReviews.list' }, ImportsTab);

function ImportsTab() {
  const { t, i18n } = useLingui();
  const { queries } = useApi();
  const [declining, setDeclining] = useState<ImportReview>();
  const { input, isFiltered } = useListInput({ show: importShows });
  const page = useQuery(
    queries.importReviews.list.queryOptions({ input, staleTime: 0, placeholderData: keepPage }),
  );
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Imports</Trans>}
        description={
          <Trans>
            Large files of new accounts wait here. Look at the first rows, then accept the file or decline it.
          </Trans>
        }
      />
      <ListFilters
        placeholder={t`File or owner`}
        filters={[
          {
            name: 'show',
            label: t`Show`,
            options: importShows.map((value) => ({
              value,
              label: value === 'all' ? t`All` : i18n._(importStateLabels[value]),
            })),
          },
        ]}
      />
      <CardList
        query={page}
        failure={importFailures.load}
        empty={isFiltered ? t`Nothing matches` : t`No import is waiting`}
        rowKey={({ id }) => id}
        card={(review) => <ImportCard review={review} onDecline={() => setDeclining(review)} />}
      />
      {declining && (
        <DeclineDialog key={declining.id} review={declining} onClose={() => setDeclining(undefined)} />
      )}
    </Stack>
  );
}
