// Where the focus is when a dialog opens: what is heard first is what is to be done, not "Close".
import { TextInput } from '@mantine/core';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../tests/support/web/render-page.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DateField } from './date-field.tsx';
import { FormDialog } from './form-dialog.tsx';

afterEach(cleanup);

const silent = vi.fn();
const form = (children: ReactNode) => (
  <FormDialog
    title="Request a visit"
    submitLabel="Request visit"
    busy={false}
    onSubmit={silent}
    onClose={silent}
  >
    {children}
  </FormDialog>
);

test.each([
  ['at its first field', form(<TextInput label="Notes" />), () => screen.getByLabelText('Notes')],
  [
    'without a field at its title',
    form(<p>Nothing to fill in</p>),
    () => screen.getByRole('heading', { name: 'Request a visit' }),
  ],
  [
    'at its title where its first field is a date, whose calendar would cover it',
    form(<DateField label="Good until" today="2026-12-01" value={null} onChange={silent} />),
    () => screen.getByRole('heading', { name: 'Request a visit' }),
  ],
  [
    'that asks before a deed at the answer that does nothing',
    <ConfirmDialog
      key="ask"
      opened
      title="Withdraw?"
      confirmLabel="Withdraw"
      onConfirm={silent}
      onClose={silent}
    >
      It cannot be undone.
    </ConfirmDialog>,
    () => screen.getByRole('button', { name: 'Cancel' }),
  ],
])('a dialog begins %s', async (_, dialog, start) => {
  renderPage(dialog);
  await screen.findByRole('dialog');
  await waitFor(() => expect(document.activeElement).toBe(start()));
});

test('a form is read field by field, a question as a whole', async () => {
  renderPage(form(<TextInput label="Notes" />));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.hasAttribute('aria-labelledby')).toBe(true));
  await waitFor(() => expect(dialog.hasAttribute('aria-describedby')).toBe(false));
  cleanup();

  renderPage(
    <ConfirmDialog opened title="Withdraw?" confirmLabel="Withdraw" onConfirm={silent} onClose={silent}>
      It cannot be undone.
    </ConfirmDialog>,
  );
  const question = await screen.findByRole('dialog');
  await waitFor(() =>
    expect(document.getElementById(question.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'It cannot be undone.',
    ),
  );
});
