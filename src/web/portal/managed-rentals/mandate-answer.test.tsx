// The owner reads the whole mandate, and accepts that very text with their name or declines it with a reason.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { answerOnly, failingClient, inputsOf } from '../../../../tests/support/web/failing-client.ts';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { Mandate } from '../../../contract/mandates.ts';
import { pageI18n } from '../../lib/i18n.ts';
import { messages as hindi } from '../../locales/hi.po';
import { MandateAnswer } from './mandate-answer.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
afterEach(cleanup);

const mandate: Mandate = {
  id: '0198a000-0000-7000-8000-000000000001',
  version: 2,
  state: 'offered',
  collects: 'operator',
  fee_bp: 800,
  remittance_day: 10,
  deposit_holder: 'company',
  payee_name: 'Kiraya Homes',
  payee_upi: 'rent@okbank',
  text: 'The tenant pays the rent to Kiraya.\nKiraya pays the rest by day 10 of the next month.',
  text_hash: 'a'.repeat(64),
  offered_at: '2026-11-20T06:30:00.000Z',
  answered_at: null,
  signed_name: null,
  decline_reason: null,
};

const open = () => {
  answerOnly({ 'mandates.accept': mandate, 'mandates.decline': mandate });
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <MandateAnswer home="2 BHK Adyar, Chennai" mandate={mandate} />
    </QueryClientProvider>,
  );
};
const press = (name: string, at = screen.getByRole('dialog')) =>
  fireEvent.click(within(at).getByRole('button', { name }));

test('shows every sentence, and accepts with name and hash of the text', async () => {
  open();
  for (const sentence of mandate.text.split('\n')) screen.getByText(sentence);
  fireEvent.click(screen.getByRole('button', { name: 'Accept the mandate' }));
  await screen.findByRole('dialog');
  fireEvent.change(screen.getByLabelText(/Your full name/), { target: { value: 'Lal Singh' } });
  press('Accept the mandate');
  await waitFor(() =>
    expect(inputsOf('mandates.accept')).toEqual([
      { id: mandate.id, text_hash: mandate.text_hash, name: 'Lal Singh' },
    ]),
  );
});

test('says how the fee changes, and from when', () => {
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <MandateAnswer home="2 BHK Adyar, Chennai" mandate={{ ...mandate, fee_bp: 700 }} feeNow={8} />
    </QueryClientProvider>,
  );
  screen.getByText(/^Fee 8% → 7% of the rent, from \w{3} \d{4} if you accept now$/);
});

test('whoever reads Hindi has it in Hindi first, and the English, which counts, behind a line', () => {
  const i18n = pageI18n();
  const before = i18n.locale;
  i18n.load('hi', hindi);
  act(() => i18n.activate('hi'));
  open();
  const english = screen.getByText('Kiraya pays the rest by day 10 of the next month.');
  const same = screen.getByText(/Kiraya Homes के खाते में \(UPI rent@okbank\)/);
  expect(same.textContent).toMatch(/किराया/);
  expect(same.compareDocumentPosition(english) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(english.closest('details')?.open).toBe(false);
  for (const term of ['8%', '10 तारीख']) screen.getByText(new RegExp(term));
  act(() => i18n.activate(before));
});

test('declines with a reason', async () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Decline' }));
  await screen.findByRole('dialog');
  fireEvent.change(screen.getByLabelText(/Reason/), { target: { value: 'I collect it myself' } });
  press('Decline');
  await waitFor(() =>
    expect(inputsOf('mandates.decline')).toEqual([{ id: mandate.id, reason: 'I collect it myself' }]),
  );
});

test('on a phone what decides it is in a line, and the whole text behind another', () => {
  const phone = vi
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation(
      (media) => ({ media, matches: true, addEventListener() {}, removeEventListener() {} }) as never,
    );
  open();
  screen.getByText(/^Fee: 8% of the rent · Kiraya collects the rent · Deposit: Held by Kiraya$/);
  const [sentence] = mandate.text.split('\n');
  const text = screen.getByText(sentence ?? '').closest('details');
  expect(text?.open).toBe(false);
  expect(within(text as HTMLElement).getByText('Read the whole mandate').tagName).toBe('SUMMARY');
  phone.mockRestore();
});
