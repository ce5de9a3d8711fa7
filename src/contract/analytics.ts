/** Analytics for administrators: what happened month by month and city by city, as it was last counted. */
import { z } from 'zod';
import { funnelRows, funnelSteps } from '../domain/funnel.ts';
import { invalid } from '../domain/refusals.ts';
import { monthText } from './fields.ts';
import { cursor, pageLimit, pageOf, searchText } from './paging.ts';
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

const months = z.coerce.number().int().min(1).max(36).default(12);
const chosenCity = z.string().trim().max(100).optional();

/** Of requests: a home and whoever asked for it is one, however many visits and applications there were. */
const funnelFigures = z.object({
  asked: count,
  agreed: count.describe('a visit was agreed, or more'),
  visited: count.describe('a visit took place, or more'),
  applied: count.describe('applied to rent, or rented'),
  let: count.describe('a lease, or the lister said so'),
  answered: count.describe('the lister did anything about it'),
  median_minutes: count.nullable().describe('from asking to the first answer, of those answered'),
});
const funnelRow = funnelFigures.extend({
  key: z
    .string()
    .describe(
      'the month, the city (empty: in none) or the id of the broker; the nil uuid: whoever is no broker',
    ),
  label: z.string().nullable().describe('the name of the broker'),
});
export type FunnelRow = z.infer<typeof funnelRow>;

const request = z.object({
  id: z.uuid(),
  asked_at: z.string(),
  step: z.enum(funnelSteps).describe('the last one it came to'),
  minutes: count.nullable().describe('until the first answer; null: none yet'),
  home: z.object({ id: z.uuid(), title: z.string() }),
  city: z.string(),
  seeker: z.object({ user_id: z.uuid(), full_name: z.string().nullable() }),
  lister: z.object({ user_id: z.uuid(), full_name: z.string().nullable() }),
});
export type FunnelRequest = z.infer<typeof request>;

export const analyticsContract = {
  funnel: procedure('analytics.funnel')
    .route({ method: 'GET', path: '/admin/funnel' })
    .input(z.object({ months, city: chosenCity, by: z.enum(funnelRows).default('month') }))
    .output(
      z.object({
        by: z.enum(funnelRows).describe('what a row is, as it was asked'),
        rows: z
          .array(funnelRow)
          .max(60)
          .describe('months oldest first; cities and brokers by how many asked'),
        all: funnelFigures.describe('of everything asked in these months, also where no row is'),
      }),
    ),
  requests: procedure('analytics.requests')
    .route({ method: 'GET', path: '/admin/requests' })
    .input(
      z.object({
        q: searchText.describe('Words of the home, the seeker or the lister'),
        step: z
          .enum(funnelSteps, invalid('state-filter.unknown', 'Choose one of the states'))
          .default('asked')
          .describe('those that came to this step'),
        months,
        month: monthText.optional().describe('asked in this month alone'),
        city: chosenCity.describe('empty: in no known city'),
        lister: z
          .uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a person' }))
          .optional(),
        limit: pageLimit,
        cursor,
      }),
    )
    .output(pageOf(request)),
  get: procedure('analytics.get')
    .route({ method: 'GET', path: '/admin/analytics' })
    .input(
      z.object({
        months,
        city: z.string().trim().min(1).max(100).optional().describe('the months of one city only'),
      }),
    )
    .output(analytics),
};
