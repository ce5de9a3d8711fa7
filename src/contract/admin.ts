/** The admin portal's own procedures: the figures of its first screen, and how the system is doing. */
import { z } from 'zod';
import { healthChecks, healthLevels } from '../domain/system-health.ts';
import { procedure } from './procedure.ts';

const figure = z.object({
  now: z.number().int(),
  before: z.number().int().describe('as it stood when this month began in India'),
});
export type Figure = z.infer<typeof figure>;

const overview = z.object({
  properties: figure,
  users: figure,
  brokers: figure.describe('activated ones'),
  leases: figure.describe('active leases: homes in which a tenant lives'),
  pending: figure.describe('managed rental applications with the status submitted'),
  repairs: figure.describe('maintenance requests with the status open: nobody has been sent yet'),
  revenue: figure.describe('paise a month: the rents of approved managed rental applications'),
});
export type Overview = z.infer<typeof overview>;

const level = z.enum(healthLevels);
const health = z.object({
  level: level.describe('the worst of the checks'),
  checked_at: z.string(),
  checks: z.array(z.object({ check: z.enum(healthChecks), level })),
  figures: z.object({
    databaseMs: z.number(),
    jobsFailed: z.number().int().describe('given up in the last day'),
    jobsLateSeconds: z.number().int().describe('how long the oldest job that should have begun waits'),
    mailsFailed: z.number().int().describe('given up in the last day'),
    mails: z.number().int().describe('of the last day'),
    textsFailed: z.number().int().describe('text messages of the last day that failed'),
    texts: z.number().int().describe('text messages of the last day'),
    storageWorks: z.boolean(),
    storageFree: z.number().nullable().describe('share of the disk that is free'),
    auditBrokenAt: z.number().int().nullable().describe('row of the audit trail that does not fit'),
    ledgerDifferences: z.number().int().nullable().describe('of the last proof; null: none yet'),
    answers: z.number().int().describe('of this process in the last ten minutes'),
    answersFailed: z.number().int(),
  }),
});
export type Health = z.infer<typeof health>;

export const adminContract = {
  overview: procedure('admin.overview').route({ method: 'GET', path: '/admin/overview' }).output(overview),
  health: procedure('admin.health', 'handler').route({ method: 'GET', path: '/admin/health' }).output(health),
};
