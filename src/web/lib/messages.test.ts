// Holds the catalogue to the specification's section 8, letter by letter.
import { type MessageDescriptor, setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import {
  adminFailureMessage,
  connectionMessages,
  failureMessage,
  failures,
  guardMessages,
  propertyMarkedAs,
  rentalValueLocked,
  shadowBalancingChanged,
  successes,
  titles,
} from './messages.ts';
import { ClientFailure } from './resilience/failure.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

const say = (message: MessageDescriptor | string) =>
  typeof message === 'string' ? message : i18n._(message);

const sentences = (catalogue: Readonly<Record<string, MessageDescriptor>>) =>
  Object.values(catalogue).map(say);

// spec 8: All texts of toasts and guards
// spec client: "Not authenticated" for an avatar of nobody
test.each([
  ['connection', connectionMessages, ['Failed to load user roles', 'Failed to initialize authentication']],
  [
    'failures',
    failures,
    [
      'Failed to load shadow balancing data',
      'Failed to save shadow balancing settings',
      'Failed to load dashboard data',
      'Failed to approve property',
      'Failed to approve application',
      'Failed to load managed rental data',
      'Failed to decline application',
      'Failed to update RVL payment',
      'Failed to load shadow power data',
      'Failed to save shadow power',
      'Failed to load user data',
      'Failed to update calculation mode',
      'Failed to assign role',
      'Failed to remove role',
      'Failed',
      'Could not approve',
      'Missing user id',
      'Please provide a reason for the mode change',
      'Failed to load users',
      'Failed to load admin dashboard data',
      'Validation Error',
      'Please fill in Monthly Rent, Property Location, and Property Type',
      'Failed to add RVL. Please try again.',
      'User must be an affiliate to add shadow power',
      'Failed to add shadow power',
      'Failed to logout. Please try again.',
      'Failed to fetch properties',
      'Failed to update property status',
      'No authenticated user',
      'Failed to load profile',
      'Using temporary profile data',
      'Profile creation failed, using temporary data',
      'Failed to update profile',
      'Failed to upload avatar',
      'Not authenticated',
    ],
  ],
  ['titles', titles, ['Error', 'Success']],
  [
    'successes',
    successes,
    [
      'Property approved successfully',
      'Property Approved',
      'Application approved successfully',
      'Application Declined',
      'RVL Payment Updated',
      'Payment marked as paid',
      'Shadow Power Updated',
      'Shadow power added successfully',
      'Calculation mode updated successfully',
      'Role assigned',
      'Role removed',
      'Activated',
      'Broker activated and payment marked as paid.',
      'RVL Added Successfully',
      'Status Updated',
    ],
  ],
  [
    'guards',
    guardMessages,
    ['Verifying admin access...', 'Access Denied', 'You do not have admin privileges.', 'Go Back'],
  ],
])('%s are the texts of the specification', (_name, catalogue, expected) => {
  expect(sentences(catalogue)).toEqual(expected);
});

// spec client: "Property marked as {state}"
test('texts with a variable part read as specified', () => {
  expect(i18n._(propertyMarkedAs('booked'))).toBe('Property marked as booked');
  expect(i18n._(rentalValueLocked('25,000', 'Asha Rao'))).toBe(
    'Rental value of ₹25,000 has been locked for Asha Rao',
  );
  expect(i18n._(shadowBalancingChanged('enabled', 'Asha Rao'))).toBe('Shadow balancing enabled for Asha Rao');
});

// spec 8: "Request timeout - please try again", "Circuit breaker is open for …", "Rate limit exceeded …", "Request timeout after …ms"
// spec client: "User is not authenticated or session has expired", "Session error: …", "Authentication configuration error - API key missing"
test.each([
  [new ClientFailure('request-timeout'), 'Request timeout - please try again'],
  [new ClientFailure('dedupe-timeout', 10_000), 'Request timeout after 10000ms'],
  [new ClientFailure('circuit-open', '/api/visits'), 'Circuit breaker is open for /api/visits'],
  [new ClientFailure('rate-limit', 'kiraya.in'), 'Rate limit exceeded for domain: kiraya.in'],
  [new ClientFailure('not-authenticated'), 'User is not authenticated or session has expired'],
  [new ClientFailure('session-error', 'revoked'), 'Session error: revoked'],
  [new ClientFailure('api-key-missing'), 'Authentication configuration error - API key missing'],
])('%s is said the same way thrown and shown', (failure, text) => {
  expect(failure.message).toBe(text);
  expect(say(failureMessage(failure, failures.loadUsers))).toBe(text);
});

test('the server explains itself, a broken connection does not', () => {
  const conflict = Object.assign(new Error('This slot is taken'), { status: 409 });
  expect(failureMessage(conflict, failures.loadUsers)).toBe('This slot is taken');
  expect(failureMessage(new TypeError('Failed to fetch'), failures.loadUsers)).toBe(failures.loadUsers);
  expect(failureMessage(Object.assign(new Error('x'), { status: 500 }), failures.loadUsers)).toBe(
    failures.loadUsers,
  );
});

// spec 5: An authenticated administrator, else "No authenticated user"
test('what only an administrator may do says that nobody is authenticated when the session is gone', () => {
  const refused = Object.assign(new Error('User is not authenticated or session has expired'), {
    status: 401,
  });
  for (const error of [refused, new ClientFailure('not-authenticated')]) {
    expect(say(adminFailureMessage(error, failures.declineApplication))).toBe('No authenticated user');
  }
  const conflict = Object.assign(new Error('It was declined already'), { status: 409 });
  expect(adminFailureMessage(conflict, failures.declineApplication)).toBe('It was declined already');
});
