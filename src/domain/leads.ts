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
 * A visit or an application needs a home that is published, available and neither one's own nor one's organisation's.
 * Throws `property.own-listing` or `property.not-accepting-leads`.
 */
export function checkLeadAllowed(home: LeadHome, seekerId: string, isOffice: boolean): void {
  if (isOffice || home.listedBy === seekerId) throw new RuleBroken('property.own-listing');
  if (!acceptsLeads(home.listingState, home.availability))
    throw new RuleBroken('property.not-accepting-leads');
}

/** How lists name a visit, an application or an enquiry: the first 8 characters of its id, which is random (specification, section 2.5). */
export function shortId(id: string): string {
  return id.slice(0, 8);
}

/** The ids that begin as a text says, from the lowest to the highest; null for what is no short id. */
export function idsOfShort(text: string): { from: string; to: string } | null {
  const short = text.trim().toLowerCase();
  if (!/^[0-9a-f]{8}$/.test(short)) return null;
  return {
    from: `${short}-0000-0000-0000-000000000000`,
    to: `${short}-ffff-ffff-ffff-ffffffffffff`,
  };
}

/** A record whose id begins with the moment it was made, told from others of that moment: its last 8 characters. Another name, like an affiliate's code, stays whole. */
export function endOfId(id: string): string {
  return id.length === 36 ? id.slice(-8) : id;
}
