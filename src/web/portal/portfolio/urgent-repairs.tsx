// The repairs of a landlord's or manager's homes that are not done, and the urgent ones one by one: what, in which home, for how long, and who repairs it.
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { LessorRole } from '../../../contract/leases.ts';
import type { MaintenanceCard } from '../../../contract/maintenance.ts';
import { dateInIndia, daysBetween } from '../../../domain/dates.ts';
import { useHomeNames } from '../../components/property/home-names.tsx';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { IconAlertTriangle } from '../../ui/icons.ts';
import { Panel, Row, Rows } from '../user/panel.tsx';

/** What is not done, the longest open first; none while they load or where there are none. */
export function useOpenRepairs(role: LessorRole, hasAny: boolean): readonly MaintenanceCard[] {
  const { queries } = useApi();
  const { data } = useQuery(
    queries.maintenance.board.queryOptions({ input: { as: role }, staleTime: 0, enabled: hasAny }),
  );
  const cards = data?.columns.flatMap(({ status, cards: own }) => (status === 'done' ? [] : own)) ?? [];
  return cards.toSorted((a, b) => a.created_at.localeCompare(b.created_at));
}

export const isUrgent = ({ priority }: MaintenanceCard) => priority === 'urgent';

/** Its home and its age. */
export function useRepairWords(repairs: readonly MaintenanceCard[]) {
  const { t } = useLingui();
  const homeOf = useHomeNames(repairs.map(({ home_name: name }) => name));
  return ({ home_name: name, created_at: at }: MaintenanceCard) => {
    const days = daysBetween(dateInIndia(at), clock.today());
    return { home: homeOf(name), age: t`${plural(days, { one: '# day', other: '# days' })}` };
  };
}

export function UrgentRepairs({ repairs }: { repairs: readonly MaintenanceCard[] }) {
  const { t } = useLingui();
  const wordsOf = useRepairWords(repairs);
  return (
    <Panel title={t`Urgent repairs`} more={{ to: '/portal/manager/maintenance', label: t`Maintenance` }}>
      <Rows>
        {repairs.map((repair) => {
          const { home, age } = wordsOf(repair);
          return (
            <Row
              key={repair.id}
              icon={<IconAlertTriangle size={20} />}
              to={`/portal/manager/maintenance?request=${repair.id}`}
              isUrgent
              detail={`${home} · ${age} · ${repair.assignee_name ?? t`Not assigned yet`}`}
            >
              {repair.title}
            </Row>
          );
        })}
      </Rows>
    </Panel>
  );
}
