import { sql } from 'drizzle-orm';
import { defineFeature } from '../lib/feature.ts';
import { waitingSums } from '../lib/waiting.ts';
import { gstPayments } from './gst-payments.ts';

export const feature = defineFeature({
  procedures: { gstPayments },
  waiting: [
    // It waits from five days before it is due, so that it is late once that day is over.
    waitingSums(
      'gst-to-pay',
      () => sql`
      select (m.month + interval '1 month 15 days') at time zone 'Asia/Kolkata' as since,
          greatest(m.cgst - m.paid_cgst, 0) + greatest(m.sgst - m.paid_sgst, 0) + greatest(m.igst - m.paid_igst, 0) as amount
        from app.gst_months((app.today() - interval '2 years')::date, (date_trunc('month', app.today()) - interval '1 day')::date) m
       where m.cgst > m.paid_cgst or m.sgst > m.paid_sgst or m.igst > m.paid_igst`,
    ),
  ],
});
