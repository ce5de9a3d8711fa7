// Texts of toasts that the specification does not name.
import { msg } from '@lingui/core/macro';

export const propertyUpdated = msg`Property updated`;
export const managerAssigned = msg`Manager assigned`;
export const managementEnded = msg`Management ended`;
export const creditProposed = msg`Correction proposed. Another administrator approves it under Commission months`;
export const notSaved = msg`Failed to save changes`;
export const paymentPending = msg`Payment is pending again`;
export const amountChanged = msg`RVL amount changed`;
