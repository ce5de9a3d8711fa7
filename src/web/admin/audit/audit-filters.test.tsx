// The trail's filter of acts: chosen by their words, asked for by their names.
import { fireEvent, screen } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { failingClient, inputsOf } from '../../../../tests/support/web/failing-client.ts';
import { click, open, page, press } from '../../../../tests/support/web/failing-screens.tsx';
import { adminTabs } from '../tabs.generated.ts';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));

const Tab = adminTabs.find(({ id }) => id === 'audit')?.component as ComponentType;
const Screen = () => (
  <Suspense>
    <Tab />
  </Suspense>
);
const filter = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'What was done' });

test('an act is found by a word of its sentence', async () => {
  open(Screen, '/admin?tab=audit', { 'audit.list': page() });
  fireEvent.change(await filter(), { target: { value: 'removed so that' } });
  await click('Admin PIN removed', 'option');
  await press('Apply');
  expect(inputsOf('audit.list').at(-1)).toMatchObject({ action: 'admin.pin.reset' });
});

test('the address of an act is shown in words, and of one without words as it is', async () => {
  const { unmount } = open(Screen, '/admin?tab=audit&action=complaints.decide', { 'audit.list': page() });
  expect((await filter()).value).toBe('Complaint decided');
  unmount();
  open(Screen, '/admin?tab=audit&action=roles', { 'audit.list': page() });
  expect((await filter()).value).toBe('roles');
});
