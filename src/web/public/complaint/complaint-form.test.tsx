// A complaint of somebody without an account: what is missing is said at once, before a code is asked for.
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { failingClient, inputsOf } from '../../../../tests/support/web/failing-client.ts';
import { click, open } from '../../../../tests/support/web/failing-screens.tsx';
import { ComplaintForm } from './complaint-form.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));

test('an empty complaint is told of every field at once, and asks for no code', async () => {
  open(ComplaintForm, '/complaint', {});
  await click('Send me a code');
  for (const fault of [
    'Enter your name',
    'Enter an email address',
    'Choose what it is about',
    'Write what it is about',
  ]) {
    expect(await screen.findByText(fault)).toBeTruthy();
  }
  expect(inputsOf('complaints.askCode')).toEqual([]);
});
