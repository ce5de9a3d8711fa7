// A hint stands at its field and is no error.
import { useForm } from '@mantine/form';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import { toValues } from './listing-values.ts';
import MoneyStep from './money-step.tsx';

// How the answer becomes a sentence is the test of hints.ts.
vi.mock('./use-hints.ts', () => ({ useHints: () => ({ rent: 'Few homes ask such a rent.' }) }));
afterEach(cleanup);

function Step() {
  const form = useForm({ initialValues: toValues({ rent: 350_000_000 }) });
  return <MoneyStep form={form} />;
}

it('a rent that is hard to believe gets a hint and is not called wrong', () => {
  renderPage(<Step />);
  const hint = screen.getByText('Few homes ask such a rent.');
  const rent = screen.getByRole('textbox', { name: /^Monthly rent/ });
  expect(hint.parentElement?.contains(rent)).toBe(true);
  expect(hint.getAttribute('aria-live')).toBe('polite');
  expect(rent.getAttribute('aria-invalid')).not.toBe('true');
});

it('takes amounts as people write them: 35k typed, 1.5 lakh pasted', () => {
  renderPage(<Step />);
  const deposit = screen.getByRole<HTMLInputElement>('textbox', { name: /^Security deposit/ });
  fireEvent.change(deposit, { target: { value: '35' } });
  fireEvent.keyDown(deposit, { key: 'k' });
  expect(deposit.value).toBe('₹35,000');
  fireEvent.paste(deposit, { clipboardData: { getData: () => 'Rs. 1.5 lakh' } });
  expect(deposit.value).toBe('₹1,50,000');
  fireEvent.paste(deposit, { clipboardData: { getData: () => 'a lot' } });
  expect(deposit.value).toBe('₹1,50,000');
});

it('takes a deposit in months of the rent, pasted or typed', () => {
  renderPage(<Step />);
  const deposit = screen.getByRole<HTMLInputElement>('textbox', { name: /^Security deposit/ });
  fireEvent.paste(deposit, { clipboardData: { getData: () => '2 months' } });
  expect(deposit.value).toBe('₹70,00,000');
  fireEvent.change(deposit, { target: { value: '3' } });
  for (const key of [' ', 'm', 'o']) fireEvent.keyDown(deposit, { key });
  expect(deposit.value).toBe('₹1,05,00,000');
  fireEvent.change(deposit, { target: { value: '2' } });
  fireEvent.blur(deposit);
  expect(deposit.value).toBe('₹2');
});

it('refuses a day that is gone at the field', async () => {
  renderPage(<Step />);
  const day = screen.getByLabelText<HTMLInputElement>('Available from');
  fireEvent.focus(day);
  fireEvent.change(day, { target: { value: '1 Jan 2020' } });
  fireEvent.blur(day);
  expect(day.value).toBe('1 Jan 2020');
  expect(screen.getByText(/^Choose a date from .* on$/)).toBeTruthy();
  expect(document.querySelector('[data-held]')).toBeTruthy();
});

it('puts what explains a field below it, so that fields beside each other stand in line', () => {
  renderPage(<Step />);
  const deposit = screen.getByRole('textbox', { name: /^Security deposit/ });
  const hint = screen.getByText(
    'An amount, or "2 months". 0 when there is none; empty when you decide later',
  );
  expect(deposit.compareDocumentPosition(hint)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
