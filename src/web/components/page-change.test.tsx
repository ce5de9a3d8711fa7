import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../../tests/support/web/render-page.tsx';
import { PageChange } from './page-change.tsx';
import { PageProblem } from './page-problem.tsx';

afterEach(cleanup);

function Site() {
  const { pathname, search } = useLocation();
  return (
    <>
      <PageChange />
      <title>{`${pathname} · Kiraya`}</title>
      <nav>
        <Link to="/rents">Rents</Link>
        <Link to="/slow">Slow</Link>
        <Link to="/rents?show=paid">Paid</Link>
        <Link to="/rents#last">Last</Link>
        <Link to="/?mode=sign-up">Open</Link>
        <button type="button">Elsewhere</button>
      </nav>
      <main key={pathname}>{pathname === '/slow' ? <Slow /> : <h1>{pathname + search}</h1>}</main>
    </>
  );
}

function Slow() {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const come = () => setThere(true);
    window.addEventListener('come', come);
    return () => window.removeEventListener('come', come);
  }, []);
  return isThere ? <h1>Slow</h1> : <p>Loading</p>;
}

const go = (name: string) =>
  act(async () => {
    const link = screen.getByRole('link', { name });
    link.focus();
    link.click();
  });
const region = () => document.querySelector('[aria-live="polite"]')?.textContent;
const focused = () => document.activeElement;
const heading = () => screen.getByRole('heading', { level: 1 });

test('the first page keeps the focus where the browser put it and says nothing', () => {
  renderPage(<Site />);
  expect([focused(), region()]).toEqual([document.body, '']);
});

test('another page has the focus at its heading and says its title', async () => {
  renderPage(<Site />);
  await go('Rents');
  expect([focused(), region()]).toEqual([heading(), '/rents · Kiraya']);
  fireEvent.blur(heading());
  expect(heading().hasAttribute('tabindex')).toBe(false);
});

test('a filter, and a link to a place in the page, leave the focus alone', async () => {
  renderPage(<Site />, '/rents');
  await go('Paid');
  expect([focused(), region()]).toEqual([screen.getByRole('link', { name: 'Paid' }), '']);
  await go('Slow');
  await go('Last');
  expect(focused()).toBe(screen.getByRole('link', { name: 'Last' }));
});

test('the way to open an account is a page of its own', async () => {
  renderPage(<Site />);
  await go('Open');
  expect(focused()).toBe(heading());
});

test('a heading that comes later gets the focus then, unless the person has gone on', async () => {
  renderPage(<Site />);
  await go('Slow');
  act(() => void window.dispatchEvent(new Event('come')));
  await waitFor(() => expect(focused()).toBe(heading()));
  await go('Rents');
  await go('Slow');
  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  act(() => void window.dispatchEvent(new Event('come')));
  await act(async () => {});
  expect(focused()).toBe(screen.getByRole('button', { name: 'Elsewhere' }));
});

test('a page that could not be shown is called so in its title', () => {
  renderPage(<PageProblem />);
  expect(document.title).toBe('Something went wrong · Kiraya');
});
