// A request in the queue: what is judged is one stop of the keyboard.
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { failingClient } from '../../../../tests/support/web/failing-client.ts';
import { claim } from '../../../../tests/support/web/failing-office-examples.ts';
import { open } from '../../../../tests/support/web/failing-screens.tsx';
import { ClaimRow } from './claim-card.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
vi.mock('../shell/use-may.ts', () => ({ useMay: () => () => true }));
afterEach(cleanup);

const photo_urls = ['/a.webp', '/b.webp', '/c.webp'];
const home = { ...claim.home, title: 'Rose 4', photos: 3, photo_urls } as NonNullable<typeof claim.home>;

test('the photos of a row are one stop of Tab, which opens all of them, and arrow keys leaf on', async () => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  open(
    () => <ClaimRow claim={{ ...claim, kind: 'photos', has_paper: false, home }} onDecide={() => {}} />,
    '/admin',
    {},
  );
  const row = screen.getByRole('article');
  const stops = [...row.querySelectorAll<HTMLElement>('a, button')].filter(({ tabIndex }) => tabIndex === 0);
  const names = stops.map((stop) => stop.getAttribute('aria-label') ?? stop.textContent);
  expect(names.filter((name) => /photo|of Rose/.test(name ?? ''))).toEqual(['3 photos of Rose 4']);
  fireEvent.click(screen.getByRole('button', { name: '3 photos of Rose 4' }));
  const dialog = await screen.findByRole('dialog');
  expect((await within(dialog).findByRole('status')).textContent).toContain('1 / 3');
  fireEvent.keyDown(dialog, { key: 'ArrowRight' });
  expect(within(dialog).getByRole('status').textContent).toContain('2 / 3');
});

test('a name has the whole line of a phone; its decisions come below it, and then the paper', () => {
  open(() => <ClaimRow claim={claim} onDecide={() => {}} />, '/admin', {});
  const row = screen.getByRole('article');
  expect(row.dataset).toHaveProperty('long');
  expect(row.dataset).not.toHaveProperty('menu');
  const acts = row.querySelector('[class*="actions"]');
  expect([...(acts?.querySelectorAll('button') ?? [])].map((one) => one.textContent)).toEqual([
    'Verify',
    'Decline',
  ]);
});
