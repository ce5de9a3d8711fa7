// Doubtful listings: what of published homes is hard to believe, and pairs that may be one home, newest first.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { flagShows } from '../../../contract/choices.ts';
import { doubtKinds } from '../../../domain/listing-doubts.ts';
import { CardList } from '../../components/list/card-list.tsx';
import { ListFilters } from '../../components/list/list-filters.tsx';
import { useListInput } from '../../components/list/list-input.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { keepPage } from '../../lib/keep-page.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { adminTab } from '../shell/admin-tab.ts';
import { DismissBar } from './dismiss-bar.tsx';
import { FlagCard } from './flag-card.tsx';
import { type Deciding, DecisionDialog } from './flag-decision-dialog.tsx';
import { doubtKindLabels, flagFailures, flagStatusLabels } from './flag-labels.ts';

export default adminTab({ place: 60, label: msg`Flagged listings`, permission: 'flags.list' }, FlagsTab);

function FlagsTab() {
  const { t, i18n } = useLingui();
  const { queries } = useApi();
  const [deciding, setDeciding] = useState<Deciding>();
  const { input, isFiltered } = useListInput({ show: flagShows }, { kind: doubtKinds });
  const page = useQuery(queries.flags.list.queryOptions({ input, staleTime: 0, placeholderData: keepPage }));
  const shows = { waiting: t`Waiting`, all: t`All` };
  const labelOf = (value: (typeof flagShows)[number]) =>
    value === 'waiting' || value === 'all' ? shows[value] : i18n._(flagStatusLabels[value]);
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Flagged listings</Trans>}
        description={
          <Trans>
            Flagged listings: implausible details or possible duplicates. Dismiss the flag, ask the owner, or
            hide the home.
          </Trans>
        }
      />
      <ListFilters
        placeholder={t`Title, locality or city`}
        filters={[
          {
            name: 'show',
            label: t`Show`,
            options: flagShows.map((value) => ({ value, label: labelOf(value) })),
          },
          {
            name: 'kind',
            label: t`Kind`,
            options: [
              { value: 'all', label: t`Every kind` },
              ...doubtKinds.map((value) => ({ value, label: i18n._(doubtKindLabels[value]) })),
            ],
          },
        ]}
      />
      <CardList
        query={page}
        failure={flagFailures.load}
        empty={isFiltered ? t`Nothing matches` : t`No flagged listings`}
        rowKey={({ id }) => id}
        choosing={
          input.show === 'waiting'
            ? {
                nameOf: ({ kind, home }) => `${home.title}: ${i18n._(doubtKindLabels[kind])}`,
                bar: (chosen, total, onDone) => (
                  <DismissBar
                    chosen={chosen}
                    filter={{ q: input.q, kind: input.kind }}
                    total={total}
                    onDone={onDone}
                  />
                ),
              }
            : undefined
        }
        card={(flag) => <FlagCard flag={flag} onDecide={(decision) => setDeciding({ flag, decision })} />}
      />
      {deciding && (
        <DecisionDialog key={deciding.flag.id} {...deciding} onClose={() => setDeciding(undefined)} />
      )}
    </Stack>
  );
}
