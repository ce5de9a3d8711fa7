// Leases from a landlord's file: what each row would be, what is wrong with which, and how many drafts were written.
import { z } from 'zod';
import { invalid } from '../domain/refusals.ts';

export const leaseFile = z.object({
  file: z.file(invalid('csv-file.missing', 'Choose a CSV file')),
  step: z
    .enum(['check', 'write'], invalid('import-step.unknown', 'Choose to check or to write'))
    .default('check')
    .describe('check: nothing is written'),
});

const importedLease = z.object({
  row: z.number().int().describe('as a spreadsheet counts: the header is row 1'),
  home_name: z.string(),
  tenant_name: z.string(),
  start_date: z.string(),
  end_date: z.string(),
  rent: z.number().int(),
  is_repeated: z.boolean().describe('a lease of this home, tenant and first day is there already'),
});
export type ImportedLease = z.infer<typeof importedLease>;

const problem = z.object({
  row: z.number().int(),
  field: z.string(),
  message: z.string(),
  reason: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type LeaseFileProblem = z.infer<typeof problem>;

export const leaseFileAnswer = z.object({
  leases: z.array(importedLease),
  problems: z.array(problem).describe('with one of them nothing is written'),
  written: z.number().int(),
});
export type LeaseFileAnswer = z.infer<typeof leaseFileAnswer>;
