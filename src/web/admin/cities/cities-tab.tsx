// Cities: which are served, who waits for one, and the button that begins to serve it.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { cityShows } from '../../../contract/choices.ts';
import type { CityRow } from '../../../contract/served-cities.ts';
import { DataList } from '../../components/list/data-list.tsx';
import { ListFilters } from '../../components/list/list-filters.tsx';
import { useListInput } from '../../components/list/list-input.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { keepPage } from '../../lib/keep-page.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { adminTab } from '../shell/admin-tab.ts';
import { useCityColumns } from './city-columns.tsx';
import { ServeDialog } from './serve-dialog.tsx';

export default adminTab({ place: 64, label: msg`Cities`, permission: 'servedCities.list' }, CitiesTab);

function CitiesTab() {
  const { t } = useLingui();
  const { queries } = useApi();
  const [serving, setServing] = useState<CityRow>();
  const { input, isFiltered } = useListInput({ show: cityShows });
  const shows = { asked: t`Asked for`, served: t`Served`, all: t`All` };
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Cities</Trans>}
        description={
          <Trans>
            Cities people want, and cities we serve. Once we serve a city, homes can be listed there and we
            notify everyone waiting.
          </Trans>
        }
      />
      <ListFilters
        placeholder={t`City or state`}
        filters={[
          {
            name: 'show',
            label: t`Show`,
            options: cityShows.map((value) => ({ value, label: shows[value] })),
          },
        ]}
      />
      <DataList
        name="cities"
        label={t`Cities`}
        query={useQuery(
          queries.servedCities.list.queryOptions({ input, staleTime: 0, placeholderData: keepPage }),
        )}
        failure={msg`The cities could not be loaded`}
        empty={isFiltered ? t`Nothing matches` : t`No city requested`}
        columns={useCityColumns(setServing)}
        rowKey={({ id }) => String(id)}
        minWidth={720}
      />
      {serving && <ServeDialog key={serving.id} city={serving} onClose={() => setServing(undefined)} />}
    </Stack>
  );
}
