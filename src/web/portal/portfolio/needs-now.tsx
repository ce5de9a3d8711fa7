// What a landlord or manager is to do now, the most urgent first, each a link to where it is done; then who waits for the landlord.
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import type { LessorRole } from '../../../contract/leases.ts';
import type { MaintenanceCard } from '../../../contract/maintenance.ts';
import type { PortfolioSummary } from '../../../contract/portfolio.ts';
import type { RentGridRow } from '../../../contract/rents.ts';
import { daysBetween, formatMonth } from '../../../domain/dates.ts';
import { type LessorNeed, lessorNeeds } from '../../../domain/lessor-needs.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import { useHomeName } from '../../components/property/home-names.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { IconAlertTriangle, IconCircleCheck, IconCoins, IconFileText, IconTool } from '../../ui/icons.ts';
import { useFirstRows } from '../user/first-rows.tsx';
import { CardSkeleton } from '../user/home-card-skeleton.tsx';
import { Panel, Row, Rows } from '../user/panel.tsx';
import {
  AwaitedRows,
  awaitedRows,
  firstAwaited,
  visitsOf,
  withoutVisits,
} from '../user/seeker-next-steps.tsx';
import { useDashboard } from '../user/use-dashboard.ts';
import { isUrgent, UrgentRows, useRepairWords } from './urgent-repairs.tsx';

const firstOf = () => import('../user/first-waiting.tsx');
const FirstLease = lazy(async () => ({ default: (await firstOf()).FirstLease }));
const FirstMandate = lazy(async () => ({ default: (await firstOf()).FirstMandate }));

const icons: Readonly<Record<LessorNeed, ReactNode>> = {
  'urgent-repairs': <IconAlertTriangle size={20} />,
  'late-rent': <IconCoins size={20} />,
  payments: <IconCoins size={20} />,
  disputes: <IconCoins size={20} />,
  mandates: <IconFileText size={20} />,
  estimates: <IconTool size={20} />,
  signatures: <IconFileText size={20} />,
  leases: <IconFileText size={20} />,
  repairs: <IconTool size={20} />,
};

/** What the reader does there. */
const acts: Readonly<Record<LessorNeed, MessageDescriptor>> = {
  'urgent-repairs': msg`See what broke and who repairs it`,
  'late-rent': msg`Record it, or write to the tenant`,
  payments: msg`Check your account, then confirm`,
  disputes: msg`Confirm what came, or wait for the tenant`,
  mandates: msg`Read it, then accept or decline`,
  estimates: msg`Approve or decline`,
  signatures: msg`Check the terms and sign`,
  leases: msg`See who has not answered`,
  repairs: msg`See what broke and who repairs it`,
};

/** More of them are a row together: what is late stays in sight. */
const FEW_URGENT = 2;

type NeedsNowProps = {
  as: LessorRole;
  summary: PortfolioSummary;
  /** That are not done; null while they load. */
  repairs: readonly MaintenanceCard[] | null;
};

export function NeedsNow({ as: role, summary, repairs: loaded }: NeedsNowProps) {
  const { t, i18n } = useLingui();
  const { queries } = useApi();
  const rents = useQuery(queries.rents.summary.queryOptions({ input: { as: role }, staleTime: 0 }));
  const isLandlord = role === 'landlord';
  const { data: dashboard, isPending, failureCount } = useDashboard(isLandlord);
  const repairs = loaded ?? [];
  const wordsOf = useRepairWords(repairs);
  const lateRow = useLateRow(role, (rents.data?.late ?? 0) > 0);
  const lateHome = useHomeName(lateRow?.home_name ?? '');
  const firstRows = useFirstRows();
  // Nothing moves under a finger: the rows come once all counts are there.
  // What cannot be read holds nothing up.
  const isCounting = isLandlord && isPending && failureCount === 0;
  if (rents.isPending || isCounting || loaded === null) return <CardSkeleton rows={4} />;
  const allUrgent = repairs.filter(isUrgent);
  const urgent = isLandlord || allUrgent.length > FEW_URGENT ? [] : allUrgent;
  /** The case that waits longest, by name; what is done there where none is known. */
  const detailOf = (need: LessorNeed): ReactNode => {
    const act = i18n._(acts[need]);
    const lease = need === 'signatures' || need === 'leases' ? itemOf(need) : undefined;
    if (lease !== undefined)
      return (
        <Suspense fallback={act}>
          <FirstLease as={role} id={lease} otherwise={act} />
        </Suspense>
      );
    if (need === 'mandates')
      return (
        <Suspense fallback={act}>
          <FirstMandate otherwise={act} />
        </Suspense>
      );
    if (need === 'late-rent') {
      const since = lateRow?.rent_now?.late_since;
      if (!lateRow || !since) return act;
      const { tenant_name: tenant } = lateRow;
      // How much it is stands above as the figure of the page.
      const days = daysBetween(since, clock.today());
      const age = t`${plural(days, { one: '# day late', other: '# days late' })}`;
      const months = lateRow.rent_now?.late_months.map(formatMonth).join(', ') ?? '';
      return tenants > 1
        ? t`Oldest: ${tenant}, ${months}, ${age}`
        : t`${tenant}, ${lateHome}, ${months}, ${age}`;
    }
    const first = repairs.find((card) => isMeant(need, card));
    if (!first) return act;
    if (need === 'estimates') return `${formatRupees(paise(first.estimate ?? 0))} · ${first.title}`;
    const { home, age } = wordsOf(first);
    return `${age} · ${first.title}, ${home}`;
  };
  // The month's figures below say that they could not be loaded.
  const { late = 0, waiting = 0, disputed = 0, late_leases: tenants = 0 } = rents.data ?? {};
  /** Where it is one, the row leads to it. */
  const itemOf = (need: LessorNeed): string | undefined => {
    if (need === 'signatures') return summary.first_to_sign ?? undefined;
    if (need === 'leases') return summary.first_draft ?? undefined;
    return repairs.find((card) => isMeant(need, card))?.id;
  };
  const needs = lessorNeeds({ ...summary, late, waiting, disputed }, role).filter(
    ({ need }) => !(urgent.length > 0 && need === 'urgent-repairs'),
  );
  const awaited = dashboard?.awaiting_me;
  const count = urgent.length + needs.length + (awaited ? awaitedRows(awaited) : 0);
  const { room, more } = firstRows(count);
  // A visit has its day: it comes before estimates and papers, which have none.
  const pressing = needs.filter(({ need }) => isPressing(need)).slice(0, room - urgent.length);
  const afterPressing = room - urgent.length - pressing.length;
  const visits = awaited && firstAwaited(visitsOf(awaited), afterPressing);
  const afterVisits = afterPressing - (visits ? awaitedRows(visits) : 0);
  const undated = needs.filter(({ need }) => !isPressing(need)).slice(0, afterVisits);
  const rowOf = ({ need, count: counted }: (typeof needs)[number]) => (
    <Row
      key={need}
      icon={icons[need]}
      to={pathOf(need, role, counted === 1 ? itemOf(need) : undefined)}
      isUrgent={need === 'urgent-repairs' || need === 'late-rent'}
      detail={detailOf(need)}
    >
      <Words need={need} count={counted} hasUrgent={summary.urgent_repairs > 0} />
    </Row>
  );
  return (
    <Panel title={t`What needs you now`}>
      <Rows isWide>
        <UrgentRows repairs={urgent} />
        {pressing.map(rowOf)}
        {visits && <AwaitedRows mine={visits} />}
        {undated.map(rowOf)}
        {awaited && <AwaitedRows mine={firstAwaited(withoutVisits(awaited), afterVisits - undated.length)} />}
        {more}
        {count === 0 && rents.data && (
          <Row icon={<IconCircleCheck size={20} />} detail={t`Late rent, repairs and leases show up here.`}>
            <Trans>You’re all caught up</Trans>
          </Row>
        )}
      </Rows>
    </Panel>
  );
}

