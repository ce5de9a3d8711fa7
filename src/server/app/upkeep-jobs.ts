/** The jobs that come by themselves and carry nothing but their name. */
import { z } from 'zod';
import type { JobKind } from '../lib/jobs.ts';

// A turn that failed is made up by the next one; a night's work may take a while, and two at once would do it twice.
const queue = { retryLimit: 1, expireInSeconds: 3600, policy: 'exclusive' } as const;
const upkeep = (name: string) => ({ name, data: z.object({}), queue }) satisfies JobKind<object>;

export const countViewsJob = upkeep('upkeep.count-views');
export const remindOfLeadsJob = upkeep('upkeep.remind-of-leads');
export const endVisitsJob = upkeep('upkeep.end-visits');
export const staleListingsJob = upkeep('upkeep.stale-listings');
export const cleanUpJob = upkeep('upkeep.clean-up');
export const leftoverFilesJob = upkeep('upkeep.leftover-files');
export const refreshRentsJob = upkeep('upkeep.refresh-rents');
export const mailNoticesJob = upkeep('upkeep.mail-notices');
export const matchListingsJob = upkeep('upkeep.match-listings');
export const searchLettersJob = upkeep('upkeep.search-letters');
export const searchDigestsJob = upkeep('upkeep.search-digests');
export const countMonthsJob = upkeep('upkeep.count-months');
export const recountMonthsJob = upkeep('upkeep.recount-months');
export const homeCountsJob = upkeep('upkeep.home-counts');
export const proveLedgerJob = { ...upkeep('upkeep.prove-ledger'), isAskedFor: true };
export const endClaimsJob = upkeep('upkeep.end-claims');
export const checkListingsJob = upkeep('upkeep.check-listings');
