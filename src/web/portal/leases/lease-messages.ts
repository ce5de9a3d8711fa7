// What screens of leases say when something could not be loaded or was done.
import { msg } from '@lingui/core/macro';

export const loadLeaseFailed = msg`The lease could not be loaded`;
export const loadLeasesFailed = msg`Your leases could not be loaded`;
export const leaseDrafted = msg`Draft saved`;
export const leaseSaved = msg`Lease saved`;
