// Where Approve & Configure begins.
import { expect, test } from 'vitest';
import type { ManagedRental } from '../../../contract/managed-rentals.ts';
import { valuesOfApplication } from './configuration-values.ts';

const TODAY = '2026-12-02';

test.each([
  ['2026-11-30', TODAY],
  ['2026-12-15', '2026-12-15'],
  [null, TODAY],
])('a lease that was wished from %s begins on %s', (wished, start) => {
  const application = { property_location: 'Pune', monthly_rent: 1, rental_start_date: wished };
  const values = valuesOfApplication(application as ManagedRental, TODAY);
  expect(values.lease_start_date).toBe(start);
});
