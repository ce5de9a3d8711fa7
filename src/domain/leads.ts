/** What visits and applications share: the two sides, who may ask about a home, and how lists name a lead. */
import { RuleBroken } from './errors.ts';
import { type Availability, acceptsLeads, type ListingState } from './properties.ts';

/** The person who looks for a home and the person who lists it. */
export type LeadSide = 'seeker' | 'lister';
/** Who moves a lead on: one of the two sides, or a job of ours. */
export type LeadMover = LeadSide | 'system';

export interface LeadHome {
  readonly listedBy: string;
  readonly listingState: ListingState;
  readonly availability: Availability;
}

/**
 * A visit or an application needs a home that is published, available and not one's own.
 * Throws `property.own-listing` or `property.not-accepting-leads`.
 */
export function checkLeadAllowed(home: LeadHome, seekerId: string): void {
  if (home.listedBy === seekerId) throw new RuleBroken('property.own-listing');
  if (!acceptsLeads(home.listingState, home.availability))
    throw new RuleBroken('property.not-accepting-leads');
}

/** How lists name a visit or an application: the first 8 characters of its id (specification, section 2.5). */
export function shortId(id: string): string {
  return id.slice(0, 8);
}
