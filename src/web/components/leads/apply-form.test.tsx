// The form of an application: filled in from the profile or the last application, and nothing shared without a yes.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import { addDays, dateInIndia, formatDate } from '../../../domain/dates.ts';
import { ApplyForm } from './apply-form.tsx';

const today = dateInIndia(new Date().toISOString());
const soon = addDays(today, 20);
const profile = {
  move_in_date: soon,
  household: 'company',
  occupants: 4,
  income_band: null,
  occupation: 'salaried',
  employer: 'Rose Bank',
  notes: 'Quiet people',
  references: [{ name: 'Ravi Kumar', kind: 'landlord', phone: '+919800011111' }],
};
const last = { household: 'bachelors', occupants: 3, income_band: null, notes: 'We are three' };

const submit = vi.fn();
let stored: object | null;
let earlier: object[];
vi.mock('../../lib/api-provider.tsx', () => ({
  useApi: () => ({
    api: { applications: { submit } },
    queries: {
      applicationProfile: {
        get: { queryOptions: () => ({ queryKey: ['profile'], queryFn: async () => stored }) },
      },
      applications: {
        listMine: { queryOptions: () => ({ queryKey: ['mine'], queryFn: async () => ({ items: earlier }) }) },
      },
    },
  }),
}));

beforeEach(() => {
  sessionStorage.clear();
  submit.mockReset().mockResolvedValue({});
  stored = profile;
  earlier = [last];
});
afterEach(cleanup);

function renderForm() {
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <ApplyForm homeId="home" onSent={() => {}} />
    </QueryClientProvider>,
  );
}
const field = (label: RegExp) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' });
const fill = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send application' }));

// spec application-profile: An application profile is kept once and fills in the form of an application
test('the application profile fills it in, and shares nothing unasked', async () => {
  renderForm();
  await fill('Fill in from my application profile');
  expect(field(/Move-in date/).value).toBe(formatDate(soon));
  expect(field(/How many people/).value).toBe('4');
  expect(field(/Notes/).value).toBe('Quiet people');
  expect(screen.queryByRole('button', { name: 'Fill in from my last application' })).toBeNull();
  send();
  await waitFor(() => expect(submit).toHaveBeenCalledOnce());
  expect(submit.mock.calls[0]?.[0]).toEqual({
    property_id: 'home',
    move_in_date: soon,
    household: 'company',
    occupants: 4,
    income_band: null,
    room_id: null,
    notes: 'Quiet people',
    share_profile: false,
  });
});

test('it says what would be shared, and shares it after a yes', async () => {
  renderForm();
  await fill('Fill in from my application profile');
  expect(screen.getByText(/Salaried · Rose Bank · References: Ravi Kumar/)).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: /Share my work and references/ }));
  send();
  await waitFor(() => expect(submit).toHaveBeenCalledOnce());
  expect(submit.mock.calls[0]?.[0]).toMatchObject({ share_profile: true });
});

test('a day that is over is not filled in, and what the profile leaves open stays as typed', async () => {
  stored = { ...profile, move_in_date: addDays(today, -1), household: null, occupants: null, notes: null };
  renderForm();
  fireEvent.change(field(/Notes/), { target: { value: 'With a cat' } });
  await fill('Fill in from my application profile');
  expect(field(/Move-in date/).value).toBe('');
  expect(field(/How many people/).value).toBe('2');
  expect(field(/Notes/).value).toBe('With a cat');
  send();
  await screen.findByText('Choose a day');
  expect(submit).not.toHaveBeenCalled();
});

test('without a profile the last application fills it in, and a link leads to one', async () => {
  stored = null;
  renderForm();
  await fill('Fill in from my last application');
  expect(field(/How many people/).value).toBe('3');
  expect(field(/Notes/).value).toBe('We are three');
  expect(screen.getByRole('link', { name: 'application profile' }).getAttribute('href')).toBe(
    '/application-profile',
  );
  expect(screen.queryByRole('checkbox')).toBeNull();
});
