// The hours by weekday in which a home is shown, as its lister names them.
import { z } from 'zod';
import { invalid } from '../domain/refusals.ts';
import { VISIT_HOURS_MOST, VISITS_FROM_HOUR, VISITS_UNTIL_HOUR, weekdays } from '../domain/visit-hours.ts';

const limits = { least: VISITS_FROM_HOUR, most: VISITS_UNTIL_HOUR };
const hour = invalid('visit-hours.out-of-range', 'Choose hours between {least}:00 and {most}:00', limits);
const noDay = invalid('visit-hours.no-day', 'Choose at least one day');

/** Whole hours on a clock in India: from 18 until 20 on some days. */
export const visitSpan = z
  .object({
    days: z
      .array(z.enum(weekdays, noDay), noDay)
      .min(1, noDay)
      .overwrite((days) => weekdays.filter((day) => days.includes(day))),
    from: z
      .number(hour)
      .int(hour)
      .min(VISITS_FROM_HOUR, hour)
      .max(VISITS_UNTIL_HOUR - 1, hour),
    until: z
      .number(hour)
      .int(hour)
      .min(VISITS_FROM_HOUR + 1, hour)
      .max(VISITS_UNTIL_HOUR, hour),
  })
  .refine((span) => span.from < span.until, {
    path: ['until'],
    ...invalid('visit-hours.ends-too-early', 'Choose an end after the beginning'),
  });

export const visitHours = z
  .array(visitSpan)
  .min(1, noDay)
  .max(
    VISIT_HOURS_MOST,
    invalid('visit-hours.too-many', 'Use at most {most} rows of hours', { most: VISIT_HOURS_MOST }),
  );
