import { Button, TextInput } from '@mantine/core';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { type FormEvent, useEffect, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../../tests/support/web/render-page.tsx';
import { addDays, dateInIndia } from '../../domain/dates.ts';
import { TimeFields } from '../components/leads/time-fields.tsx';
import { FormDialogButton } from './form-dialog-button.tsx';
import { PasswordField } from './password-field.tsx';
import { watchForms } from './refused-form.ts';

afterEach(cleanup);

function useWatched() {
  useEffect(watchForms, []);
}
const press = (name: string) =>
  act(async () => {
    const button = screen.getByRole('button', { name });
    button.focus();
    button.click();
  });
const focused = () => document.activeElement;

function SignIn() {
  useWatched();
  const [isWrong, setWrong] = useState(false);
  const refuse = (event: FormEvent) => {
    event.preventDefault();
    setWrong(true);
  };
  return (
    <form onSubmit={refuse} noValidate>
      <TextInput label="Name" />
      <PasswordField label="Password" error={isWrong && 'Enter the password'} />
      <TextInput label="Reason" error={isWrong && 'Say why'} />
      <Button type="submit">Send</Button>
    </form>
  );
}

test('a form that is refused at once has the focus at its first wrong field, each time it is sent', async () => {
  renderPage(<SignIn />);
  const password = screen.getByLabelText('Password');
  for (const _time of [1, 2]) {
    await press('Send');
    await waitFor(() => expect(focused()).toBe(password));
    expect(password.getAttribute('aria-invalid')).toBe('true');
  }
  const described = document.getElementById(password.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toContain('Enter the password');
});

let answer = () => {};
let sent = 0;

function Ask() {
  useWatched();
  const [state, setState] = useState<'new' | 'sending' | 'refused'>('new');
  return (
    <FormDialogButton
      label="Ask"
      submitLabel="Send"
      opened
      onOpen={() => {}}
      onClose={() => {}}
      isBusy={state === 'sending'}
      onSubmit={() => {
        sent += 1;
        setState('sending');
        answer = () => setState('refused');
      }}
    >
      <TextInput label="UPI reference" error={state === 'refused' && 'Enter 12 digits'} />
    </FormDialogButton>
  );
}

test('a dialog keeps the focus while it is sent once, and has it at the wrong field when it is refused', async () => {
  renderPage(<Ask />);
  await waitFor(() => expect(screen.getByRole('dialog').contains(focused())).toBe(true));
  await press('Send');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
  expect([focused(), button.disabled, button.getAttribute('aria-disabled')]).toEqual([button, false, 'true']);
  await act(async () => button.click());
  expect(sent).toBe(1);
  act(() => answer());
  await waitFor(() => expect(focused()).toBe(screen.getByLabelText('UPI reference')));
});

test('whoever has gone on to another field is left there', async () => {
  renderPage(<Ask />);
  await waitFor(() => expect(screen.getByRole('dialog').contains(focused())).toBe(true));
  await press('Send');
  const close = screen.getByRole('button', { name: 'Close' });
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Tab' });
  close.focus();
  act(() => answer());
  await screen.findByText('Enter 12 digits');
  await act(async () => {});
  expect(focused()).toBe(close);
});

const tomorrow = addDays(dateInIndia(new Date().toISOString()), 1);

function Visit() {
  useWatched();
  const [isWrong, setWrong] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setWrong(true);
      }}
      noValidate
    >
      <TimeFields
        value={{ date: tomorrow, slot: null }}
        onChange={() => {}}
        errors={isWrong ? { slot: 'Choose a time' } : {}}
      />
      <Button type="submit">Send</Button>
    </form>
  );
}

test('a time that was not chosen is asked for at the times', async () => {
  renderPage(<Visit />);
  await press('Send');
  const times = screen.getByRole('radiogroup', { name: 'Time' });
  await waitFor(() => expect(times.contains(focused())).toBe(true));
  expect(document.getElementById(times.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Choose a time',
  );
});
