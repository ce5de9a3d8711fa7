/** How many rows a list gives unless more is asked for (specification, sections 7 and 9). */
import { expect, it } from 'vitest';
import { contract } from './contract.ts';

const { admin, brokerRegistrations, managedRentals, shadowBalancing, users } = contract;
const someone = '00000000-0000-4000-8000-000000000000';

function limitOf(procedure: { '~orpc': { inputSchema?: unknown } }, input: object = {}): number {
  const schema = procedure['~orpc'].inputSchema as { parse(input: object): { limit: number } };
  return schema.parse(input).limit;
}

// spec 9: Lists of the dashboard and of a person 20 rows
it('is 20 in lists of the dashboard and of a person', () => {
  const ofPerson = { userId: someone };
  const limits = [
    limitOf(users.list),
    limitOf(admin.properties.list),
    limitOf(managedRentals.list),
    limitOf(users.rvlRecords, ofPerson),
    limitOf(users.payments, ofPerson),
    limitOf(users.transfers, ofPerson),
    limitOf(users.activity, ofPerson),
  ];
  expect(new Set(limits)).toEqual(new Set([20]));
});

// spec 6: Admin-only capabilities … the last 50 entries of the audit of shadow balancing
// spec 9: Audit log 50 rows; broker registrations 100
it('is 100 for broker registrations and 50 for the audit log of shadow balancing', () => {
  expect(limitOf(brokerRegistrations.list)).toBe(100);
  expect(limitOf(shadowBalancing.listAudit)).toBe(50);
});
