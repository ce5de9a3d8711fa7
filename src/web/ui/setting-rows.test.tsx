// Rows of settings: a long one is folded, opens for whoever is sent there, and stays open once something in it was done.
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../tests/support/web/render-page.tsx';
import { FoldedRow, SettingRow } from './setting-rows.tsx';

afterEach(cleanup);

const isOpen = (name: string) =>
  screen.getByRole('region', { name }).querySelector('details')?.hasAttribute('open');

test('a folded row is a region with its state, and opens for a link to it', () => {
  const gone = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  renderPage(
    <>
      <FoldedRow id="notifications" title="Notifications" state="All on">
        choices
      </FoldedRow>
      <FoldedRow id="consents" title="Consents">
        answers
      </FoldedRow>
    </>,
    '/settings#notifications',
  );
  expect(screen.getByText('All on').closest('summary')).toBeTruthy();
  expect([isOpen('Notifications'), isOpen('Consents')]).toEqual([true, false]);
  expect(gone).toHaveBeenCalledOnce();
});

function Held() {
  const [waits, setWaits] = useState(true);
  return (
    <FoldedRow title="Held money" isOpen={waits}>
      <button type="button" onClick={() => setWaits(false)}>
        Release
      </button>
    </FoldedRow>
  );
}

test('a row that was open because something waited stays so once it is done', () => {
  renderPage(<Held />);
  expect(isOpen('Held money')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Release' }));
  expect(isOpen('Held money')).toBe(true);
});

test('a row without a state says what it is for', () => {
  renderPage(
    <SettingRow title="Merge another account" text="Bring the other one here">
      <button type="button">Bring</button>
    </SettingRow>,
  );
  expect(screen.getByRole('heading', { name: 'Merge another account' })).toBeTruthy();
  expect(screen.getByText('Bring the other one here')).toBeTruthy();
});
