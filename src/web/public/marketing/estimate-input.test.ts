import { describe, expect, it } from 'vitest';
import { fromRupees } from '../../../domain/money.ts';
import { readEstimate } from './estimate-input.ts';

const read = (query: string) => readEstimate(new URLSearchParams(query));

it('asks for nothing but a rent', () => {
  expect(read('').values).toBeNull();
  expect(read('').problems).toEqual({});
  expect(read('rent=25,000').values).toEqual({
    rent: fromRupees(25_000),
    empty: 1,
    brokerage: 15,
    guaranteed: null,
  });
});

describe('keeps what was typed and says what is wrong with it', () => {
  it.each([
    ['rent=cheap', { rent: 'amount' }],
    ['rent=0', { rent: 'amount' }],
    ['rent=-5', { rent: 'amount' }],
    ['rent=20000000', { rent: 'amount' }],
    ['rent=30k&empty=12', { empty: 'months' }],
    ['rent=30k&empty=', { empty: 'months' }],
    ['rent=30k&brokerage=61', { brokerage: 'days' }],
    ['rent=30k&brokerage=1.5', { brokerage: 'days' }],
    ['rent=30k&guaranteed=x', { guaranteed: 'amount' }],
  ])('%s', (query, problems) => {
    const input = read(query);
    expect(input.problems).toEqual(problems);
    expect(input.values).toBeNull();
    const [field] = Object.keys(problems) as (keyof typeof input.typed)[];
    expect(input.typed[field ?? 'rent']).toBe(new URLSearchParams(query).get(field ?? 'rent'));
  });
});

it('keeps no more than a field holds', () => {
  expect(read(`rent=${'9'.repeat(5000)}`).typed.rent).toHaveLength(20);
});
