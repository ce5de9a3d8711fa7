// Saved replies beside an answer: one is inserted at the cursor, what was written is saved, and one that is there changes.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import {
  answerOnly,
  failingClient,
  failWith,
  inputsOf,
} from '../../../../tests/support/web/failing-client.ts';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import { Answer } from './answer.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));

afterEach(cleanup);
afterEach(() => sessionStorage.clear());

const id = '01900000-0000-7000-8000-000000000001';
const free = { id, title: 'Free', body: 'It is free from the 1st.', created_at: '', updated_at: '' };

function open(items: (typeof free)[], answers: object = {}) {
  failWith(new Error('No connection'));
  answerOnly({ 'savedReplies.list': { items }, ...answers });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderPage(
    <QueryClientProvider client={client}>
      <Answer id={id} isOpen={false} />
    </QueryClientProvider>,
  );
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' });
const write = (value: string) => fireEvent.change(field(), { target: { value } });
const openMenu = () => fireEvent.click(screen.getByRole('button', { name: 'Saved replies' }));
const choose = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('menuitem', { name }));

it('inserts the chosen reply where the cursor is, and the answer is written on there', async () => {
  open([free]);
  write('Namaste! Bye');
  field().setSelectionRange(8, 8);
  openMenu();
  await choose(/^Free/);
  expect(field().value).toBe('Namaste! It is free from the 1st. Bye');
  expect(field().selectionStart).toBe('Namaste! It is free from the 1st.'.length);
  await waitFor(() => expect(document.activeElement).toBe(field()));
  expect(inputsOf('messages.send')).toEqual([]);
});

it('leaves an answer alone that would be too long', async () => {
  open([free]);
  write('x'.repeat(1990));
  openMenu();
  await choose(/^Free/);
  expect(field().value).toHaveLength(1990);
});

it('says so where there is none yet, and saves what was written', async () => {
  open([], { 'savedReplies.create': free });
  openMenu();
  await screen.findByText('No saved replies yet. Write an answer and save it here.');
  const save = screen.getByRole('menuitem', { name: 'Save this text as a reply' });
  expect(save.hasAttribute('disabled')).toBe(true);
  write('It is free from the 1st.\nCome and see it.');
  await choose('Save this text as a reply');
  const dialog = within(await screen.findByRole('dialog', { name: 'Save a reply' }));
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe(
    'It is free from the 1st.',
  );
  fireEvent.change(dialog.getByRole('textbox', { name: 'Title' }), { target: { value: 'Free' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(inputsOf('savedReplies.create')).toEqual([
    { title: 'Free', body: 'It is free from the 1st.\nCome and see it.' },
  ]);
});

it('changes one that is there, and deletes one once that is confirmed', async () => {
  open([free], { 'savedReplies.update': free, 'savedReplies.remove': { ok: true } });
  openMenu();
  await choose('Change saved replies');
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Free' }));
  const form = within(await screen.findByRole('dialog', { name: 'Change this reply' }));
  fireEvent.change(form.getByRole('textbox', { name: 'Text' }), { target: { value: 'It is let.' } });
  fireEvent.click(form.getByRole('button', { name: 'Save' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Free' }));
  expect(inputsOf('savedReplies.update')).toEqual([{ id, title: 'Free', body: 'It is let.' }]);
  const question = within(await screen.findByRole('dialog', { name: 'Delete Free?' }));
  fireEvent.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(inputsOf('savedReplies.remove')).toEqual([{ id }]));
});
