// Doubtful listings: what of published homes is hard to believe, and pairs that may be one home, newest first.
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flagShows } from '../../../contract/choices.ts';
import type { ListingFlag } from '../../../contract/flags.ts';
import { doubtKinds } from '../../../domain/listing-doubts.ts';
import { KindFilters, useKindsInput } from '../../components/list/kind-filters.tsx';
import { ListPage } from '../../components/list/list-page.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { keepPage } from '../../lib/keep-page.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { FlagCard } from './flag-card.tsx';
import { type Deciding, DecisionDialog } from './flag-decision-dialog.tsx';
import { doubtKindLabels, flagFailures, flagStatusLabels } from './flag-labels.ts';

export default function FlagsTab() {
  const { t, i18n } = useLingui();
  const { queries } = useApi();
  const [deciding, setDeciding] = useState<Deciding>();
  const { input, isFiltered } = useKindsInput(flagShows, doubtKinds);
  const page = useQuery(queries.flags.list.queryOptions({ input, staleTime: 0, placeholderData: keepPage }));
  const shows = { waiting: t`Waiting`, all: t`All` };
  const labelOf = (value: (typeof flagShows)[number]) =>
    value === 'waiting' || value === 'all' ? shows[value] : i18n._(flagStatusLabels[value]);
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Doubtful listings</Trans>}
        description={
          <Trans>
            Homes that are hard to believe or may be listed twice. Dismiss a doubt, ask the lister, or hide
            the home.
          </Trans>
        }
      />
      <KindFilters
        placeholder={t`Title, locality or city`}
        input={input}
        shows={flagShows.map((value) => ({ value, label: labelOf(value) }))}
        kinds={doubtKinds.map((value) => ({ value, label: i18n._(doubtKindLabels[value]) }))}
      />
      <ListPage<ListingFlag, NonNullable<typeof page.data>>
        page={page}
        failure={flagFailures.load}
        empty={isFiltered ? t`Nothing matches` : t`No listing is in doubt`}
      >
        {({ items }) =>
          items.map((flag) => (
            <FlagCard key={flag.id} flag={flag} onDecide={(decision) => setDeciding({ flag, decision })} />
          ))
        }
      </ListPage>
      {deciding && (
        <DecisionDialog key={deciding.flag.id} {...deciding} onClose={() => setDeciding(undefined)} />
      )}
    </Stack>
  );
}
