// A form behind a button: it begins at its first field, and Escape closes it as long as nothing was typed.
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import { Opened } from './opened.tsx';

afterEach(cleanup);

it('begins at the field, and is kept by what was typed', () => {
  renderPage(
    <Opened label="Change password">
      <input hidden readOnly value="asha@example.com" />
      <input aria-label="Current password" />
    </Opened>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Change password' }));
  const field = screen.getByLabelText<HTMLInputElement>('Current password');
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: 'old' } });
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(screen.getByLabelText('Current password')).toBe(field);
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change password' }));
});
