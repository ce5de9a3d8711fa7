// @vitest-environment happy-dom
// The small rules of fields: codes of digits, selects without empty values, dates by keyboard.
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { CodeInput } from './code-input.tsx';
import { DateField } from './date-field.tsx';
import { renderPage } from './rendering.tsx';
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
