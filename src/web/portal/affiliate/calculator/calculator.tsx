// What if: one's own team of a month, editable, computed in the browser by the engine that pays.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Card, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { OwnAffiliate } from '../../../../contract/affiliates.ts';
import type { PersonMonth, TeamMonth } from '../../../../contract/commissions.ts';
import type { WhatIfMonth } from '../../../../domain/commission/what-if.ts';
import { formatMonth, isMonth } from '../../../../domain/dates.ts';
import { formatRupeesAndPaise, type Paise, paise } from '../../../../domain/money.ts';
import { BalancePicture } from '../../../components/commissions/balance-picture.tsx';
import { commissionFailures, percent } from '../../../components/commissions/commission-sentences.ts';
import { LoadError } from '../../../components/load-error.tsx';
import { StatCard, StatGrid } from '../../../components/stat-card.tsx';
import { useApi } from '../../../lib/api-provider.tsx';
import { screenMeta } from '../../../lib/screen-meta.ts';
import { useQueryChange } from '../../../lib/use-query-change.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TableSkeleton } from '../../../ui/skeletons.tsx';
import { AffiliateGate } from '../affiliate-gate.tsx';
import { compute, isChanged, unchanged } from '../model.ts';
import { NewLegForm } from './new-leg-form.tsx';
import { PeopleTable } from './people-table.tsx';
import { ResultLines } from './result-lines.tsx';

export const meta = () => screenMeta(msg`Calculator`);

export default function AffiliateCalculator() {
  return (
    <AffiliateGate title={<Trans>Calculator</Trans>}>
      {(affiliate) => <Calculator affiliate={affiliate} />}
    </AffiliateGate>
  );
}

function Calculator({ affiliate }: { affiliate: OwnAffiliate }) {
  const { queries } = useApi();
  const [params] = useSearchParams();
  const asked = params.get('month') ?? '';
  const month = isMonth(asked) ? asked : undefined;
  const team = useQuery(queries.commissions.teamMonth.queryOptions({ input: { month }, staleTime: 60_000 }));
  return (
    <Stack gap="lg">
      <PageHeader
        title={<Trans>Calculator</Trans>}
        description={
          <Trans>
            Change rents, ranks and teams and see what the month would pay. It uses the same formula as
            payouts and is not a forecast.
          </Trans>
        }
      />
      {team.isPending && <TableSkeleton />}
      {team.isError && <LoadError query={team} otherwise={commissionFailures.load} />}
      {team.data && <Copy key={team.data.month} team={team.data} affiliateId={affiliate.affiliate_id} />}
    </Stack>
  );
}

type CopyProps = { team: TeamMonth; affiliateId: string };

function Copy({ team, affiliateId }: CopyProps) {
  const [changes, setChanges] = useState(unchanged);
  const before = useMemo(() => compute(team, unchanged), [team]);
  const calm = useDeferredValue(changes);
  const now = useMemo(() => compute(team, calm), [team, calm]);
  return (
    <>
      <Group align="flex-end" gap="sm">
        <MonthSelect team={team} />
        <Button variant="default" disabled={!isChanged(changes)} onClick={() => setChanges(unchanged)}>
          <Trans>Back to the month as it was</Trans>
        </Button>
      </Group>
      <LeftOut team={team} />
      <Results before={before} now={now} />
      <Card padding="md">
        <BalancePicture person={personOf(team, now)} />
      </Card>
      <PeopleTable team={team} month={now} changes={changes} onChange={setChanges} ownId={affiliateId} />
      <NewLegForm team={team} changes={changes} onChange={setChanges} />
      <ResultLines team={team} month={now} changes={calm} affiliateId={affiliateId} />
    </>
  );
}

function MonthSelect({ team }: { team: TeamMonth }) {
  const { t } = useLingui();
  const [, change] = useQueryChange();
  const choose = (value: string | null) => value && change({ month: value });
  return (
    <SelectField
      label={t`Month`}
      options={team.months.map((value) => ({ value, label: formatMonth(value) }))}
      value={team.month}
      onChange={choose}
      allowDeselect={false}
    />
  );
}

function LeftOut({ team: { left_out, is_estimate } }: { team: TeamMonth }) {
  const people = left_out.people.toLocaleString('en-IN');
  const payments = left_out.payments.toLocaleString('en-IN');
  return (
    <>
      {is_estimate && (
        <Alert color="blue">
          <Trans>This month is still open: the copy holds the rents paid so far.</Trans>
        </Alert>
      )}
      {left_out.people + left_out.payments > 0 && (
        <Alert color="yellow">
          <Trans>
            Your team is large: {people} people and {payments} rents with the smallest volumes are counted
            together below their sponsors, so amounts from them are approximate.
          </Trans>
        </Alert>
      )}
    </>
  );
}

type ResultsProps = { before: WhatIfMonth; now: WhatIfMonth };

function Results({ before, now }: ResultsProps) {
  const money = (amount: Paise) => formatRupeesAndPaise(amount);
  const rate = percent(now.rateBp);
  const difference = now.earned + now.held - before.earned - before.held;
  const signed = `${difference > 0 ? '+' : ''}${money(paise(difference))}`;
  const held = money(now.held);
  return (
    <div aria-live="polite">
      <StatGrid>
        <StatCard name={<Trans>Commission</Trans>} value={money(now.earned)}>
          {now.held > 0 ? <Trans>and {held} held</Trans> : null}
        </StatCard>
        <StatCard name={<Trans>Against the month as it was</Trans>} value={signed} />
        <StatCard name={<Trans>Rank</Trans>} value={now.answer.rank.name}>
          {rate}
        </StatCard>
        <StatCard name={<Trans>Qualifying volume</Trans>} value={money(now.answer.qualifying)} />
      </StatGrid>
    </div>
  );
}

/** As explanations show a person's month. */
function personOf({ own, people }: TeamMonth, month: WhatIfMonth): PersonMonth {
  const { answer } = month;
  return {
    status: people.find(({ sponsor_id }) => sponsor_id === null)?.status ?? 'active',
    mode: own.mode,
    personal: month.personal,
    team: month.team,
    largest_leg: month.largestLeg,
    primary: answer.primary,
    growth: answer.growth,
    is_levelled: answer.isLevelled,
    qualifying: answer.qualifying,
    qualified_by: answer.qualifiedBy,
    shadow_added: answer.shadowAdded,
    shadow_power: own.shadow_power,
    is_granted: own.is_granted,
    rank: answer.rank.name,
    rate_bp: month.rateBp,
    next: answer.next && {
      rank: answer.next.rank.name,
      threshold: answer.next.rank.threshold,
      missing: answer.next.missing,
    },
    reason: answer.reason,
    earned: month.earned,
    held: month.held,
  };
}
