import { expect, it } from 'vitest';
import { describeService, type InvoicedService, readService } from './invoice-services.ts';

it.each<[string, InvoicedService]>([
  [
    'Management of 2 BHK Apartment in Baner, Pune, Sep 2026',
    { kind: 'management', home: '2 BHK Apartment in Baner, Pune', month: '2026-09' },
  ],
  ['Broker registration', { kind: 'broker_registration' }],
  ['Tenant check TC-26-0004', { kind: 'tenant_check', number: 'TC-26-0004' }],
])('writes %s, and reads it again', (text, service) => {
  expect(describeService(service)).toBe(text);
  expect(readService(text)).toEqual(service);
});

it.each(['Search of three homes', 'Management of a fair, in 2026', 'Tenant check of two people', ''])(
  'leaves "%s" as somebody wrote it',
  (text) => {
    expect(readService(text)).toBeNull();
  },
);
