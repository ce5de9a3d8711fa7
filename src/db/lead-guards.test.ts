import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase } from '../../tests/support/database.ts';
import { applicationStatuses, canMoveApplication, nextApplicationStatus } from '../domain/applications.ts';
import type { LeadSide } from '../domain/leads.ts';
import { canMoveVisit, nextVisit, type VisitStanding, visitStatuses } from '../domain/visits.ts';

const { database, ownerUrl } = await cloneDatabase();
const sides = ['seeker', 'lister'] as const satisfies LeadSide[];
const ids = {
  seeker: randomUUID(),
  lister: randomUUID(),
  home: randomUUID(),
  visit: randomUUID(),
  application: randomUUID(),
};

const standings: VisitStanding[] = visitStatuses.flatMap((status): VisitStanding[] =>
  status === 'requested' ? sides.map((awaiting) => ({ status, awaiting })) : [{ status, awaiting: null }],
);
const visitActions = ['accept', 'propose', 'decline', 'cancel', 'reschedule', 'complete', 'miss'] as const;
const applicationActions = ['review', 'approve', 'decline', 'withdraw'] as const;
const nameOf = ({ status, awaiting }: VisitStanding) => (awaiting ? `${status}, ${awaiting} asked` : status);

async function asOwner(text: string, values: unknown[] = []) {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query(text, values);
  } finally {
    await owner.end();
  }
}

beforeAll(async () => {
  await asOwner(`insert into auth.users (id, name, email) values
    ('${ids.seeker}', 'Sita', 'sita@example.in'), ('${ids.lister}', 'Lal', 'lal@example.in')`);
  await asOwner('insert into properties (id, listed_by, title) values ($1, $2, $3)', [
    ids.home,
    ids.lister,
    'Home',
  ]);
  await asOwner(
    `insert into property_visits (id, property_id, user_id, lister_id, visit_type, scheduled_date, slot)
      values ($1, $2, $3, $4, 'physical', '2026-12-01', '10:00')`,
    [ids.visit, ids.home, ids.seeker, ids.lister],
  );
  await asOwner(
    `insert into property_applications (id, property_id, user_id, lister_id, occupants, move_in_date)
      values ($1, $2, $3, $4, 3, '2026-12-01')`,
    [ids.application, ids.home, ids.seeker, ids.lister],
  );
});

/** Whether the statement of that side changed its row; it is undone afterwards. */
async function isLet(side: LeadSide, statement: string): Promise<boolean> {
  const undone = new Error('undone');
  try {
    await database.asActor({ userId: ids[side] }, async (tx) => {
      const { rowCount } = await tx.execute(sql.raw(statement));
      expect(rowCount).toBe(1);
      throw undone;
    });
  } catch (error) {
    if (error === undone) return true;
    expect(error).toMatchObject({ cause: { code: '42501' } });
  }
  return false;
}

const quoted = (value: string | null) => (value === null ? 'null' : `'${value}'`);
const standAt = ({ status, awaiting }: VisitStanding) =>
  asOwner('update property_visits set status = $1, awaiting = $2, rating = null where id = $3', [
    status,
    awaiting,
    ids.visit,
  ]);
const toStanding = (side: LeadSide, { status, awaiting }: VisitStanding, more = '') =>
  isLet(
    side,
    `update property_visits set status = '${status}', awaiting = ${quoted(awaiting)}${more} where id = '${ids.visit}'`,
  );

describe('a visit', () => {
  it.each(standings.map((from) => [nameOf(from), from] as const))(
    'moves from %s as the rules say',
    async (_, from) => {
      await standAt(from);
      for (const side of sides) {
        const legal = visitActions
          .filter((action) => canMoveVisit(from, action, side))
          .map((action) => nameOf(nextVisit(from, action, side)));
        const moved: string[] = [];
        for (const to of standings) {
          if (nameOf(to) !== nameOf(from) && (await toStanding(side, to))) moved.push(nameOf(to));
        }
        expect(moved.sort(), side).toEqual([...new Set(legal)].sort());
      }
    },
  );

  it('keeps its time when it is accepted', async () => {
    await standAt({ status: 'requested', awaiting: 'lister' });
    const scheduled = { status: 'scheduled', awaiting: null } as const;
    expect(await toStanding('lister', scheduled, `, slot = '11:00'`)).toBe(false);
    expect(await toStanding('lister', { status: 'requested', awaiting: 'seeker' }, `, slot = '11:00'`)).toBe(
      true,
    );
    expect(await toStanding('seeker', { status: 'requested', awaiting: 'lister' }, `, slot = '11:00'`)).toBe(
      false,
    );
  });

  it('is rated by the seeker once completed, and by nobody else', async () => {
    const rate = (side: LeadSide) =>
      isLet(side, `update property_visits set rating = 5 where id = '${ids.visit}'`);
    await standAt({ status: 'scheduled', awaiting: null });
    expect(await rate('seeker')).toBe(false);
    await standAt({ status: 'completed', awaiting: null });
    expect(await rate('lister')).toBe(false);
    expect(await rate('seeker')).toBe(true);
  });

  it('begins as a request', async () => {
    const insert = (columns: string, values: string) =>
      isLet(
        'seeker',
        `insert into property_visits (property_id, user_id, lister_id, visit_type, scheduled_date, slot${columns})
          values ('${ids.home}', '${ids.seeker}', '${ids.lister}', 'physical', '2026-12-02', '10:00'${values})`,
      );
    await standAt({ status: 'completed', awaiting: null });
    expect(await insert('', '')).toBe(true);
    expect(await insert(', status, awaiting', `, 'scheduled', null`)).toBe(false);
  });
});

describe('an application', () => {
  it.each(applicationStatuses)('moves from %s as the rules say', async (from) => {
    await asOwner('update property_applications set status = $1 where id = $2', [from, ids.application]);
    for (const side of sides) {
      const legal = applicationActions
        .filter((action) => canMoveApplication(from, action, side))
        .map((action) => nextApplicationStatus(from, action, side));
      const moved: string[] = [];
      for (const to of applicationStatuses) {
        const statement = `update property_applications set status = '${to}' where id = '${ids.application}'`;
        if (to !== from && (await isLet(side, statement))) moved.push(to);
      }
      expect(moved.sort(), side).toEqual([...new Set(legal)].sort());
    }
  });
});
