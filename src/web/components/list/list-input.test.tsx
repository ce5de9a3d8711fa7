// What the address says about a list, with what is wrong in it left out.
import { renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { useListInput } from './list-input.ts';

const read = (address: string) =>
  renderHook(() => useListInput({ show: ['open', 'all'], sort: ['newest', 'name'] }, { kind: ['a', 'b'] }), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>,
  }).result.current;

test('search, filters, order and page are read back', () => {
  expect(read('/?q=%20asha%20&show=all&sort=name&kind=b&cursor=abc')).toEqual({
    input: { q: 'asha', show: 'all', sort: 'name', kind: 'b', cursor: 'abc' },
    isFiltered: true,
  });
});

test('what is wrong counts as not said', () => {
  expect(read('/?q=&show=king&sort=size&kind=all&cursor=a%20b')).toEqual({
    input: { q: undefined, show: 'open', sort: 'newest', kind: undefined, cursor: undefined },
    isFiltered: false,
  });
});

test('another order filters nothing', () => {
  expect(read('/?sort=name').isFiltered).toBe(false);
});
