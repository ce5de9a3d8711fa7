import { describe, expect, it } from 'vitest';
import { directoryLink, listFromUrl, personLink, withFilter } from './user-list-url.ts';

const url = (text: string) => new URLSearchParams(text);

describe('the directory in the address', () => {
  it('is read back, with what is wrong left out', () => {
    expect(
      listFromUrl(url('tab=users&q=%20asha%20&role=affiliate&active=never&sort=name&cursor=abc')),
    ).toEqual({
      q: 'asha',
      role: 'affiliate',
      active: 'never',
      sort: 'name',
      cursor: 'abc',
    });
    expect(listFromUrl(url('q=&role=king&active=x&sort=size'))).toEqual({
      q: undefined,
      role: undefined,
      active: 'all',
      sort: 'newest',
      cursor: undefined,
    });
  });

  it('begins at the first page after another filter', () => {
    expect(withFilter(url('tab=users&cursor=abc'), 'role', 'broker').toString()).toBe(
      'tab=users&role=broker',
    );
    expect(withFilter(url('tab=users&active=never'), 'active', 'all').toString()).toBe('tab=users');
  });

  it('is found again as it was from the page of a person', () => {
    const person = personLink(url('tab=users&q=asha&cursor=abc'), '42');
    expect(person).toBe('?tab=users&q=asha&cursor=abc&user=42');
    expect(directoryLink(url(`${person.slice(1)}&before=x`))).toBe('?tab=users&q=asha&cursor=abc');
  });
});
