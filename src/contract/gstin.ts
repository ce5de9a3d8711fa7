/** A GSTIN as it is typed into a form, or none. */
import { z } from 'zod';
import { gstinProblem } from '../domain/brokers.ts';
import { asWritten } from '../domain/payees.ts';
import { invalid, refusal } from '../domain/refusals.ts';

export const gstin = z
  .string()
  .max(30, invalid('gstin.incomplete', 'Enter the fifteen characters of the GSTIN'))
  .nullish()
  .transform((typed) => asWritten(typed ?? '') || null)
  .superRefine((text, { addIssue }) => {
    const problem = text === null ? null : gstinProblem(text);
    if (problem === 'broker.gstin-shape')
      addIssue({ code: 'custom', ...refusal('gstin.malformed', 'Enter a GSTIN like 27AAPFU0939F1ZV') });
    if (problem === 'broker.gstin-checksum') {
      addIssue({
        code: 'custom',
        ...refusal(
          'gstin.checksum-wrong',
          'The last character does not fit the others: look for a mistyped one',
        ),
      });
    }
  });
