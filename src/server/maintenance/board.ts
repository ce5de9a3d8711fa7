/** The board: a column for each state of the work, each with its number and its most urgent cards. */
import { sql } from 'drizzle-orm';
import { boardStatuses, type MaintenanceCard } from '../../contract/maintenance.ts';
import { leases } from '../../db/schema/leases.ts';
import { maintenanceRequests } from '../../db/schema/maintenance.ts';
import { api } from '../lib/procedures.ts';
import { matchesOf } from './maintenance-rows.ts';

const CARDS_SHOWN = 12;
/** What was done longer ago has left the board; the list holds it. */
const DAYS_DONE = 30;

type Row = Omit<MaintenanceCard, 'estimate' | 'cost' | 'created_at'> & {
  estimate: string | null;
  cost: string | null;
  created_at: string;
  total: number;
};

export const board = api.maintenance.board.handler(async ({ context, input }) => {
  const matches = matchesOf(context, { ...input, show: 'all' });
  const { rows } = await context.db.execute<Row>(sql`
    select *, (select count(*)::int from maintenance_photos p where p.request_id = c.id) as photos from (
      select maintenance_requests.id, maintenance_requests.home_name, leases.tenant_name, title, category, priority, status,
          assignee_name, estimate::text as estimate, approved_at is not null as is_approved, cost::text as cost, rating,
          maintenance_requests.created_at, count(*) over (partition by status)::int as total,
          row_number() over (partition by status order by (priority = 'urgent') desc, maintenance_requests.created_at desc,
            maintenance_requests.id desc) as place
        from ${maintenanceRequests} left join ${leases} on leases.id = maintenance_requests.lease_id
       where ${matches} and (status in ('open', 'assigned', 'in_progress')
         or status = 'done' and done_at > app.now() - make_interval(days => ${DAYS_DONE}))) c
     where place <= ${CARDS_SHOWN} order by place`);
  const columns = boardStatuses.map((status) => {
    const own = rows.filter((row) => row.status === status);
    return { status, total: own[0]?.total ?? 0, cards: own.map(toCard) };
  });
  return { columns };
});

const toCard = ({ estimate, cost, created_at, ...row }: Row): MaintenanceCard => ({
  id: row.id,
  home_name: row.home_name,
  tenant_name: row.tenant_name,
  title: row.title,
  category: row.category,
  priority: row.priority,
  status: row.status,
  assignee_name: row.assignee_name,
  estimate: estimate === null ? null : Number(estimate),
  is_approved: row.is_approved,
  cost: cost === null ? null : Number(cost),
  rating: row.rating,
  photos: row.photos,
  created_at: new Date(created_at).toISOString(),
});
