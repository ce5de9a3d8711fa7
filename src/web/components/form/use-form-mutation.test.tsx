import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { pageI18n } from '../../lib/i18n.ts';
import { useFormMutation } from './use-form-mutation.ts';

afterEach(cleanup);

const wrapper = ({ children }: { children: ReactNode }) => (
  <I18nProvider i18n={pageI18n()}>
    <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
  </I18nProvider>
);

test('what was put right is no longer called wrong, and the rest still is', () => {
  const { result } = renderHook(() => useFormMutation({ send: async () => {}, onSent: () => {} }), {
    wrapper,
  });
  act(() => result.current.setErrors({ rent: 'Enter the rent', city: 'Enter the city' }));
  act(() => result.current.change({ rent: 30_000, notes: 'quiet' }));
  expect(result.current.errors).toEqual({ city: 'Enter the city' });
});

test('a row of a list is no longer called wrong once its list has changed, as rows move up', () => {
  const { result } = renderHook(() => useFormMutation({ send: async () => {}, onSent: () => {} }), {
    wrapper,
  });
  const wrong = { 'charges.0.amount': 'Enter the amount', charges_note: 'Enter a note' };
  act(() => result.current.setErrors(wrong));
  act(() => result.current.change({ charges: [] }));
  expect(result.current.errors).toEqual({ charges_note: 'Enter a note' });
});
