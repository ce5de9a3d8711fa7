// Localities: new names that listers wrote, each with the known ones it may be, to be accepted, merged or dismissed; and all others.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { localityShows } from '../../../contract/choices.ts';
import type { CuratedLocality } from '../../../contract/curated-localities.ts';
import { CardList } from '../../components/list/card-list.tsx';
import { ListFilters } from '../../components/list/list-filters.tsx';
import { useListInput } from '../../components/list/list-input.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { keepPage } from '../../lib/keep-page.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { adminTab } from '../shell/admin-tab.ts';
import { LocalityCard } from './locality-card.tsx';
import { localityFailures, localityStateLabels } from './locality-labels.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { NamesDialog } from './names-dialog.tsx';

type Asked = { dialog: 'merge' | 'names'; locality: CuratedLocality };

export default adminTab(
  { place: 62, label: msg`Localities`, permission: 'curatedLocalities.list' },
  PlacesTab,
);

function PlacesTab() {
  const { t, i18n } = useLingui();
  const { queries } = useApi();
  const [asked, setAsked] = useState<Asked>();
  const { input, isFiltered } = useListInput({ show: localityShows });
  const page = useQuery(
    queries.curatedLocalities.list.queryOptions({ input, staleTime: 0, placeholderData: keepPage }),
  );
  const close = () => setAsked(undefined);
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Localities</Trans>}
        description={
          <Trans>
            New place names from listings, most homes first. Accept each as a locality, merge it into a known
            one, or dismiss it.
          </Trans>
        }
      />
      <ListFilters
        placeholder={t`Locality, other name or city`}
        filters={[
          {
            name: 'show',
            label: t`Show`,
            options: localityShows.map((value) => ({
              value,
              label: value === 'all' ? t`All` : i18n._(localityStateLabels[value]),
            })),
          },
        ]}
      />
      <CardList
        query={page}
        failure={localityFailures.load}
        empty={isFiltered ? t`Nothing matches` : t`No new locality is waiting`}
        rowKey={({ id }) => String(id)}
        card={(locality) => (
          <LocalityCard locality={locality} onAsk={(dialog) => setAsked({ dialog, locality })} />
        )}
      />
      {asked?.dialog === 'merge' && (
        <MergeDialog key={asked.locality.id} locality={asked.locality} onClose={close} />
      )}
      {asked?.dialog === 'names' && (
        <NamesDialog key={asked.locality.id} locality={asked.locality} onClose={close} />
      )}
    </Stack>
  );
}
