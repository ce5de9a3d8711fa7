// The form of the application profile: sent as typed, refused at its fields, and nothing typed is lost.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newSession, renderPage, sessionOf } from '../../../../tests/support/web/render-page.tsx';
import type { ApplicationProfile } from '../../../contract/application-profile.ts';
import { ToastRegion } from '../../ui/toast-region.tsx';
import { toast } from '../../ui/toast-store.ts';
import { ApplicationProfileForm } from './application-profile-form.tsx';

const save = vi.fn();
const remove = vi.fn();
vi.mock('../../lib/api-provider.tsx', () => ({
  useApi: () => ({
    api: { applicationProfile: { save, remove } },
    queries: { applicationProfile: { get: { queryKey: () => ['application-profile'] } } },
  }),
}));

const profile: ApplicationProfile = {
  move_in_date: null,
  household: 'family',
  occupants: 3,
  income_band: null,
  occupation: 'salaried',
  employer: 'Rose Bank',
  notes: null,
  references: [{ name: 'Ravi Kumar', kind: 'landlord', phone: '+919800011111' }],
  updated_at: '2026-11-22T05:00:00Z',
};

beforeEach(() => {
  sessionStorage.clear();
  save.mockReset();
  remove.mockReset();
});
afterEach(() => {
  act(() => toast.close());
  cleanup();
});

function renderForm(own: ApplicationProfile | null) {
  const session = newSession();
  session.signedIn(sessionOf('seeker'));
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <ApplicationProfileForm profile={own} />
      <ToastRegion />
    </QueryClientProvider>,
    '/',
    session,
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input' }), { target: { value } });

test('an empty one may be saved, and what was typed is sent', async () => {
  save.mockResolvedValue(profile);
  renderForm(null);
  expect(screen.queryByRole('button', { name: 'Delete application profile' })).toBeNull();
  type(/Employer/, 'Rose Bank');
  press('Add a reference');
  type(/^Name/, 'Ravi Kumar');
  type(/Phone number/, '98000 11111');
  press('Save application profile');
  await screen.findByText('Application profile saved');
  expect(save.mock.calls[0]?.[0]).toEqual({
    move_in_date: null,
    household: null,
    occupants: null,
    income_band: null,
    occupation: null,
    employer: 'Rose Bank',
    notes: '',
    references: [{ name: 'Ravi Kumar', kind: 'landlord', phone: '98000 11111' }],
  });
});

// spec application-profile: Its page: every field may stay empty, a refusal stands at its field, nothing typed is lost
test('a refused reference says so at its own field, and stays as typed', async () => {
  save.mockRejectedValue(
    Object.assign(new Error('Please check the marked fields'), {
      data: {
        errors: [{ field: 'references.1.phone', message: 'Enter a phone number like +91 98765 43210' }],
      },
    }),
  );
  renderForm(profile);
  press('Add a reference');
  const second = within(screen.getByRole('group', { name: 'Reference 2' }));
  fireEvent.change(second.getByLabelText(/Phone number/), { target: { value: 'call me' } });
  press('Save application profile');
  await second.findByText('Enter a phone number like +91 98765 43210');
  expect(second.getByLabelText<HTMLInputElement>(/Phone number/).value).toBe('call me');
  // Of the two that are left, none has the refusal of the one that stood in its place.
  press('Add a reference');
  press('Remove reference 2');
  expect(screen.queryByText('Enter a phone number like +91 98765 43210')).toBeNull();
});

test('three references are the most, and one can be taken out', () => {
  renderForm(profile);
  press('Add a reference');
  press('Add a reference');
  expect(screen.queryByRole('button', { name: 'Add a reference' })).toBeNull();
  press('Remove reference 1');
  expect(screen.getAllByRole('group', { name: /^Reference/ })).toHaveLength(2);
  expect(screen.queryByDisplayValue('Ravi Kumar')).toBeNull();
});

test('fields typed before the session ended are there again', () => {
  renderForm(profile);
  type(/Employer/, 'Lotus Bank');
  cleanup();
  renderForm(profile);
  expect(screen.getByDisplayValue('Lotus Bank')).toBeTruthy();
});

test('it is deleted after a second yes, and the form is empty', async () => {
  remove.mockResolvedValue(undefined);
  renderForm(profile);
  press('Delete application profile');
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(remove).toHaveBeenCalledOnce());
  await waitFor(() => expect(screen.queryByDisplayValue('Rose Bank')).toBeNull());
  expect(screen.queryByDisplayValue('Ravi Kumar')).toBeNull();
});
