// What somebody typed stays: before it is known who they are, when they come back to the tab, and never for the next person.
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { newSession, sessionOf } from '../../../../tests/support/web/render-page.tsx';
import type { SessionStore } from '../../lib/session.ts';
import { SessionContext, useCurrentSession } from '../../lib/session-context.ts';
import { useFormDraft } from './use-form-draft.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

const blank = { name: '', message: '' };

function open(store: SessionStore, blankOf: (id: string | undefined) => typeof blank = () => blank) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionContext value={store}>{children}</SessionContext>
  );
  const { result, unmount } = renderHook(
    () => useFormDraft('enquiry', blankOf(useCurrentSession()?.user.id)),
    { wrapper },
  );
  return {
    fields: () => result.current.fields,
    set: (own: object) => act(() => result.current.set(own)),
    unmount,
  };
}

it('keeps what was typed before it is known who types, beside what they left here earlier', () => {
  const earlier = newSession();
  act(() => void earlier.signedIn(sessionOf('asha')));
  const left = open(earlier);
  left.set({ name: 'Asha', message: 'An old one' });
  left.unmount();

  const store = newSession();
  const form = open(store);
  expect(form.fields()).toEqual(blank);
  form.set({ message: 'A new one' });
  act(() => void store.signedIn(sessionOf('asha')));
  expect(form.fields()).toEqual({ name: 'Asha', message: 'A new one' });
});

it('shows nothing of one person to the next', () => {
  const store = newSession();
  const form = open(store);
  act(() => void store.signedIn(sessionOf('asha')));
  form.set({ message: 'Hers' });
  act(() => void store.signedIn(sessionOf('ravi')));
  expect(form.fields()).toEqual(blank);
  act(() => void store.signedIn(sessionOf('asha')));
  expect(form.fields()).toEqual({ name: '', message: 'Hers' });
});

it('shows what somebody left here once it is known that nobody is signed in', () => {
  const earlier = newSession();
  act(() => void earlier.start());
  const left = open(earlier);
  left.set({ message: 'Left here' });
  left.unmount();

  const store = newSession();
  const form = open(store);
  form.set({ name: 'Ravi' });
  act(() => void store.start());
  expect(form.fields()).toEqual({ name: 'Ravi', message: 'Left here' });
});

it.each([
  ['nobody', (store: SessionStore) => void store.start()],
  ['somebody', (store: SessionStore) => void store.signedIn(sessionOf('asha'))],
])('keeps what was left before beside what comes in the moment it is known to be %s', (_, comes) => {
  const earlier = newSession();
  act(() => comes(earlier));
  const left = open(earlier);
  left.set({ name: 'Asha' });
  left.unmount();

  const store = newSession();
  const form = open(store);
  act(() => {
    comes(store);
    form.set({ message: 'Typed early' });
  });
  form.unmount();
  expect(open(store).fields()).toEqual({ name: 'Asha', message: 'Typed early' });
});

it('is filled in for who is signed in, and no longer once they have gone', async () => {
  const store = newSession();
  const form = open(store, (id) => ({ ...blank, name: id ?? '' }));
  act(() => void store.signedIn(sessionOf('asha')));
  expect(form.fields().name).toBe('asha');
  await act(() => store.signOut());
  expect(form.fields().name).toBe('');
});
