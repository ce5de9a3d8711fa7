/** Answers the figures of the admin portal's first screen, now and as they stood when the month began. */
import { sql } from 'drizzle-orm';
import type { Overview } from '../../contract/admin.ts';
import { firstDayOf, instantInIndia, monthOf } from '../../domain/dates.ts';
import { api } from '../lib/procedures.ts';

type Row = { name: keyof Overview; now: number; before: number };

export const overview = api.admin.overview.handler(async ({ context: { db, services } }) => {
  const today = services.today();
  const monthBegan = instantInIndia(firstDayOf(monthOf(today)), 0);
  const { rows } = await db.execute<Row>(
    sql`select name, now::float8 as now, before::float8 as before from app.admin_figures(${monthBegan})`,
  );
  const figures = new Map(rows.map(({ name, now, before }) => [name, { now, before }]));
  const figure = (name: keyof Overview) => figures.get(name) ?? { now: 0, before: 0 };
  return {
    properties: figure('properties'),
    users: figure('users'),
    brokers: figure('brokers'),
    revenue: figure('revenue'),
    leases: figure('leases'),
    pending: figure('pending'),
    repairs: figure('repairs'),
  };
});
