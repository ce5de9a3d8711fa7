// A form with several wrong fields lists them above; the list follows what is put right.
import { Button, TextInput } from '@mantine/core';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../../tests/support/web/render-page.tsx';
import { Form } from './form.tsx';
import { watchForms } from './refused-form.ts';

afterEach(cleanup);

type Errors = Partial<Record<'name' | 'rent' | 'city', string>>;
let show = (_errors: Errors) => {};

function Listing({ wrong }: { wrong: Errors }) {
  useEffect(watchForms, []);
  const [errors, setErrors] = useState<Errors>({});
  show = setErrors;
  return (
    <Form onSubmit={() => setErrors(wrong)}>
      <TextInput label="Name" error={errors.name} required description="As on the papers" />
      <TextInput aria-label="Rent" error={errors.rent} />
      <TextInput label="City" error={errors.city} />
      <Button type="submit">Send</Button>
    </Form>
  );
}

const send = () => act(async () => screen.getByRole('button', { name: 'Send' }).click());
const faults = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

test('lists what is wrong, with links to the fields, and has the focus at the first', async () => {
  renderPage(<Listing wrong={{ name: 'Enter a name', rent: 'Enter an amount' }} />);
  await send();
  await waitFor(() => expect(faults()).toEqual(['Name: Enter a name', 'Rent: Enter an amount']));
  screen.getByRole('group', { name: '2 fields need another look' });
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Name/ }));
  await act(async () => screen.getByRole('link', { name: /^Rent/ }).click());
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Rent' }));
});

test('the list follows what is put right and what else is wrong, and goes with the last but one', async () => {
  renderPage(<Listing wrong={{ name: 'Enter a name', rent: 'Enter an amount' }} />);
  await send();
  await waitFor(() => expect(faults()).toHaveLength(2));
  act(() => show({ rent: 'Enter an amount', city: 'Choose a city' }));
  await waitFor(() => expect(faults()).toEqual(['Rent: Enter an amount', 'City: Choose a city']));
  act(() => show({ rent: 'Enter an amount' }));
  await waitFor(() => expect(faults()).toEqual([]));
});

test('says nothing more where a single field is wrong', async () => {
  renderPage(<Listing wrong={{ city: 'Choose a city' }} />);
  await send();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'City' })));
  expect(faults()).toEqual([]);
});
