/** Analytics for administrators: what happened month by month and city by city, as it was last counted. */
import { z } from 'zod';
import { procedure } from './procedure.ts';

const count = z.number().int();
const paise = z.number().int().describe('paise');

const figures = z.object({
  listings: count.describe('homes published'),
  views: count.describe('homes viewed, once per viewer and day'),
  visits: count.describe('visits asked for'),
  visits_completed: count,
  applications: count,
  applications_approved: count,
  rvl: paise.describe('rents of managed homes paid for these months'),
  fees: paise.describe('management fees of them: what the platform earns'),
});

const solvency = z.object({
  commission: paise.nullable().describe('posted by closed months; null: none of them is closed'),
  left: paise.nullable().describe('fees of the closed months less their commission'),
  ratio_bp: z.number().nullable().describe('commission of the fees, in basis points'),
});

const month = figures.extend({ month: z.string(), ...solvency.shape });
export type MonthFigures = z.infer<typeof month>;

const city = figures.extend({ city: z.string().describe('empty: in no known city'), ...solvency.shape });
export type CityFigures = z.infer<typeof city>;

const analytics = z.object({
  counted_at: z.string().nullable().describe('null: not counted yet'),
  by_month: z.array(month).max(36).describe('oldest first, the current one last'),
  by_city: z.array(city).max(50).describe('of the same months, most listings first'),
  cities: z.array(z.string()).max(200),
});
export type Analytics = z.infer<typeof analytics>;

export const analyticsContract = {
  get: procedure('analytics.get')
    .route({ method: 'GET', path: '/admin/analytics' })
    .input(
      z.object({
        months: z.coerce.number().int().min(1).max(36).default(12),
        city: z.string().trim().min(1).max(100).optional().describe('the months of one city only'),
      }),
    )
    .output(analytics),
};
