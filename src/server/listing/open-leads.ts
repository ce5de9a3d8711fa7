/** Tells those who wait for an answer about a home that it is let or taken away. */
import { sql } from 'drizzle-orm';
import { leadPath, tabOf } from '../../contract/choices.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { notify } from '../notifications/notify.ts';

type Home = { id: string; title: string };
type Waiting = { person: string; lead: string; kind: 'visit' | 'application' };

/** Once each person, however much he asked. Those whose application was accepted know. */
export async function tellWaiting(
  context: HandlerContext,
  home: Home,
  why: 'let' | 'removed',
): Promise<void> {
  const { db, services } = context;
  const { rows } = await db.execute<Waiting>(sql`
    select distinct on (person) person, lead, kind from (
      select user_id as person, id as lead, 'application' as kind from property_applications
       where property_id = ${home.id} and status in ('submitted', 'under_review')
      union all
      select user_id, id, 'visit' from property_visits
       where property_id = ${home.id} and status in ('requested', 'scheduled')
    ) waiting order by person, kind`);
  const actorId = userIdOf(context);
  for (const { person, lead, kind } of rows) {
    const path = leadPath(tabOf(kind, 'seeker'), lead, false);
    const told = { home: home.title, path, why };
    await notify({ db, jobs: services.jobs, actorId }, person, { event: 'home.gone', ...told });
  }
}
