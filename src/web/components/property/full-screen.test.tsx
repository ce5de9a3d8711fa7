import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import FullScreen from './full-screen.tsx';
import { Gallery } from './gallery.tsx';

const shown: (string | undefined)[] = [];
beforeEach(() => {
  shown.length = 0;
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.querySelector('img')?.alt);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const photos = ['Hall', 'Kitchen', 'Balcony'].map((alt) => ({
  id: alt,
  url: `/${alt}.webp`,
  files: {},
  alt,
  width: 800,
  height: 600,
  blurhash: null,
}));

async function open(start = 1) {
  renderPage(<FullScreen photos={photos} start={start} onClose={() => {}} />);
  const dialog = await screen.findByRole('dialog');
  await screen.findByRole('button', { name: 'Close' });
  return dialog;
}
const counter = () => screen.getByRole('status').textContent;
const next = () => screen.getByRole('button', { name: 'Next photo' });
const previous = () => screen.getByRole('button', { name: 'Previous photo' });

test('the pictures open at the one that was pressed', async () => {
  await open();
  expect(shown).toEqual(['Kitchen']);
  expect(counter()).toBe('2 / 3 · Kitchen');
});

test('buttons leaf through them and keep the focus at both ends', async () => {
  const dialog = await open();
  next().focus();
  fireEvent.click(next());
  expect([shown.at(-1), counter()]).toEqual(['Balcony', '3 / 3 · Balcony']);
  fireEvent.click(next());
  expect(counter()).toBe('3 / 3 · Balcony');
  expect(document.activeElement).toBe(next());
  expect(next().getAttribute('aria-disabled')).toBe('true');
  for (let press = 0; press < 5; press += 1) fireEvent.click(previous());
  expect([shown.at(-1), counter()]).toEqual(['Hall', '1 / 3 · Hall']);
  expect(dialog.contains(document.activeElement)).toBe(true);
});

test('arrow keys, Home and End leaf wherever in the dialog the focus is', async () => {
  await open(0);
  const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
  screen.getByRole('button', { name: 'Close' }).focus();
  press('ArrowRight');
  expect(counter()).toBe('2 / 3 · Kitchen');
  press('End');
  expect(counter()).toBe('3 / 3 · Balcony');
  press('ArrowLeft');
  expect(counter()).toBe('2 / 3 · Kitchen');
  press('Home');
  expect([shown.at(-1), counter()]).toEqual(['Hall', '1 / 3 · Hall']);
});

test('a turn of the wheel leafs by one, however many steps it has', async () => {
  await open(0);
  const strip = screen.getByRole('list');
  const turn = (deltaY: number, timeStamp: number) => {
    const event = new WheelEvent('wheel', { deltaY, bubbles: true });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    fireEvent(strip, event);
  };
  for (const [step, at] of [1000, 1020, 1040].entries()) turn(40 + step, at);
  expect(counter()).toBe('2 / 3 · Kitchen');
  turn(120, 2000);
  expect(counter()).toBe('3 / 3 · Balcony');
  turn(-120, 3000);
  expect(counter()).toBe('2 / 3 · Kitchen');
});

test('a swipe is counted too', async () => {
  await open(0);
  const strip = screen.getByRole('list');
  Object.defineProperties(strip, { clientWidth: { value: 360 }, scrollLeft: { value: 720 } });
  fireEvent.scroll(strip);
  expect(counter()).toBe('3 / 3 · Balcony');
});

test('Back closes the pictures and stays on the home', async () => {
  const { router } = renderPage(<Gallery photos={photos} title="2 BHK in Baner" />, '/property/1?from=mail');
  fireEvent.click(screen.getByRole('link', { name: 'Kitchen' }));
  expect(await screen.findByText('2 / 3 · Kitchen')).toBeTruthy();
  await router.navigate(-1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname + router.state.location.search).toBe('/property/1?from=mail');
});

test('Close closes them, and the address says so', async () => {
  const { router } = renderPage(<Gallery photos={photos} title="2 BHK in Baner" />, '/property/1');
  fireEvent.click(screen.getByRole('link', { name: 'Kitchen' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.search).toBe('');
});
