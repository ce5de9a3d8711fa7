// The texts of the specification's section 8, each under a name, so that screens never retype a sentence that must be exact.

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { refusalOfAnswer, worded } from './refusals.ts';
import { ClientFailure, type ClientFailureCode } from './resilience/failure.ts';

/** What the client says about itself and its connection. */
export const connectionMessages = {
  rolesNotLoaded: msg`Failed to load user roles`,
  authenticationNotInitialised: msg`Failed to initialize authentication`,
} as const;

/** Texts of destructive toasts; they stay until closed. */
export const failures = {
  loadShadowBalancing: msg`Failed to load shadow balancing data`,
  saveShadowBalancing: msg`Failed to save shadow balancing settings`,
  loadDashboard: msg`Failed to load dashboard data`,
  approveProperty: msg`Failed to approve property`,
  approveApplication: msg`Failed to approve application`,
  loadManagedRentals: msg`Failed to load managed rental data`,
  declineApplication: msg`Failed to decline application`,
  updateRvlPayment: msg`Failed to update RVL payment`,
  loadShadowPower: msg`Failed to load shadow power data`,
  saveShadowPower: msg`Failed to save shadow power`,
  loadUser: msg`Failed to load user data`,
  updateCalculationMode: msg`Failed to update calculation mode`,
  assignRole: msg`Failed to assign role`,
  removeRole: msg`Failed to remove role`,
  activateBroker: msg`Failed`,
  activateBrokerText: msg`Could not approve`,
  missingUserId: msg`Missing user id`,
  modeReasonRequired: msg`Please provide a reason for the mode change`,
  loadUsers: msg`Failed to load users`,
  loadAdminDashboard: msg`Failed to load admin dashboard data`,
  validation: msg`Validation Error`,
  addRvlFieldsRequired: msg`Please fill in Monthly Rent, Property Location, and Property Type`,
  addRvl: msg`Failed to add RVL. Please try again.`,
  notAffiliate: msg`User must be an affiliate to add shadow power`,
  addShadowPower: msg`Failed to add shadow power`,
  logout: msg`Failed to logout. Please try again.`,
  fetchProperties: msg`Failed to fetch properties`,
  updatePropertyStatus: msg`Failed to update property status`,
  noAuthenticatedUser: msg`No authenticated user`,
  loadProfile: msg`Failed to load profile`,
  temporaryProfile: msg`Using temporary profile data`,
  createProfile: msg`Profile creation failed, using temporary data`,
  updateProfile: msg`Failed to update profile`,
  uploadAvatar: msg`Failed to upload avatar`,
  notAuthenticated: msg`Not authenticated`,
} as const;

/** Titles of toasts that carry one of the texts above. */
export const titles = {
  error: msg`Error`,
  success: msg`Success`,
} as const;

export const successes = {
  propertyApproved: msg`Property approved successfully`,
  managedPropertyApproved: msg`Property Approved`,
  applicationApproved: msg`Application approved successfully`,
  applicationDeclined: msg`Application Declined`,
  rvlPaymentUpdated: msg`RVL Payment Updated`,
  rvlPaymentMarkedPaid: msg`Payment marked as paid`,
  shadowPowerUpdated: msg`Shadow Power Updated`,
  shadowPowerAdded: msg`Shadow power added successfully`,
  calculationModeUpdated: msg`Calculation mode updated successfully`,
  roleAssigned: msg`Role assigned`,
  roleRemoved: msg`Role removed`,
  brokerActivated: msg`Activated`,
  brokerActivatedText: msg`Broker activated and payment marked as paid.`,
  rvlAdded: msg`RVL Added Successfully`,
  statusUpdated: msg`Status Updated`,
} as const;

/** "Property marked as booked": the toast after a lister changes availability (section 4). */
export const propertyMarkedAs = (state: string): MessageDescriptor => msg`Property marked as ${state}`;

/** `amount` arrives formatted in en-IN without the sign: "25,000". */
export const rentalValueLocked = (amount: string, name: string): MessageDescriptor =>
  msg`Rental value of ₹${amount} has been locked for ${name}`;

/** The action (enabled, disabled, modified) and the broker's name, as section 8 asks. */
export const shadowBalancingChanged = (action: string, broker: string): MessageDescriptor =>
  msg`Shadow balancing ${action} for ${broker}`;

/** Guards (section 2.2). */
export const guardMessages = {
  verifyingAdmin: msg`Verifying admin access...`,
  accessDenied: msg`Access Denied`,
  notAdmin: msg`You do not have admin privileges.`,
  goBack: msg`Go Back`,
} as const;

const clientFailures: Record<ClientFailureCode, (detail: string) => MessageDescriptor> = {
  'request-timeout': () => msg`Request timeout - please try again`,
  'dedupe-timeout': (ms) => msg`Request timeout after ${ms}ms`,
  'circuit-open': (key) => msg`Circuit breaker is open for ${key}`,
  'rate-limit': (domain) => msg`Rate limit exceeded for domain: ${domain}`,
  'not-authenticated': () => msg`User is not authenticated or session has expired`,
  'session-error': (message) => msg`Session error: ${message}`,
  'api-key-missing': () => msg`Authentication configuration error - API key missing`,
};

/** The sentence for a failure: the client's own, the server's message, or `otherwise` when neither says anything. */
export function failureMessage(error: unknown, otherwise: MessageDescriptor): MessageDescriptor | string {
  if (error instanceof ClientFailure) return clientFailures[error.code](error.detail);
  if (error instanceof Error && hasServerMessage(error)) return worded(refusalOfAnswer(error));
  return otherwise;
}

const notReached = msg`Check the connection and try again.`;
const ourFault = msg`Something went wrong on our side. Try again in a minute.`;

/** For an act without a sentence of its own: what failed with us is not blamed on the connection. */
export function unknownFailure(error: unknown): MessageDescriptor {
  const isOurs = error instanceof Error && 'status' in error && Number(error.status) >= 500;
  return isOurs ? ourFault : notReached;
}

/** `failureMessage` for such an act. */
export const reachMessage = (error: unknown): MessageDescriptor | string =>
  failureMessage(error, unknownFailure(error));

/** As `failureMessage`, for what only an administrator may do: without a session it says so (section 5). */
export function adminFailureMessage(
  error: unknown,
  otherwise: MessageDescriptor,
): MessageDescriptor | string {
  return isSignedOut(error) ? failures.noAuthenticatedUser : failureMessage(error, otherwise);
}

const isSignedOut = (error: unknown) =>
  error instanceof ClientFailure
    ? error.code === 'not-authenticated'
    : error instanceof Error && 'status' in error && error.status === 401;

/** Only problems the server described for people; a browser's "Failed to fetch" explains nothing. */
const hasServerMessage = (error: Error) =>
  'status' in error && typeof error.status === 'number' && error.status < 500 && error.message !== '';
