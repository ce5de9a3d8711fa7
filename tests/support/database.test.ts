import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { cloneDatabase } from './database.ts';

const { database, ownerUrl } = await cloneDatabase();
const other = await cloneDatabase();

it('gives the product its roles and the present schema', async () => {
  const answer = await database.asVisitor((db) => db.execute(sql`select current_user as name`));
  expect(answer.rows).toEqual([{ name: 'kiraya_visitor' }]);
});

it('keeps files apart: what one writes another does not see', async () => {
  const inFirst = new Client(ownerUrl);
  const inSecond = new Client(other.ownerUrl);
  await Promise.all([inFirst.connect(), inSecond.connect()]);
  await inFirst.query('create table only_here ()');
  const { rows } = await inSecond.query(`select to_regclass('only_here') as found`);
  expect(rows).toEqual([{ found: null }]);
  await Promise.all([inFirst.end(), inSecond.end()]);
});
