import { sql } from 'drizzle-orm';
import { defineFeature } from '../lib/feature.ts';
import { waitingRows, waitingSums } from '../lib/waiting.ts';
import { tds } from './tds.ts';

export const feature = defineFeature({
  procedures: { tds },
  waiting: [
    // It waits from five days before it is due, so that it is late once that day is over.
    waitingSums(
      'tds-to-deposit',
      () => sql`
      select ((case when extract(month from m.month) = 3 then m.month + interval '1 month 29 days'
          else m.month + interval '1 month 6 days' end) - interval '4 days') at time zone 'Asia/Kolkata' as since,
          m.deducted - coalesce((select sum(p.amount) from app.challan_parts() p where p.month = m.month), 0) as amount
        from app.tds_months((app.today() - interval '2 years')::date, (date_trunc('month', app.today()) - interval '1 day')::date) m
       where m.deducted > coalesce((select sum(p.amount) from app.challan_parts() p where p.month = m.month), 0)`,
    ),
    waitingRows(
      'challans-to-withdraw',
      () => sql`
      select withdrawal_asked_at as since from tds_challans where withdrawal_asked_at is not null and withdrawn_at is null`,
    ),
  ],
});
