/** A financial year as it is written: '2026-27' runs from April 2026 to March 2027. */
import { z } from 'zod';
import { invalid } from '../domain/refusals.ts';

export const financialYear = z
  .string()
  .regex(/^20\d\d-\d\d$/, invalid('financial-year.malformed', 'Enter a financial year such as 2026-27'))
  .refine(
    (year) => (Number(year.slice(2, 4)) + 1) % 100 === Number(year.slice(5)),
    invalid('financial-year.malformed', 'Enter a financial year such as 2026-27'),
  );
