// The preview of a month that was asked for: at the top, with the focus on its heading, and compared with a month that is named.
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { failingClient } from '../../../../tests/support/web/failing-client.ts';
import { months, preview } from '../../../../tests/support/web/failing-money-examples.ts';
import { open } from '../../../../tests/support/web/failing-screens.tsx';
import { formatRupees, paise } from '../../../domain/money.ts';
import MonthsTab from './months-tab.tsx';

vi.mock('../shell/use-may.ts', () => ({ useMay: () => () => true }));
vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));

const [september, october] = months as [(typeof months)[0], (typeof months)[0]];
const november = { ...october, month: '2026-11', can_close: false };
const totals = september.totals ?? preview.totals;
const paid = { ...totals, paid: totals.paid + 1_063_600, held: 70_400 };

const see = (address: string) =>
  open(MonthsTab, address, {
    'months.list': { items: [september, october, november] },
    'months.preview': { ...preview, totals: paid, before: totals },
  });

test('stands first with the focus on it, and its row is marked', async () => {
  see('/admin?tab=months&month=2026-11');
  const heading = await screen.findByRole('heading', { name: 'Preview of Nov 2026' });
  expect(document.activeElement).toBe(heading);
  const list = screen.getByRole('heading', { name: 'Months' });
  expect(heading.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const row = screen.getByRole('article', { name: 'Nov 2026' });
  expect(row.dataset).toHaveProperty('chosen');
  // It is open: another month's row leads to that one.
  expect(within(row).queryByRole('link', { name: 'Preview Nov 2026' })).toBeNull();
});

test('is compared with the month closed last, which the words say where another is in between', async () => {
  see('/admin?tab=months&month=2026-11');
  await screen.findByText('+₹10,636 against Sep 2026, the last closed');
});

test('says its commission as Analytics counts it too', async () => {
  see('/admin?tab=months');
  const both = formatRupees(paise(paid.paid + paid.held + paid.corrected));
  await screen.findByText(new RegExp(`with held and corrections ${both}`));
});

test('is compared with the month before where that is closed', async () => {
  see('/admin?tab=months');
  await screen.findByText('+₹10,636 against Sep 2026');
  expect(document.activeElement).toBe(document.body);
});
