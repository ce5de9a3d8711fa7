// The profile's form: numbers as typed, only changes sent, and nothing lost when the server says no.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import { ToastRegion } from '../../ui/toast-region.tsx';
import { toast } from '../../ui/toast-store.ts';
import ProfileForm from './profile-form.tsx';
import { changedFields, toFormValues } from './profile-values.ts';

const update = vi.fn();
vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => ({ api: { profile: { update } } }) }));

const userId = '01900000-0000-7000-8000-000000000001';
const profile = { userId, fullName: 'Asha Rao', city: 'Pune', preferredRentMax: 2_500_000, phone: null };

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  act(() => toast.close());
  cleanup();
  update.mockReset();
});

function renderForm(own: object = profile, asked?: { field: 'phone' }) {
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <ProfileForm userId={userId} profile={{ email: 'asha@example.com', ...own }} asked={asked} />
      <ToastRegion />
    </QueryClientProvider>,
  );
}

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));

test('amounts stand in rupees, and only fields that differ are changes', () => {
  const saved = toFormValues(profile);
  expect(saved).toMatchObject({ preferredRentMax: '25,000', annualIncome: '', phone: '' });
  expect(changedFields({ ...saved, city: 'Mumbai' }, saved)).toEqual({ city: 'Mumbai' });
  expect(changedFields(saved, saved)).toEqual({});
});

test('a typed number says how it is read, and one that cannot be read is an error at its field and not sent', async () => {
  renderForm();
  type(/Annual income/, '12 lakh');
  expect(screen.getByText('₹12,00,000')).toBeTruthy();
  type(/Bedrooms/, '3 bhk');
  expect(screen.getByText('3 BHK')).toBeTruthy();
  type(/Annual income/, 'a lot');
  fireEvent.blur(field(/Annual income/));
  await screen.findByText(/^Enter an amount in rupees/);
  type(/Bedrooms/, 'some');
  save();
  await screen.findByText(/^Enter a number of bedrooms/);
  expect(field(/Annual income/).value).toBe('a lot');
  expect(update).not.toHaveBeenCalled();
});

test('what changed is sent as typed, and the answer is shown', async () => {
  update.mockResolvedValue({ ...profile, annualIncome: 120_000_000 });
  renderForm();
  type(/Annual income/, '12 lakh');
  save();
  await waitFor(() => expect(field(/Annual income/).value).toBe('12,00,000'));
  expect(update).toHaveBeenCalledWith({ annualIncome: '12 lakh' });
  expect(await screen.findByText('Profile updated')).toBeTruthy();
});

test('a wrong field is refused before anything is sent', async () => {
  renderForm();
  type(/Phone number/, 'call me');
  save();
  await screen.findByText('Enter a phone number like +91 98765 43210');
  expect(update).not.toHaveBeenCalled();
});

// spec account: "Failed to update profile"
test('the server’s no stands at its field, and what was typed stays', async () => {
  update.mockRejectedValue(
    Object.assign(new Error('Please check the marked fields'), {
      status: 422,
      data: { errors: [{ field: 'city', message: 'We know no such city' }] },
    }),
  );
  renderForm();
  type(/City/, 'Atlantis');
  save();
  await screen.findByText('We know no such city');
  expect(field(/City/).value).toBe('Atlantis');
  expect(await screen.findByText('Failed to update profile')).toBeTruthy();
});

test('fields typed before the session ended are there again after signing in', () => {
  renderForm();
  type(/City/, 'Mumbai');
  cleanup();
  renderForm();
  expect(field(/City/).value).toBe('Mumbai');
  expect(screen.getByText(/It is not saved yet/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(field(/City/).value).toBe('Pune');
  cleanup();
  renderForm();
  expect(field(/City/).value).toBe('Pune');
});

test('the part of the field that was asked for opens there, and the others are read in rupees until they change', () => {
  renderForm({ ...profile, preferredRentMin: 1_500_000, annualIncome: 120_000_000 }, { field: 'phone' });
  expect(document.activeElement).toBe(field(/Phone number/));
  expect(screen.queryByLabelText(/Annual income/)).toBeNull();
  expect(screen.getByText('₹12,00,000')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Edit What you look for' }));
  expect(field(/Annual income/).value).toBe('12,00,000');
});

test('Escape closes a part in which nothing was typed, and the keyboard goes on at its Edit', async () => {
  renderForm(profile, { field: 'phone' });
  type(/City/, 'Mumbai');
  fireEvent.keyDown(field(/City/), { key: 'Escape' });
  expect(field(/City/).value).toBe('Mumbai');
  type(/City/, 'Pune');
  fireEvent.keyDown(field(/City/), { key: 'Escape' });
  const edit = screen.getByRole('button', { name: 'Edit How to reach you' });
  await waitFor(() => expect(document.activeElement).toBe(edit));
  expect(screen.queryByLabelText(/City/)).toBeNull();
});
