import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../tests/support/web/render-page.tsx';
import { Form } from './form.tsx';
import { MonthField } from './month-field.tsx';

afterEach(cleanup);

function Plan({ onSubmit }: { onSubmit: (month: string) => void }) {
  const [month, setMonth] = useState('2026-12');
  return (
    <Form onSubmit={() => onSubmit(month)}>
      <MonthField label="Holds from" value={month} onChange={setMonth} />
    </Form>
  );
}

function type(text: string): HTMLInputElement {
  const field = screen.getByLabelText<HTMLInputElement>('Holds from');
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
  return field;
}

test.each(['Jan 2027', '1/2027', '2027-01', 'जनवरी २०२७'])('%s is taken as a month', (text) => {
  const onSubmit = vi.fn();
  renderPage(<Plan onSubmit={onSubmit} />);
  expect(screen.getByLabelText<HTMLInputElement>('Holds from').value).toBe('Dec 2026');
  const field = type(text);
  expect(field.value).toBe('Jan 2027');
  fireEvent.submit(field.form as HTMLFormElement);
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('2027-01');
});

test('what is no month stays as typed, and its form is held', () => {
  const onSubmit = vi.fn();
  renderPage(<Plan onSubmit={onSubmit} />);
  const field = type('soon');
  fireEvent.submit(field.form as HTMLFormElement);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(field.value).toBe('soon');
  screen.getByText('No such month. Write it like Nov 2026.');
});
