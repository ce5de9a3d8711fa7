import type { Instant } from '../../../domain/dates.ts';

/** The header by which a page of homes is kept; one that shows them as of a while ago is kept for nobody else. */
export const tagsUnless = (asOf: Instant | undefined, tags: string): Record<string, string> =>
  asOf === undefined ? { 'X-Page-Tags': tags } : {};
