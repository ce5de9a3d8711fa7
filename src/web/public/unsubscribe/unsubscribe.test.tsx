import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import { BY_PAGE } from '../../../domain/saved-searches.ts';
import Unsubscribe from './unsubscribe.tsx';

afterEach(cleanup);

test('its button says that a person pressed it', () => {
  renderPage(<Unsubscribe />);
  const form = screen.getByRole('button', { name: 'Stop the emails' }).closest('form');
  expect([form?.method, form?.getAttribute('action')?.endsWith(`?${BY_PAGE}`)]).toEqual(['post', true]);
});
