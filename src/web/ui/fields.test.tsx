// The small rules of fields: codes of digits, selects without empty values, dates by keyboard.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../tests/support/web/render-page.tsx';
import { CodeInput } from './code-input.tsx';
import { DateField } from './date-field.tsx';
import { NumberField } from './number-field.tsx';
import { OpenModal } from './open-modal.tsx';
import { checkOptions } from './select-field.tsx';

afterEach(cleanup);

function CodeForm({ onComplete }: { onComplete: (code: string) => void }) {
  const [code, setCode] = useState('');
  return <CodeInput label="Code" value={code} onChange={setCode} onComplete={onComplete} />;
}

const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox');
const typed = () =>
  boxes()
    .map(({ value }) => value)
    .join('');

// spec 5: One-time code: digits only, up to its length, calls back when full
test('a code takes digits only and reports when it is full', () => {
  const onComplete = vi.fn();
  renderPage(<CodeForm onComplete={onComplete} />);
  expect(boxes()).toHaveLength(6);
  for (const [place, character] of [...'12x45'].entries()) {
    fireEvent.change(boxes()[place] as HTMLElement, { target: { value: character } });
  }
  expect(typed()).toBe('1245');
  expect(onComplete).not.toHaveBeenCalled();
});

test('a code takes the digits of a Hindi keyboard, typed or pasted, and hands on Latin ones', () => {
  const onComplete = vi.fn();
  renderPage(<CodeForm onComplete={onComplete} />);
  for (const [place, digit] of [...'१२३'].entries()) {
    const box = boxes()[place] as HTMLElement;
    expect(box.inputMode).toBe('numeric');
    // Whether the box lets the key through.
    expect(fireEvent.keyDown(box, { key: digit })).toBe(true);
    fireEvent.change(box, { target: { value: digit } });
  }
  expect(typed()).toBe('123');
  fireEvent.paste(boxes()[0] as HTMLElement, { clipboardData: { getData: () => '४५० ८००' } });
  expect(typed()).toBe('450800');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('450800');
});

test('the boxes of a code have a name of the whole, places of their own and an id each', () => {
  renderPage(<CodeForm onComplete={vi.fn()} />);
  const group = screen.getByRole('group', { name: 'Code' });
  const named = [1, 2, 3, 4, 5, 6].map((place) =>
    within(group).getByRole('textbox', { name: `Digit ${place} of 6` }),
  );
  expect(named).toEqual(boxes());
  expect(new Set(named.map(({ id }) => id)).size).toBe(6);
});

test('what is wrong with a code is read with it', () => {
  renderPage(<CodeInput label="Code" value="" onChange={vi.fn()} error="This code is wrong" />);
  expect(readsIts(screen.getByRole('group', { name: 'Code' }))).toBe('This code is wrong');
});

// spec beyond-everyone: Signing in asks for no memory or puzzle: codes are pasted, passwords filled in by the browser
test('a pasted code fills the boxes up to its length and completes once', () => {
  const onComplete = vi.fn();
  renderPage(<CodeForm onComplete={onComplete} />);
  const paste = (text: string) =>
    fireEvent.paste(boxes()[0] as HTMLElement, { clipboardData: { getData: () => text } });
  paste('12ab56');
  expect(typed()).toBe('');
  paste('123 4567');
  expect(typed()).toBe('123456');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456');
});

// spec 5: A select item cannot have an empty value
test('a select item cannot have an empty value', () => {
  expect(checkOptions([{ value: 'studio', label: 'Studio' }])).toHaveLength(1);
  expect(() => checkOptions([{ value: '', label: 'Any' }])).toThrow(
    'A select item cannot have an empty value',
  );
});

function VisitDate({ isExcluded }: { isExcluded?: (date: string) => boolean }) {
  const [date, setDate] = useState<string | null>('2026-11-27');
  return (
    <>
      <DateField
        label="Date"
        value={date}
        onChange={setDate}
        today="2026-11-20"
        min="2026-11-20"
        isExcluded={isExcluded}
      />
      <output>{date}</output>
    </>
  );
}

