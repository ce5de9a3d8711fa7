import { describe, expect, it } from 'vitest';
import { changesOf } from './changes.ts';

describe('what an entry changed', () => {
  it('names the fields that differ', () => {
    expect(
      changesOf({ roles: ['tenant'], city: 'Pune' }, { roles: ['tenant', 'broker'], city: 'Pune' }),
    ).toEqual([{ field: 'roles', before: 'tenant', after: 'tenant, broker' }]);
  });

  it('shows what came and what went', () => {
    expect(changesOf({ a: 1, gone: true }, { a: 1, come: { b: 2 } })).toEqual([
      { field: 'gone', before: 'true', after: null },
      { field: 'come', before: null, after: '{"b":2}' },
    ]);
    expect(changesOf({ roles: [] }, { roles: ['admin'] })).toEqual([
      { field: 'roles', before: '–', after: 'admin' },
    ]);
  });

  it('says money as money, and other numbers as they are', () => {
    expect(
      changesOf({ registration_fee: 500_000, lines: 4 }, { registration_fee: 300, lines: 5, base: 'share' }),
    ).toEqual([
      { field: 'registration_fee', before: '₹5,000.00', after: '₹3.00' },
      { field: 'lines', before: '4', after: '5' },
      { field: 'base', before: null, after: 'share' },
    ]);
  });

  it('says the rent of a lease as money, also within a list; that of a listing is in rupees as it is', () => {
    expect(
      changesOf(
        { rent: 3_000_000 },
        { rent: 3_100_000, charges: [{ kind: 'water', amount: 50_000 }] },
        'leases.update',
      ),
    ).toEqual([
      { field: 'rent', before: '₹30,000.00', after: '₹31,000.00' },
      { field: 'charges', before: null, after: '[{"kind":"water","amount":"₹500.00"}]' },
    ]);
    expect(changesOf(null, { rent: 30_000 }, 'properties.update')).toMatchObject([{ after: '30000' }]);
  });

  it('takes a bare value for one field, and nothing for no change', () => {
    expect(changesOf(5, 6)).toEqual([{ field: '', before: '5', after: '6' }]);
    expect(changesOf(null, undefined)).toEqual([]);
  });
});
