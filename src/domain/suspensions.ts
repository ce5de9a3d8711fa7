/** A suspended account: nobody signs in to it, its homes are out of sight, and what was agreed with others stands. */
import { RuleBroken } from './errors.ts';
import { isStaff, type Role } from './roles.ts';

/** What a lister's home says while it is out of sight with its lister; it tells these homes from those hidden for a fault of their own. */
export const HIDDEN_WITH_LISTER = 'The account of the lister is suspended.';

type Asked = {
  readonly isOwn: boolean;
  readonly roles: readonly Role[];
  readonly isSuspended: boolean;
};

/** Throws the rule that says no. Whoever may suspend others is not suspended by one of them alone: taking a staff role away is. */
export function checkSuspend({ isOwn, roles, isSuspended }: Asked): void {
  if (isOwn) throw new RuleBroken('suspension.of-yourself');
  if (roles.some(isStaff)) throw new RuleBroken('suspension.of-staff');
  if (isSuspended) throw new RuleBroken('suspension.in-force');
}

export function checkReinstate({ isSuspended }: Pick<Asked, 'isSuspended'>): void {
  if (!isSuspended) throw new RuleBroken('suspension.over');
}