/** A leak and money, which wait for nobody. */
const isPressing = (need: LessorNeed): boolean =>
  need === 'urgent-repairs' || need === 'late-rent' || need === 'payments' || need === 'disputes';

/** The repairs that a need counts. */
function isMeant(need: LessorNeed, card: MaintenanceCard): boolean {
  if (need === 'urgent-repairs') return isUrgent(card);
  if (need === 'repairs') return !isUrgent(card);
  return need === 'estimates' && card.estimate !== null && !card.is_approved;
}

/** The lease whose rent is late longest. */
function useLateRow(role: LessorRole, hasAny: boolean): RentGridRow | undefined {
  const { queries } = useApi();
  const { data } = useQuery({
    ...queries.rents.grid.queryOptions({ input: { as: role, show: 'late', limit: 1 }, staleTime: 0 }),
    enabled: hasAny,
  });
  return data?.items[0];
}

/** Of the months of rent those that are late. */
const LATE_MONTHS = '?view=months&show=late';

/** The repairs of the board that such a row counts. */
const boardOf: Partial<Record<LessorNeed, string>> = { 'urgent-repairs': 'urgent', estimates: 'estimates' };

function pathOf(need: LessorNeed, role: LessorRole, item: string | undefined): string {
  const base = `/portal/${role}`;
  if (need === 'mandates') return `${base}/managed-rentals?answer=mandate`;
  if (need === 'signatures' || need === 'leases') return item ? `${base}/leases/${item}` : `${base}/tenants`;
  // A manager records rent at each lease: the months say at which.
  if (need === 'late-rent' || need === 'payments' || need === 'disputes') {
    if (role === 'landlord') return `${base}/financials${need === 'late-rent' ? LATE_MONTHS : ''}`;
    return `${base}/tenants${need === 'late-rent' ? LATE_MONTHS : '?view=waiting'}`;
  }
  if (item) return `${base}/maintenance?request=${item}`;
  const only = boardOf[need];
  return `${base}/maintenance${only ? `?only=${only}` : ''}`;
}

type WordsProps = {
  need: LessorNeed;
  count: number;
  /** Those stand in a row of their own: these are the others. */
  hasUrgent: boolean;
};

function Words({ need, count, hasUrgent }: WordsProps) {
  switch (need) {
    case 'urgent-repairs':
      return <Plural value={count} one="# urgent repair" other="# urgent repairs" />;
    case 'late-rent':
      return <Plural value={count} one="# rent is late" other="# rents are late" />;
    case 'payments':
      return <Plural value={count} one="# payment to confirm" other="# payments to confirm" />;
    case 'disputes':
      return <Plural value={count} one="# payment in dispute" other="# payments in dispute" />;
    case 'mandates':
      return <Plural value={count} one="Accept or decline # mandate" other="Accept or decline # mandates" />;
    case 'estimates':
      return <Plural value={count} one="# estimate to approve" other="# estimates to approve" />;
    case 'signatures':
      return <Plural value={count} one="# lease to finish and sign" other="# leases to finish and sign" />;
    case 'leases':
      return <Plural value={count} one="# lease waits for an answer" other="# leases wait for an answer" />;
    case 'repairs':
      return hasUrgent ? (
        <Plural value={count} one="# other repair to do" other="# other repairs to do" />
      ) : (
        <Plural value={count} one="# repair to do" other="# repairs to do" />
      );
  }
}