const focusedDate = () => (document.activeElement as HTMLElement | null)?.dataset.date;

function openCalendar() {
  const field = screen.getByLabelText('Date');
  fireEvent.focus(field);
  fireEvent.click(field);
  const day = document.querySelector<HTMLElement>('[data-date="2026-11-27"]');
  day?.focus();
  return (key: string) => fireEvent.keyDown(document.activeElement as HTMLElement, { key });
}

test('arrows walk over days that cannot be chosen and into other months', () => {
  renderPage(
    <VisitDate
      isExcluded={(date) => date === '2026-11-28' || (date > '2026-11-29' && date < '2027-02-10')}
    />,
  );
  const press = openCalendar();
  press('ArrowRight');
  expect(focusedDate()).toBe('2026-11-29');
  press('ArrowRight');
  expect(focusedDate()).toBe('2027-02-10');
  press('ArrowLeft');
  expect(focusedDate()).toBe('2026-11-29');
});

test('the walk stops where no day follows', () => {
  renderPage(<VisitDate isExcluded={(date) => date !== '2026-11-27'} />);
  const press = openCalendar();
  press('ArrowDown');
  expect(focusedDate()).toBe('2026-11-27');
});

test('a typed date becomes the next one that can be chosen', () => {
  renderPage(<VisitDate isExcluded={(date) => date === '2026-12-01'} />);
  const field = screen.getByLabelText('Date');
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: '1 dec' } });
  fireEvent.blur(field);
  expect(screen.getByRole('status').textContent).toBe('2026-12-02');
});

function DateForm({ onSubmit, min, max }: { onSubmit: () => void; min?: string; max?: string }) {
  const [date, setDate] = useState<string | null>('2026-11-27');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <DateField label="Date" value={date} onChange={setDate} today="2026-11-20" min={min} max={max} />
      <output>{date}</output>
    </form>
  );
}

/** Types into the date field and leaves it. */
function typeDate(text: string): HTMLInputElement {
  const field = screen.getByLabelText<HTMLInputElement>('Date');
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
  return field;
}

const readsIts = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;

test.each([
  ['31 Feb 2027', {}, 'No such date. Write it like 20 Nov 2026.'],
  ['soon', {}, 'No such date. Write it like 20 Nov 2026.'],
  ['1 Mar 2027', { max: '2026-12-20' }, 'Choose a date up to 20 Dec 2026'],
  ['1 Mar 2027', { min: '2026-11-20', max: '2026-12-20' }, 'Choose a date from 20 Nov 2026 to 20 Dec 2026'],
  ['1 Mar 2024', { min: '2026-11-20' }, 'Choose a date from 20 Nov 2026 on'],
  ['1 Nov 2026', { min: '2026-11-20' }, 'Choose a date from 20 Nov 2026 on'],
  ['19/11/2026', { min: '2026-11-20' }, 'Choose a date from 20 Nov 2026 on'],
  ['21/12/2026', { max: '2026-12-20' }, 'Choose a date up to 20 Dec 2026'],
])('%s stays as typed within %j, and its form is held: %s', (text, range, why) => {
  const onSubmit = vi.fn();
  renderPage(<DateForm onSubmit={onSubmit} {...range} />);
  const field = typeDate(text);
  expect([field.value, readsIts(field), screen.getByRole('status').textContent]).toEqual([text, why, '']);
  fireEvent.submit(field.form as HTMLFormElement);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field);
  typeDate('1/12/2026');
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['1 Dec 2026', null]);
  fireEvent.submit(field.form as HTMLFormElement);
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('nothing is held against a date while it is typed', () => {
  renderPage(<DateForm onSubmit={vi.fn()} />);
  const field = screen.getByLabelText<HTMLInputElement>('Date');
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: '31 F' } });
  expect(field.getAttribute('aria-invalid')).toBeNull();
});

function NumberForm({ onSubmit }: { onSubmit: (floor: number | string) => void }) {
  const [floor, setFloor] = useState<number | string>('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(floor);
      }}
    >
      <NumberField label="Floor" value={floor} onChange={setFloor} max={200} allowDecimal={false} />
    </form>
  );
}

