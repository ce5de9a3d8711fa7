import { describe, expect, it } from 'vitest';
import { filtersFromUrl, unreadFilters, withFilters } from './filters-url.ts';

const url = (text: string) => new URLSearchParams(text);
const nothing = {
  actor: undefined,
  person: undefined,
  action: undefined,
  subject: undefined,
  from: undefined,
  until: undefined,
};

describe('the audit filters in the address', () => {
  it('are read back', () => {
    const actor = '019aa000-0000-7000-8000-000000000000';
    expect(
      filtersFromUrl(
        url(`actor=${actor}&person=${actor}&action=roles&subject=42&from=2026-11-01&until=2026-11-05`),
      ),
    ).toEqual({
      actor,
      person: actor,
      action: 'roles',
      subject: '42',
      from: '2026-11-01',
      until: '2026-11-05',
    });
  });

  it('leave out what is wrong', () => {
    expect(filtersFromUrl(url('actor=asha&action=a%20b&subject=&from=2026-02-31&until=soon'))).toEqual(
      nothing,
    );
    expect(filtersFromUrl(url('from=2026-11-05&until=2026-11-01'))).toEqual({
      ...nothing,
      from: '2026-11-05',
    });
  });

  it('begin at the first page', () => {
    expect(
      withFilters(url('tab=audit&cursor=x&action=roles'), { action: '', subject: ' 42 ' }).toString(),
    ).toBe('tab=audit&subject=42');
  });

  it('are named where they cannot be asked for, so that they are not taken for nothing', () => {
    const actor = '019aa000-0000-7000-8000-000000000000';
    expect(unreadFilters(url('actor=Meera&action=roles.assign'))).toEqual(['actor']);
    expect(unreadFilters(url(`actor=${actor}&from=2026-11-01&cursor=x`))).toEqual([]);
  });
});
