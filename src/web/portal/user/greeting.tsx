// "Good morning, Asha", the role badge, the day, and how much waits (specification, section 2.4).
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Dashboard } from '../../../contract/dashboard.ts';
import { formatDate, hourInIndia } from '../../../domain/dates.ts';
import { greetingAt, type Greeting as TimeOfDay } from '../../../domain/roles.ts';
import { RoleBadge } from '../../components/role-badge.tsx';
import { clock } from '../../lib/clock.ts';
import { useAccount } from '../../lib/use-account.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { useIsNew } from './use-is-new.ts';

export function Greeting({ dashboard }: { dashboard: Dashboard | undefined }) {
  const { t } = useLingui();
  const account = useAccount();
  const isNew = useIsNew(dashboard);
  if (account.status !== 'signed-in') return null;
  const name = firstNameOf(account.me?.fullName ?? account.user.name);
  const greetings: Record<TimeOfDay, string> = {
    morning: t`Good morning, ${name}`,
    afternoon: t`Good afternoon, ${name}`,
    evening: t`Good evening, ${name}`,
  };
  return (
    <PageHeader
      title={greetings[greetingAt(hourInIndia(clock.now()))]}
      badge={<RoleBadge roles={account.roles} />}
      description={dashboard ? <Summary dashboard={dashboard} isNew={isNew} /> : ' '}
    />
  );
}

type SummaryProps = { dashboard: Dashboard; isNew: boolean | undefined };

function Summary({ dashboard: { today, awaiting_me, visits_today, shortlist }, isNew }: SummaryProps) {
  const day = formatDate(today);
  const waiting = Object.values(awaiting_me).reduce((sum, count) => sum + count, 0);
  const visits = visits_today.length;
  const news = shortlist.news.filter(({ is_let: isLet }) => !isLet).length;
  return (
    <>
      {day}
      {/* The card of the shortlist says what is new on it. */}
      {(waiting > 0 || (news === 0 && isNew !== undefined)) && '\u00a0· '}
      {waiting === 0 && news === 0 && isNew && <Trans>Welcome to Kiraya</Trans>}
      {waiting === 0 && news === 0 && isNew === false && <Trans>You’re all caught up</Trans>}
      {waiting > 0 && (
        <Plural
          value={waiting}
          one="# request waits for your answer"
          other="# requests wait for your answer"
        />
      )}
      {visits > 0 && (
        <>
          {'\u00a0· '}
          <Plural value={visits} one="# visit today" other="# visits today" />
        </>
      )}
    </>
  );
}

const firstNameOf = (name: string) => name.trim().split(/\s+/)[0] ?? name;
