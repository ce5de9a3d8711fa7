// One form in two tabs: neither takes from the other what was typed there.
import { act, cleanup, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { QUIET_MS } from './draft-saver.ts';
import { localCopyOf } from './local-copy.ts';
import { useListingForm } from './use-listing-form.ts';

const save = vi.fn(async (_typed: unknown) => ({ property_id: 'home', saved_at: null }));
vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => ({ api: { drafts: { save } } }) }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  save.mockClear();
  vi.useRealTimers();
});

const openTab = () => renderHook(() => useListingForm('me', null), { wrapper: MemoryRouter }).result;

/** What a browser tells the other tabs when one writes to the storage they share. */
function typeInAnotherTab(content: Record<string, string | number>) {
  const key = 'kiraya.listing.me.new';
  localCopyOf('me', 'new').write({ step: 'money', content });
  const newValue = window.localStorage.getItem(key);
  act(() => void window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue })));
}

it('takes over what is typed in another tab, and sends it along with what follows here', async () => {
  const tab = openTab();
  act(() => tab.current.form.setFieldValue('title', 'Begun here'));
  typeInAnotherTab({ title: 'Begun here', rent: 2_500_000 });
  await act(() => vi.advanceTimersByTimeAsync(QUIET_MS));
  expect(tab.current.form.getValues().rent).toBe(25_000);
  expect(save).not.toHaveBeenCalled();

  act(() => tab.current.form.setFieldValue('title', 'Changed here'));
  await act(() => vi.advanceTimersByTimeAsync(QUIET_MS));
  expect(save).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ content: expect.objectContaining({ title: 'Changed here', rent: 2_500_000 }) }),
  );
});

it('sends a field that is put back to what the other tab had', async () => {
  const tab = openTab();
  typeInAnotherTab({ title: 'Theirs' });
  act(() => tab.current.form.setFieldValue('title', 'Ours'));
  act(() => tab.current.form.setFieldValue('title', 'Theirs'));
  await act(() => vi.advanceTimersByTimeAsync(QUIET_MS));
  expect(save).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ content: expect.objectContaining({ title: 'Theirs' }) }),
  );
});
