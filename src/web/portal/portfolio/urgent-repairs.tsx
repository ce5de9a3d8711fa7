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
import { Row } from '../user/panel.tsx';

/** What is not done, the longest open first; null while they load. */
export function useOpenRepairs(role: LessorRole, hasAny: boolean): readonly MaintenanceCard[] | null {
  const { queries } = useApi();
  const { data, isPending } = useQuery(
    queries.maintenance.board.queryOptions({ input: { as: role }, staleTime: 0, enabled: hasAny }),
  );
  if (hasAny && isPending) return null;
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

/** Rows of a manager's needs: who repairs it is for them to say. */
export function UrgentRows({ repairs }: { repairs: readonly MaintenanceCard[] }) {
  const { t } = useLingui();
  const wordsOf = useRepairWords(repairs);
  return repairs.map((repair) => {
    const { home, age } = wordsOf(repair);
    return (
      <Row
        key={repair.id}
        icon={<IconAlertTriangle size={20} />}
        to={`/portal/manager/maintenance?request=${repair.id}`}
        isUrgent
        detail={`${repair.title}\u00a0· ${age}\u00a0· ${repair.assignee_name ?? t`Not assigned yet`}`}
      >
        {home}
      </Row>
    );
  });
}
