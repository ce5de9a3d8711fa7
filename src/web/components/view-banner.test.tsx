// A view as somebody else belongs to the session that began it.
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { newSession, renderPage } from '../../../tests/support/web/render-page.tsx';
import { keepView, keepViewStart, viewOfTab, viewStart } from '../lib/resilience/view-as.ts';
import ViewBanner from './view-banner.tsx';

vi.mock('../lib/use-settings.ts', () => ({ useSettings: () => ({ publicKey: 'key' }) }));

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

it('is dropped once nobody is signed in, so that the next sign-in is no part of it', () => {
  keepView('01a21a00-73c8-7000-8000-000000000001');
  const onOver = vi.fn();
  const store = newSession();
  renderPage(<ViewBanner id="01a21a00-73c8-7000-8000-000000000001" onOver={onOver} />, '/auth', store);
  expect(viewOfTab()).not.toBeNull();
  act(() => void store.start());
  expect(viewOfTab()).toBeNull();
  expect(onOver).toHaveBeenCalled();
});

it('leads back to where it began, and nowhere outside the office', () => {
  keepViewStart('/admin?tab=enquiries&enquiry=7');
  expect(viewStart()).toBe('/admin?tab=enquiries&enquiry=7');
  for (const path of ['https://elsewhere.example/', '/portal', '/administer']) {
    keepViewStart(path);
    expect(viewStart()).toBe('/admin');
  }
});
