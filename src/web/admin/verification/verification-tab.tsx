// Verification: what people ask the office to verify, who waits longest first.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { useSearchParams } from 'react-router';
import { claimShows } from '../../../contract/choices.ts';
import type { QueuedClaim } from '../../../contract/claims.ts';
import { claimKinds } from '../../../domain/claims.ts';
import { claimKindLabels, claimStatusLabels } from '../../components/claims/claim-labels.ts';
import ChoosingCards from '../../components/list/choosing-cards.tsx';
import { ListFilters } from '../../components/list/list-filters.tsx';
import { ListFrame } from '../../components/list/list-frame.tsx';
import { useListInput } from '../../components/list/list-input.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { keepPage } from '../../lib/keep-page.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { RowList } from '../../ui/row-list.tsx';
import { SeenAt } from '../../ui/seen-at.tsx';
import { adminTab } from '../shell/admin-tab.ts';
import { ClaimBatchBar } from './claim-batch-bar.tsx';
import { ClaimCard, ClaimRow } from './claim-card.tsx';
import { type Deciding, DecisionDialog } from './claim-decision-dialog.tsx';
import { claimFailures, nameOf } from './claim-messages.ts';
import { OneByOne, OneByOneButton, placeIn, useStepFocus } from './one-by-one.tsx';

export default adminTab({ place: 70, label: msg`Verification`, permission: 'claims.list' }, VerificationTab);

function VerificationTab() {
  const { t, i18n } = useLingui();
  const { queries } = useApi();
  const [deciding, setDeciding] = useState<Deciding>();
  const { input, isFiltered } = useListInput({ show: claimShows }, { kind: claimKinds });
  const page = useQuery(queries.claims.list.queryOptions({ input, staleTime: 0, placeholderData: keepPage }));
  const place = placeIn(useSearchParams()[0]);
  const around = useStepFocus(place !== undefined);
  const row = (claim: QueuedClaim) => (
    <ClaimRow claim={claim} onDecide={(decision) => setDeciding({ claim, decision })} />
  );
  return (
    <Stack gap="lg" ref={around}>
      <PageHeader
        title={<Trans>Verification</Trans>}
        description={<Trans>Requests to verify people and homes, oldest first.</Trans>}
      />
      <ListFilters
        placeholder={t`Home, place, name or organisation`}
        filters={[
          {
            name: 'show',
            label: t`Show`,
            options: claimShows.map((value) => ({
              value,
              label: value === 'all' ? t`All` : i18n._(claimStatusLabels[value]),
            })),
          },
          {
            name: 'kind',
            label: t`Kind`,
            options: [
              { value: 'all', label: t`Every kind` },
              ...claimKinds.map((value) => ({ value, label: i18n._(claimKindLabels[value]) })),
            ],
          },
        ]}
      />
      <SeenAt of={page} />
      {place !== undefined && page.data && page.data.items.length > 0 ? (
        <OneByOne
          place={place}
          rows={page.data.items}
          nextCursor={page.data.next_cursor}
          total={input.cursor ? undefined : page.data.total}
          card={(claim) => (
            <ClaimCard claim={claim} onDecide={(decision) => setDeciding({ claim, decision })} />
          )}
        />
      ) : (
        <ListFrame
          query={page}
          tools={() => <OneByOneButton />}
          failure={claimFailures.load}
          empty={isFiltered ? t`Nothing matches` : t`Nothing to verify`}
        >
          {(rows, total = rows.length) =>
            input.show === 'submitted' ? (
              <ChoosingCards
                isRows
                rows={rows}
                rowKey={({ id }) => id}
                card={row}
                total={total}
                choosing={{
                  nameOf: (claim) => `${i18n._(claimKindLabels[claim.kind])}: ${nameOf(claim)}`,
                  bar: (chosen, matching, onDone) => (
                    <ClaimBatchBar
                      chosen={chosen}
                      filter={{ q: input.q, kind: input.kind }}
                      total={matching}
                      onDone={onDone}
                    />
                  ),
                }}
              />
            ) : (
              <RowList>
                {rows.map((claim) => (
                  <Fragment key={claim.id}>{row(claim)}</Fragment>
                ))}
              </RowList>
            )
          }
        </ListFrame>
      )}
      {deciding && (
        <DecisionDialog key={deciding.claim.id} {...deciding} onClose={() => setDeciding(undefined)} />
      )}
    </Stack>
  );
}
