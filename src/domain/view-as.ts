/** Viewing the product as somebody else sees it: for whom, how long, and what stays closed even then. */
import { RuleBroken } from './errors.ts';
import type { Permission } from './permissions.ts';

/** Long enough to find what somebody describes on the phone. */
export const VIEW_MINUTES = 30;

/** Names the view in every call that is made in it. */
export const VIEW_HEADER = 'X-View-As';

/**
 * What a person reads and the office does not, not even in a view: conversations, which belong to a second person too, and the
 * copy of all their data.
 */
const closed: readonly Permission[] = ['messages.list', 'messages.read', 'privacy.exports.link'];

/** Throws `view-as.closed`. */
export function checkOpenInView(permission: Permission): void {
  if (closed.includes(permission)) throw new RuleBroken('view-as.closed');
}

/** Throws why nobody views as this person: themselves, or whoever has the power of the office. */
export function checkView({ isOwn, isStaff }: { isOwn: boolean; isStaff: boolean }): void {
  if (isOwn) throw new RuleBroken('view-as.yourself');
  if (isStaff) throw new RuleBroken('view-as.staff');
}
