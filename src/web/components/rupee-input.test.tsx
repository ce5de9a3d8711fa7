// Amounts as people type and paste them.
import { cleanup, createEvent, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../../tests/support/web/render-page.tsx';
import { RupeeInput } from './rupee-input.tsx';
import type { Rupees } from './rupees.ts';

afterEach(cleanup);

function Field() {
  const [rent, setRent] = useState<Rupees>('');
  return <RupeeInput label="Rent" value={rent} onChange={setRent} />;
}

/** Key by key, as a browser does: a key that nobody takes changes the text. */
function typed(text: string): string {
  renderPage(<Field />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Rent' });
  for (const key of text) {
    const down = createEvent.keyDown(field, { key });
    fireEvent(field, down);
    if (!down.defaultPrevented) fireEvent.change(field, { target: { value: field.value + key } });
  }
  return field.value;
}

test.each([
  ['35000', '₹35,000'],
  ['₹ 35,000', '₹35,000'],
  ['35k', '₹35,000'],
  ['1.5 lakh', '₹1,50,000'],
  ['1.5L', '₹1,50,000'],
  ['2 lakh', '₹2,00,000'],
  ['1 crore', '₹1,00,00,000'],
  ['Rs. 35 000', '₹35,000'],
  ['35,000.50', '₹35,000'],
  ['35000/-', '₹35,000'],
  ['30000-35000', '₹30,000'],
  ['-500', '-₹500'],
])('%s typed is %s', (text, shown) => {
  expect(typed(text)).toBe(shown);
});

test('after a correction digits count again', () => {
  expect(typed('1.5')).toBe('₹1');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Rent' });
  fireEvent.keyDown(field, { key: 'Backspace' });
  expect(fireEvent.keyDown(field, { key: '5' })).toBe(true);
});

function pasted(text: string): HTMLInputElement {
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Rent' });
  const isLeftToTheField = fireEvent.paste(field, { clipboardData: { getData: () => text } });
  if (isLeftToTheField) fireEvent.change(field, { target: { value: text } });
  return field;
}

test.each(['-500', '₹ -500', '- ₹500'])('%s pasted stays, and is said to be no amount', (text) => {
  renderPage(<Field />);
  const field = pasted(text);
  expect(field.value).toBe('-₹500');
  fireEvent.blur(field);
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Enter an amount of ₹0 or more',
  );
});

test.each(['Rs. 35 000', '35k', '35,000/-', '₹35,000 per month', 'INR 35,000/-'])(
  '%s pasted is ₹35,000',
  (text) => {
    renderPage(<Field />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Rent' });
    fireEvent.paste(field, { clipboardData: { getData: () => text } });
    expect(field.value).toBe('₹35,000');
  },
);

/** At once, as autofill, dictation and the keyboards of phones do: no key is heard of. */
function filledIn(text: string): HTMLInputElement {
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Rent' });
  fireEvent.change(field, { target: { value: text } });
  return field;
}

test.each([
  ['35k', '₹35,000'],
  ['₹ 35,000/-', '₹35,000'],
  ['1,40,000', '₹1,40,000'],
  ['1.5 lakh', '₹1,50,000'],
  ['35 000', '₹35,000'],
  ['३५०००', '₹35,000'],
  ['३५ हज़ार', '₹35,000'],
  ['35,000.00', '₹35,000'],
])('%s filled in at once is %s', (text, shown) => {
  renderPage(<Field />);
  expect(filledIn(text).value).toBe(shown);
});

test.each(['35 to 40', '35k-40k', 'about 35000', '35,000.50', '35 bananas', '3.5.5'])(
  '%s filled in at once is refused at the field, and what stood there stays',
  (text) => {
    renderPage(<Field />);
    filledIn('20000');
    const field = filledIn(text);
    expect(field.value).toBe('₹20,000');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Write it in figures, like 25000',
    );
    filledIn('30000');
    expect(field.getAttribute('aria-invalid')).toBeNull();
  },
);

test('a dash typed over an amount begins another', () => {
  expect(typed('25000')).toBe('₹25,000');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Rent' });
  field.setSelectionRange(0, field.value.length);
  expect(fireEvent.keyDown(field, { key: '-' })).toBe(true);
  fireEvent.change(field, { target: { value: '-' } });
  expect(fireEvent.keyDown(field, { key: '5' })).toBe(true);
});