/** Key by key into the number field, which is then left. */
function typeNumber(text: string): HTMLInputElement {
  const field = screen.getByLabelText<HTMLInputElement>('Floor');
  for (const key of text) {
    const isLeftToTheField = fireEvent.keyDown(field, { key });
    if (isLeftToTheField) fireEvent.change(field, { target: { value: field.value + key } });
  }
  fireEvent.blur(field);
  return field;
}

test.each(['-500', '201'])('%s in a field from 0 to 200 stays as typed, and its form is held', (text) => {
  const onSubmit = vi.fn();
  renderPage(<NumberForm onSubmit={onSubmit} />);
  const field = typeNumber(text);
  expect([field.value, readsIts(field)]).toEqual([text, 'Enter a number from 0 to 200']);
  fireEvent.submit(field.form as HTMLFormElement);
  expect(onSubmit).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: '20' } });
  expect(field.getAttribute('aria-invalid')).toBeNull();
  fireEvent.submit(field.form as HTMLFormElement);
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(20);
});

test('words in place of a number are answered', () => {
  renderPage(<NumberForm onSubmit={vi.fn()} />);
  const field = typeNumber('five');
  expect([field.value, readsIts(field)]).toEqual(['', 'Write it in figures, like 25000']);
});

test.each([
  ['१२', '12'],
  ['12', '12'],
  ['0.1k', '100'],
])('%s typed in a number’s field is %s', (text, shown) => {
  renderPage(<NumberForm onSubmit={vi.fn()} />);
  expect(typeNumber(text).value).toBe(shown);
});

function Reading() {
  const [reading, setReading] = useState<number | string>('');
  return <NumberField label="Floor" value={reading} onChange={setReading} decimalScale={2} />;
}

test.each([
  ['1,320.5', '1320.5'],
  ['1,50,000', '150000'],
])('a comma of %s parts thousands, also where a point is taken', (text, shown) => {
  renderPage(<Reading />);
  expect(typeNumber(text).value).toBe(shown);
});

test('a unit typed in a number’s field makes the whole number, which is then held to the limits', () => {
  renderPage(<NumberForm onSubmit={vi.fn()} />);
  const field = typeNumber('25k');
  expect([field.value, readsIts(field)]).toEqual(['25000', 'Enter a number from 0 to 200']);
});

test('a dash behind a number does not make it negative', () => {
  renderPage(<NumberForm onSubmit={vi.fn()} />);
  expect(typeNumber('35-').value).toBe('35');
});

const readMetres = (text: string) => (text === '120 sq m' ? 1292 : null);

function Area() {
  const [area, setArea] = useState<number | string>(900);
  return <NumberField label="Area" value={area} onChange={setArea} suffix=" sq ft" read={readMetres} />;
}

test('a number’s field refuses words that come at once, and reads what its own reader knows', () => {
  renderPage(<Area />);
  const field = screen.getByLabelText<HTMLInputElement>('Area');
  fireEvent.change(field, { target: { value: '9 or 10' } });
  expect([field.value, readsIts(field)]).toEqual(['900 sq ft', 'Write it in figures, like 25000']);
  fireEvent.change(field, { target: { value: '१२० sq m' } });
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['1292 sq ft', null]);
});

test('Escape in a calendar closes the calendar alone, and only the next one the dialog around it', async () => {
  const onClose = vi.fn();
  renderPage(
    <OpenModal title="Request a visit" onClose={onClose}>
      <VisitDate />
    </OpenModal>,
  );
  const field = await screen.findByLabelText('Date');
  act(() => field.focus());
  const day = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('[data-date="2026-11-27"]');
    expect(found).not.toBeNull();
    return found as HTMLElement;
  });
  // From a day back to the field, whose calendar the next one closes.
  fireEvent.keyDown(day, { key: 'Escape' });
  expect(document.activeElement).toBe(field);
  fireEvent.keyDown(field, { key: 'Escape' });
  await waitFor(() => expect(document.querySelector('[data-date]')).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
});
