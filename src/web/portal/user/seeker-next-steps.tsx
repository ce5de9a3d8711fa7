// What the person can do now: answer who waits, complete the profile; then what others have to answer.
import { Plural, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import type { Dashboard } from '../../../contract/dashboard.ts';
import { IconCalendar, IconClock, IconFileText } from '../../ui/icons.ts';
import { useFirstRows } from './first-rows.tsx';
import { Panel, Row, Rows } from './panel.tsx';
import { ProfileStep } from './profile-step.tsx';
import { useDashboard } from './use-dashboard.ts';

/** Of those few whose lease begins or ends. */
const LeaseEndRows = lazy(() => import('./lease-end-rows.tsx'));
const atLeaseEnds = (mine: Dashboard['awaiting_me']): boolean =>
  mine.reports + mine.reports_let + mine.settlements + mine.settlements_let > 0;

const firstOf = () => import('./first-waiting.tsx');
const FirstVisit = lazy(async () => ({ default: (await firstOf()).FirstVisit }));
const FirstProposedVisit = lazy(async () => ({ default: (await firstOf()).FirstProposedVisit }));
const FirstApplication = lazy(async () => ({ default: (await firstOf()).FirstApplication }));

type NamedProps = { of: typeof FirstVisit; otherwise: string };

/** Who comes first, once that is known. */
const Named = ({ of: First, otherwise }: NamedProps) => (
  <Suspense fallback={otherwise}>
    <First otherwise={otherwise} />
  </Suspense>
);

const tracked = (show: string) => `/track-applications?show=${show}`;

export function NextSteps({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useLingui();
  const { awaiting_me: mine, awaiting_others: others } = dashboard;
  const hasLeads = isAwaited(mine) || others.visits + others.applications > 0;
  return (
    <Panel
      title={t`Next steps`}
      more={hasLeads ? { to: '/track-applications', label: t`All visits and applications` } : undefined}
    >
      <Rows>
        <AwaitedRows mine={mine} />
        <ProfileStep />
        <Awaited others={others} />
      </Rows>
    </Panel>
  );
}

function Awaited({ others: { visits, applications } }: { others: Dashboard['awaiting_others'] }) {
  const { t } = useLingui();
  return (
    <>
      {visits > 0 && (
        <Row icon={<IconClock size={20} />} to={tracked('visits')} detail={t`Waiting for their reply`}>
          <Plural value={visits} one="# visit awaits an answer" other="# visits await an answer" />
        </Row>
      )}
      {applications > 0 && (
        <Row
          icon={<IconClock size={20} />}
          to={tracked('applications')}
          detail={t`Waiting for the owner or agent`}
        >
          <Plural
            value={applications}
            one="# application of yours awaits an answer"
            other="# applications of yours await an answer"
          />
        </Row>
      )}
    </>
  );
}

/** Whether anybody waits for the person. */
export const isAwaited = (mine: Dashboard['awaiting_me']): boolean =>
  Object.values(mine).some((count) => count > 0);

/** In the order of their rows. */
const order: readonly (keyof Dashboard['awaiting_me'])[] = [
  ...(['visits_received', 'applications_received', 'visits_made', 'leases', 'ends', 'ends_let'] as const),
  ...(['reports', 'reports_let', 'settlements', 'settlements_let'] as const),
  ...(['offers', 'checks', 'checks_to_pay', 'invitations'] as const),
];

type Awaiting = Dashboard['awaiting_me'];

/** How many rows that is. */
export const awaitedRows = (mine: Awaiting): number => order.filter((of) => mine[of] > 0).length;

const only = (mine: Awaiting, isKept: (of: keyof Awaiting) => boolean): Awaiting => ({
  ...mine,
  ...Object.fromEntries(order.filter((of) => !isKept(of)).map((of) => [of, 0])),
});

/** Of the first rows alone. */
export function firstAwaited(mine: Awaiting, rows: number): Awaiting {
  const first = order.filter((of) => mine[of] > 0).slice(0, rows);
  return only(mine, (of) => first.includes(of));
}

/** Whose rows have a day; and all the others, which have none. */
const isVisit = (of: keyof Awaiting): boolean => of.startsWith('visits');
export const visitsOf = (mine: Awaiting): Awaiting => only(mine, isVisit);
export const withoutVisits = (mine: Awaiting): Awaiting => only(mine, (of) => !isVisit(of));

/** On the first screens of tenants and brokers, and of a landlord without a home: nothing where nobody waits for them. */
export function AwaitsYou() {
  const { t } = useLingui();
  const { data } = useDashboard();
  const firstRows = useFirstRows();
  if (!data || !isAwaited(data.awaiting_me)) return null;
  const { room, more } = firstRows(awaitedRows(data.awaiting_me));
  return (
    <Panel title={t`What needs you now`}>
      <Rows>
        <AwaitedRows mine={firstAwaited(data.awaiting_me, room)} />
        {more}
      </Rows>
    </Panel>
  );
}

/** What others wait for: rows of a panel that says so. */
export function AwaitedRows({ mine }: { mine: Dashboard['awaiting_me'] }) {
  const { t } = useLingui();
  const icon = <IconFileText size={20} />;
  return (
    <>
      {mine.visits_received > 0 && (
        <Row
          icon={<IconCalendar size={20} />}
          to={tracked('received-visits')}
          detail={<Named of={FirstVisit} otherwise={t`Accept or propose a time`} />}
        >
          <Plural
            value={mine.visits_received}
            one="# visit request to answer"
            other="# visit requests to answer"
          />
        </Row>
      )}
      {mine.applications_received > 0 && (
        <Row
          icon={<IconFileText size={20} />}
          to={tracked('received-applications')}
          detail={<Named of={FirstApplication} otherwise={t`Approve or decline`} />}
        >
          <Plural
            value={mine.applications_received}
            one="# application to answer"
            other="# applications to answer"
          />
        </Row>
      )}
      {mine.visits_made > 0 && (
        <Row
          icon={<IconCalendar size={20} />}
          to={tracked('visits')}
          detail={<Named of={FirstProposedVisit} otherwise={t`The owner or agent proposed a time`} />}
        >
          <Plural value={mine.visits_made} one="# visit to confirm" other="# visits to confirm" />
        </Row>
      )}
      {mine.leases > 0 && (
        <Row
          icon={<IconFileText size={20} />}
          to="/portal/tenant/lease"
          detail={t`Read the terms, then accept or decline`}
        >
          <Plural value={mine.leases} one="# lease to answer" other="# leases to answer" />
        </Row>
      )}
      {mine.ends > 0 && (
        <Row icon={icon} to="/portal/tenant/lease" detail={t`Agree or decline`}>
          <Plural
            value={mine.ends}
            one="# earlier end of a lease to answer"
            other="# earlier ends of leases to answer"
          />
        </Row>
      )}
      {mine.ends_let > 0 && (
        <Row icon={icon} to="/portal/landlord/tenants" detail={t`Agree or decline`}>
          <Plural
            value={mine.ends_let}
            one="# earlier end of a lease to answer"
            other="# earlier ends of leases to answer"
          />
        </Row>
      )}
      {atLeaseEnds(mine) && (
        <Suspense fallback={null}>
          <LeaseEndRows mine={mine} />
        </Suspense>
      )}
      {mine.offers > 0 && (
        <Row icon={icon} to="/portal/guaranteed-leases" detail={t`Accept or decline it before its last day`}>
          <Plural
            value={mine.offers}
            one="# offer of a guaranteed rent to answer"
            other="# offers of a guaranteed rent to answer"
          />
        </Row>
      )}
      {mine.checks > 0 && (
        <Row icon={icon} to="/portal/checks" detail={t`See who it is and why, then say yes or no`}>
          <Plural value={mine.checks} one="# tenant check to answer" other="# tenant checks to answer" />
        </Row>
      )}
      {mine.checks_to_pay > 0 && (
        <Row icon={icon} to="/portal/checks" detail={t`It begins once it is paid`}>
          <Plural value={mine.checks_to_pay} one="# tenant check to pay" other="# tenant checks to pay" />
        </Row>
      )}
      {mine.invitations > 0 && (
        <Row icon={icon} to="/portal/team" detail={t`Nothing changes until you accept`}>
          <Plural
            value={mine.invitations}
            one="# invitation to a team to answer"
            other="# invitations to a team to answer"
          />
        </Row>
      )}
    </>
  );
}
