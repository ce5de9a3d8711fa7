/** Answers what an affiliate may see of their team; the database's own functions keep them within it. */
import { ORPCError } from '@orpc/server';
import { sql } from 'drizzle-orm';
import type { TeamMember } from '../../contract/affiliates.ts';
import { partOf } from '../../db/affiliate-search.ts';
import { readAffiliateCode } from '../../domain/affiliates.ts';
import { type Month, monthOf, shiftMonth } from '../../domain/dates.ts';
import { cutPage, type Keyset, readCursor } from '../lib/keyset.ts';
import { api } from '../lib/procedures.ts';
import type { Executor } from '../lib/request-context.ts';

const joined: Keyset = {
  key: sql`joined_at`,
  type: 'timestamptz',
  id: sql`affiliate_id`,
  idType: 'text',
  descending: false,
};

type Row = Omit<TeamMember, 'joined_at'> & { joined_at: string; at: string };

/** Of one of the team functions. Bigints of paise are safe integers, and come as text otherwise. */
const columns = sql`affiliate_id, full_name, status, sponsor_id, recruits, counted, rank, personal::float8 as personal,
  team::float8 as team, to_char(joined_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at`;

const shown = ({ at, ...row }: Row): TeamMember => ({ ...row, joined_at: new Date(at).toISOString() });

/** The person asked about, or oneself; somebody of another team does not exist. */
async function personOf(db: Executor, asked: string | undefined): Promise<string> {
  const { rows } = await db.execute<{ code: string | null }>(
    asked
      ? sql`select case when app.in_my_team(${asked}) then ${asked}::text end as code`
      : sql`select app.affiliate_id() as code`,
  );
  const code = rows[0]?.code;
  if (!code) throw new ORPCError('NOT_FOUND');
  return code;
}

const children = api.team.children.handler(async ({ context: { db }, input }) => {
  const of = await personOf(db, input.affiliate_id);
  const [after, afterId] = input.cursor ? readCursor(joined, input.cursor) : [null, null];
  const { rows } = await db.execute<Row>(sql`
    select ${columns} from app.team_children(${of}, ${after}::timestamptz, ${afterId}, ${input.limit + 1})`);
  const { page, next_cursor } = cutPage(rows, input.limit, (row) => row.affiliate_id);
  const counted = await db.execute<{ total: number }>(sql`select app.team_children_count(${of}) as total`);
  return { items: page.map(shown), total: counted.rows[0]?.total ?? 0, next_cursor };
});

const search = api.team.search.handler(async ({ context: { db }, input }) => {
  const of = await personOf(db, input.affiliate_id);
  const typed = readAffiliateCode(input.q);
  const code = typed.startsWith('KRY-') && typed.length > 4 ? typed : null;
  const { rows } = await db.execute<Row>(sql`
    select ${columns} from app.team_search(${of}, ${partOf(input.q)}, ${code}, ${input.limit + 1})`);
  return { items: rows.slice(0, input.limit).map(shown), more: rows.length > input.limit };
});

const path = api.team.path.handler(async ({ context: { db }, input }) => {
  const of = await personOf(db, input.affiliate_id);
  const { rows } = await db.execute<Row>(sql`select ${columns} from app.team_path(${of})`);
  return { items: rows.map(shown) };
});

/** Ten years. */
const MOST_MONTHS = 120;

const growth = api.team.growth.handler(async ({ context: { db, services } }) => {
  const { rows } = await db.execute<{ month: Month; joined: number }>(
    sql`select to_char(month, 'YYYY-MM') as month, joined from app.team_growth() order by month`,
  );
  return { items: everyMonth(rows, monthOf(services.today())).slice(-MOST_MONTHS) };
});

/** Months in which nobody joined stand between the others. */
function everyMonth(rows: readonly { month: Month; joined: number }[], last: Month) {
  const joinedIn = new Map(rows.map(({ month, joined }) => [month, joined]));
  const items: { month: Month; joined: number; people: number }[] = [];
  for (let month = rows[0]?.month ?? last; month <= last; month = shiftMonth(month, 1)) {
    const joined = joinedIn.get(month) ?? 0;
    items.push({ month, joined, people: (items.at(-1)?.people ?? 0) + joined });
  }
  return items;
}

export const team = { children, search, path, growth };
