import { describe, expect, it } from 'vitest';
import { isFiltered, listFromUrl, withChoice } from './property-list-url.ts';

const url = (text: string) => new URLSearchParams(text);

describe('the list of homes in the address', () => {
  it('is read back, with what is wrong left out', () => {
    expect(listFromUrl(url('q=%20flat%20&show=booked&sort=views&page=3'))).toEqual({
      q: 'flat',
      show: 'booked',
      sort: 'views',
      page: 3,
    });
    expect(listFromUrl(url('q=&show=castle&sort=size&page=-2'))).toEqual({
      q: undefined,
      show: 'all',
      sort: 'newest',
      page: 1,
    });
  });

  it('begins at the first page after another choice, and leaves out what is usual', () => {
    expect(withChoice(url('q=flat&page=2'), 'sort', 'views').toString()).toBe('q=flat&sort=views');
    expect(withChoice(url('show=booked&q=flat'), 'show', 'all').toString()).toBe('q=flat');
    expect(withChoice(url('q=flat'), 'q', '').toString()).toBe('');
  });

  it('knows whether anything is left out', () => {
    expect([isFiltered(url('sort=views')), isFiltered(url('q=x')), isFiltered(url('show=draft'))]).toEqual([
      false,
      true,
      true,
    ]);
  });
});
