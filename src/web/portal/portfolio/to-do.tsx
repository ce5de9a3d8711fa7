// What a landlord or manager finds on their first screen: the rent of the month, what needs them now, and terms that end.
import { msg } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { Anchor, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { LessorRole } from '../../../contract/leases.ts';
import type { PortfolioSummary } from '../../../contract/portfolio.ts';
import { formatDate } from '../../../domain/dates.ts';
import { LoadError } from '../../components/load-error.tsx';
import { HomeName } from '../../components/property/home-names.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { IconFileText } from '../../ui/icons.ts';
import { CardSkeleton } from '../user/home-card-skeleton.tsx';
import { Panel, Row, Rows } from '../user/panel.tsx';
import { AwaitsYou } from '../user/seeker-next-steps.tsx';
import { FirstHome } from './first-home.tsx';
import { NeedsNow } from './needs-now.tsx';
import { RentChart, RentMonth } from './rent-month.tsx';
import styles from './to-do.module.css';
import { useOpenRepairs } from './urgent-repairs.tsx';

export function ToDo({ as: role }: { as: LessorRole }) {
  const { queries } = useApi();
  const summary = useQuery(queries.portfolio.summary.queryOptions({ input: { as: role }, staleTime: 0 }));
  const repairs = useOpenRepairs(role, (summary.data?.open_repairs ?? 0) > 0);
  // A manager is given homes; a landlord brings the first one.
  const { homes, drafts, mandates } = summary.data ?? {};
  if (role === 'landlord' && homes === 0 && drafts === 0 && mandates === 0)
    return (
      <Stack gap="lg">
        <AwaitsYou />
        <FirstHome />
      </Stack>
    );
  return (
    <div className={styles.parts}>
      {summary.isPending && <CardSkeleton rows={4} />}
      {summary.isError && <LoadError query={summary} otherwise={msg`The figures could not be loaded`} />}
      <div className={styles.rent}>
        <RentMonth as={role}>{summary.data && <HomesLine as={role} data={summary.data} />}</RentMonth>
      </div>
      <div className={styles.chart}>
        <RentChart as={role} />
      </div>
      {summary.data && <NeedsNow as={role} summary={summary.data} repairs={repairs} />}
      {summary.data && summary.data.ending.length > 0 && <Ending as={role} ending={summary.data.ending} />}
    </div>
  );
}

/** How many homes, and what of them earns nothing; a manager reads what waits for landlords as well. */
function HomesLine({ as: role, data }: { as: LessorRole; data: PortfolioSummary }) {
  const vacant = data.homes - data.let;
  return (
    <Text size="sm">
      <Anchor component={Link} to={`/portal/${role}/properties`} inherit underline="always">
        <Plural value={data.homes} one="# home" other="# homes" />
      </Anchor>
      {': '}
      {(vacant > 0 || data.free_beds === 0) && (
        <Plural value={vacant} _0="All are rented" one="# is vacant" other="# are vacant" />
      )}
      {vacant > 0 && data.free_beds > 0 && ', '}
      {data.free_beds > 0 && <Plural value={data.free_beds} one="# bed is free" other="# beds are free" />}
      {data.without_lease > 0 && (
        <>
          {', '}
          <Plural value={data.without_lease} one="# rented, no lease here" other="# rented, no lease here" />
        </>
      )}
      {role === 'manager' && data.to_approve > 0 && (
        <>
          {'\u00a0· '}
          <Plural
            value={data.to_approve}
            one="# estimate waits for its landlord"
            other="# estimates wait for their landlords"
          />
        </>
      )}
    </Text>
  );
}

function Ending({ as: role, ending }: { as: LessorRole; ending: PortfolioSummary['ending'] }) {
  const { t } = useLingui();
  const nextOf = ({ has_notice: hasNotice }: PortfolioSummary['ending'][number]) =>
    hasNotice ? t`Under notice` : t`Not renewed yet`;
  return (
    <Panel title={t`Leases ending soon`}>
      <Rows isWide>
        {ending.map((lease) => {
          const [tenant, lastDay] = [lease.tenant_name, formatDate(lease.last_day)];
          return (
            <Row
              key={lease.lease_id}
              icon={<IconFileText size={20} />}
              to={`/portal/${role}/leases/${lease.lease_id}`}
              detail={`${tenant} · ${t`ends ${lastDay}`} · ${nextOf(lease)}`}
            >
              <HomeName name={lease.home_name} />
            </Row>
          );
        })}
      </Rows>
    </Panel>
  );
}
