/** The jobs of leases and rent that come by the clock and carry nothing but their name. */
import { z } from 'zod';
import type { JobKind } from '../lib/jobs.ts';

// What a turn missed the next one makes up; two at once would do it twice.
const queue = { retryLimit: 1, expireInSeconds: 3600, policy: 'exclusive' } as const;
const byTheClock = (name: string) => ({ name, data: z.object({}), queue }) satisfies JobKind<object>;

export const leaseRemindersJob = byTheClock('tenancy.lease-reminders');
export const endRenewedJob = byTheClock('tenancy.end-renewed');
export const rollDuesJob = byTheClock('tenancy.roll-dues');
export const rentRemindersJob = byTheClock('tenancy.rent-reminders');

/** Writes what a lease owes, after it began, ended or changed. */
export const writeDuesJob = {
  name: 'tenancy.write-dues',
  data: z.object({ leaseId: z.uuid() }),
} satisfies JobKind<object>;
