// Who is owed: what the next batch would pay, whom it carries and why, and making the draft.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { SegmentedControl, Skeleton, Stack, Text } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PayoutCandidate, PayoutTotals } from '../../../contract/payouts.ts';
import { paise } from '../../../domain/money.ts';
import { byCursor } from '../../components/list/by-cursor.ts';
import { DataList } from '../../components/list/data-list.tsx';
import { ListFilters } from '../../components/list/list-filters.tsx';
import { useListInput } from '../../components/list/list-input.ts';
import { LoadError } from '../../components/load-error.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { useQueryChange } from '../../lib/use-query-change.ts';
import { MoneyText } from '../../ui/money-text.tsx';
import { Loading } from '../../ui/skeletons.tsx';
import { useIsPhone } from '../../ui/use-is-phone.ts';
import { May } from '../shell/may.tsx';
import { useCandidateColumns } from './candidate-columns.tsx';
import classes from './candidates.module.css';
import { ClearDialog } from './clear-dialog.tsx';
import { ConfirmAccountDialog } from './confirm-account-dialog.tsx';
import { DraftButton } from './draft-button.tsx';
import { PayeeDialog } from './payee-dialog.tsx';
import { blockLabels, payoutTexts } from './payout-labels.ts';
import { RemindAll } from './remind-all.tsx';
import { Section } from './section.tsx';

const shows = ['all', 'to_pay', 'carried'] as const;
const sorts = ['most', 'least', 'code'] as const;

export function Candidates() {
  const { t } = useLingui();
  const { api, queries } = useApi();
  const [, change] = useQueryChange();
  const {
    input: { q, show },
  } = useListInput({ show: shows });
  // The most money first, as that is asked for first.
  const { sort } = useListInput({ sort: sorts }).input;
  const choose = (value: string) => change({ show: value === 'all' ? null : value });
  const [looked, setLooked] = useState<PayoutCandidate>();
  const [cleared, setCleared] = useState<PayoutCandidate>();
  const [confirmed, setConfirmed] = useState<PayoutCandidate>();
  const list = useInfiniteQuery(
    queries.payouts.candidates.infiniteOptions({
      ...byCursor,
      input: (cursor: string | undefined) => ({ show, q, sort, cursor }),
      staleTime: 0,
    }),
  );
  const totals = useQuery(queries.payouts.totals.queryOptions({ staleTime: 0 }));
  const heldBack = totals.data?.carried.reduce((sum, { people }) => sum + people, 0) ?? 0;
  const missing = totals.data?.to_remind ?? 0;
  // Of a search it is known once all that it found is here.
  const mayLack = !q || list.hasNextPage || list.data?.pages.some(({ items }) => items.some(lacksDetails));
  return (
    <Section
      title={t`Owed to affiliates`}
      actions={
        <May to="payouts.createBatch">
          <DraftButton
            create={api.payouts.createBatch}
            toPay={totals.data?.to_pay}
            nobody={
              heldBack > 0 && (
                <Plural
                  value={heldBack}
                  one="No one can be paid now: # person is held back"
                  other="No one can be paid now: # people are held back"
                />
              )
            }
          />
        </May>
      }
    >
      {totals.isPending && <TotalsSkeleton />}
      {totals.isError && !totals.data && <LoadError query={totals} otherwise={payoutTexts.loadCandidates} />}
      {totals.data && <Totals totals={totals.data} />}
      <ListFilters
        placeholder={t`Name or affiliate ID`}
        filters={[
          {
            name: 'sort',
            label: t`Sort`,
            options: [
              { value: 'most', label: t`Most owed first` },
              { value: 'least', label: t`Least owed first` },
              { value: 'code', label: t`Affiliate ID` },
            ],
          },
        ]}
      />
      <DataList
        name="owed"
        label={t`Owed to affiliates`}
        query={list}
        failure={payoutTexts.loadCandidates}
        start={
          <SegmentedControl
            aria-label={t`Who is shown`}
            // Each as wide as its words.
            styles={{ control: { flexBasis: 'auto' } }}
            value={show}
            onChange={choose}
            data={[
              { value: 'all', label: t`All` },
              { value: 'to_pay', label: t`To be paid` },
              { value: 'carried', label: t`Held back` },
            ]}
          />
        }
        empty={q || show !== 'all' ? t`Nothing matches` : t`Nothing is owed to anyone.`}
        tools={
          missing > 0 &&
          mayLack && (
            <May to="payees.remindMatching">
              <RemindAll q={q} total={missing} />
            </May>
          )
        }
        columns={useCandidateColumns({ onLook: setLooked, onClear: setCleared, onConfirm: setConfirmed })}
        rowKey={({ affiliate_id: id }) => id}
        minWidth={860}
      />
      {looked?.user_id && (
        <PayeeDialog userId={looked.user_id} name={looked.full_name} onClose={() => setLooked(undefined)} />
      )}
      {confirmed?.user_id && (
        <ConfirmAccountDialog
          userId={confirmed.user_id}
          name={confirmed.full_name}
          onClose={() => setConfirmed(undefined)}
        />
      )}
      {cleared && <ClearDialog candidate={cleared} onClose={() => setCleared(undefined)} />}
    </Section>
  );
}

const lacksDetails = ({ block }: PayoutCandidate) => block === 'no-pan' || block === 'no-account';

/** As tall as the figure of the next batch and what is held back. */
const TotalsSkeleton = () => (
  <Loading>
    <Stack gap="sm">
      <Skeleton height={54} width="60%" />
      <Skeleton height={20} />
    </Stack>
  </Loading>
);

function Totals({ totals: { to_pay: toPay, carried } }: { totals: PayoutTotals }) {
  const { i18n } = useLingui();
  const isPhone = useIsPhone();
  const heldBack = carried.reduce((sum, { people }) => sum + people, 0);
  const reasons = (
    <dl className={classes.reasons}>
      {carried.map(({ block, people, amount }) => (
        <div key={block}>
          <Text component="dt" size="sm" c="dimmed">
            {i18n._(blockLabels[block])}
          </Text>
          <Text component="dd" m={0} size="sm">
            <MoneyText amount={paise(amount)} format="plain" />
            {' · '}
            <Plural value={people} one="# person" other="# people" />
          </Text>
        </div>
      ))}
    </dl>
  );
  // What is done next comes first; why others wait is smaller, and on a phone looked up.
  return (
    <div>
      <dl className={classes.next}>
        <Text component="dt" size="sm" c="dimmed">
          <Trans>Next batch</Trans>
        </Text>
        <Text component="dd" m={0} fw={700} className={`money ${classes.main}`}>
          <MoneyText amount={paise(toPay.amount)} format="plain" />
          {' · '}
          <Plural value={toPay.people} one="# person" other="# people" />
        </Text>
      </dl>
      {carried.length > 0 &&
        (isPhone ? (
          <details>
            <Text component="summary" size="sm" className={classes.fold}>
              <Plural value={heldBack} one="# person held back" other="# people held back" />
            </Text>
            {reasons}
          </details>
        ) : (
          <>
            <Text size="sm" fw={600} mt="sm" mb={4}>
              <Trans>Held back</Trans>
            </Text>
            {reasons}
          </>
        ))}
    </div>
  );
}
