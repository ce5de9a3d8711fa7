// Every search of a list asks by itself once the typing rests, keeps what is typed meanwhile, and follows the address.
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { Link } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import { ListFilters } from './list-filters.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const rest = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search', hidden: true });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

function open(address = '/admin?tab=enquiries') {
  const { router } = renderPage(
    <>
      <ListFilters placeholder="Name" />
      <Link to="?tab=enquiries&q=elsewhere">Another search</Link>
    </>,
    address,
  );
  return { router, q: () => new URLSearchParams(router.state.location.search).get('q') };
}

test('asks once the typing rests, from the first page, and stays the field that is typed in', async () => {
  const { router, q } = open('/admin?tab=enquiries&cursor=abc');
  const before = field();
  for (const text of ['A', 'As', 'Ash']) {
    type(text);
    await rest(200);
  }
  expect(q()).toBeNull();
  await rest(300);
  expect(router.state.location.search).toBe('?tab=enquiries&q=Ash');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(field()).toBe(before);
});

test('asks at once on Enter, and not again afterwards', async () => {
  const { router, q } = open();
  type('Asha ');
  fireEvent.submit(field().form as HTMLFormElement);
  await rest(0);
  expect(q()).toBe('Asha');
  const { key } = router.state.location;
  await rest(1000);
  expect(router.state.location.key).toBe(key);
});

test('keeps what was typed while the answer came, and asks for nothing once it is emptied', async () => {
  const { q } = open();
  type('Ash');
  await rest(300);
  type('Asha ');
  expect([q(), field().value]).toEqual(['Ash', 'Asha ']);
  await rest(300);
  expect([q(), field().value]).toEqual(['Asha', 'Asha ']);
  type('');
  await rest(300);
  expect(q()).toBeNull();
});

test('shows the words of an address that somebody else led to', async () => {
  open('/admin?tab=enquiries&q=asha');
  expect(field().value).toBe('asha');
  fireEvent.click(screen.getByText('Another search'));
  await rest(0);
  expect(field().value).toBe('elsewhere');
});
