import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gstinCheckCharacter } from './brokers.ts';
import {
  gstinMismatch,
  gstStateOf,
  gstWithin,
  isTan,
  noOperator,
  operatorLine,
  stateOfAddress,
  stateOfGstin,
  statesByName,
  withoutGst,
} from './gst.ts';

const gstin = (state: string, pan = 'AAPFU0939F') =>
  `${state}${pan}1Z${gstinCheckCharacter(`${state}${pan}1Z`)}`;
const kiraya = {
  ...noOperator,
  legal_name: 'Kiraya Homes Private Limited',
  address: '12 Baner Road,\nPune 411045',
  gstin: gstin('27'),
  state: '27' as const,
  pan: 'AAPFU0939F',
};

describe('the operator', () => {
  it.each([
    [{}, null],
    [{ state: '29' as const }, 'state'],
    [{ state: null }, 'state'],
    [{ pan: 'AAPFU0939G' }, 'pan'],
    [{ pan: null }, null],
    [{ address: null }, 'incomplete'],
    [{ gstin: null, state: null }, null],
  ])('agrees with its GSTIN or not: %o is %s', (own, expected) => {
    expect(gstinMismatch({ ...kiraya, ...own })).toBe(expected);
  });

  it('stands in one line below documents, with its PAN where it has no GSTIN', () => {
    expect(operatorLine(kiraya)).toBe(
      `Kiraya Homes Private Limited · 12 Baner Road, Pune 411045 · GSTIN ${kiraya.gstin}`,
    );
    expect(operatorLine({ ...kiraya, gstin: null })).toMatch(/· PAN AAPFU0939F$/);
    expect(operatorLine(noOperator)).toBe('');
  });

  it('has a TAN of four letters, five digits and a letter', () => {
    expect(isTan('PNEK12345B')).toBe(true);
    expect(isTan('AAPFU0939F')).toBe(false);
  });
});

describe('states', () => {
  it('are found by name and by GSTIN', () => {
    expect(gstStateOf(' maharashtra')).toBe('27');
    expect(gstStateOf('Atlantis')).toBeNull();
    expect(stateOfGstin(gstin('07'))).toBe('07');
    expect(stateOfGstin(null)).toBeNull();
  });
});

describe('the state of an address', () => {
  const names = statesByName([
    { name: 'Pune', aliases: ['Poona'], state: 'Maharashtra' },
    { name: 'Bengaluru', aliases: ['Bangalore'], state: 'Karnataka' },
    { name: 'Navi Mumbai', aliases: [], state: 'Maharashtra' },
    { name: 'Aurangabad', aliases: [], state: 'Maharashtra' },
    { name: 'Aurangabad', aliases: [], state: 'Bihar' },
  ]);
  it.each([
    [['Baner, Pune'], '27'],
    [['12 Delhi Road, Baner, Poona - 411045'], '27'],
    [['4th Block Koramangala Bangalore 560034, India'], '29'],
    [['Sector 15, navi mumbai'], '27'],
    [['Gandhi Maidan, Aurangabad, Bihar'], '10'],
    [['Aurangabad'], null],
    [['Diu, Dadra and Nagar Haveli and Daman and Diu'], '26'],
    [['Rose Villa', null, 'HSR Layout, Bengaluru'], '29'],
    [[null, ''], null],
  ] as const)('%j is %s', (addresses, expected) => {
    expect(stateOfAddress(addresses, names)).toBe(expected);
  });
});

describe('tax within an amount', () => {
  it.each([
    [500_000, '27', '27', 423_730, 38_135, 38_135, 0],
    [500_000, '27', '29', 423_729, 0, 0, 76_271],
    [0, '27', '27', 0, 0, 0, 0],
  ] as const)('%i paise from %s to %s', (total, from, to, taxable, cgst, sgst, igst) => {
    expect(gstWithin(total, { rateBp: 1800, from, to })).toEqual({ taxable, cgst, sgst, igst, total });
  });

  it('loses no paisa, and its halves are equal', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1e12 }),
        fc.integer({ min: 0, max: 2800 }),
        fc.boolean(),
        (total, rateBp, isLocal) => {
          const { taxable, cgst, sgst, igst } = gstWithin(total, {
            rateBp,
            from: '27',
            to: isLocal ? '27' : '29',
          });
          expect(taxable + cgst + sgst + igst).toBe(total);
          expect(cgst).toBe(sgst);
          expect(Math.abs(taxable * rateBp - (cgst + sgst + igst) * 10_000)).toBeLessThanOrEqual(
            2 * (10_000 + rateBp),
          );
        },
      ),
    );
  });

  it('is none where the operator has no GSTIN', () => {
    expect(withoutGst(500_000)).toMatchObject({
      taxable: 500_000,
      cgst: 0,
      sgst: 0,
      igst: 0,
      total: 500_000,
    });
  });
});
