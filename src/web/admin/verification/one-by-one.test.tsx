// A queue one by one: the place in the address, and what comes next.
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useSearchParams } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import { OneByOne, OneByOneButton, placeIn, useStepFocus } from './one-by-one.tsx';

afterEach(cleanup);

test.each([
  ['', undefined],
  ['one=0', 0],
  ['one=24', 24],
  ['one=-1', undefined],
  ['one=x', undefined],
  ['one=1.5', undefined],
])('the place of “%s” is %s', (query, place) => {
  expect(placeIn(new URLSearchParams(query))).toBe(place);
});

test.each([
  ['the next of the page', 0, null, 'a', '?tab=verification&one=1'],
  ['the first of the next page', 2, 'more', 'c', '?tab=verification&one=0&cursor=more'],
  ['the last where the list got shorter', 9, null, 'c', null],
])('shows one and leads to %s', (_, place, nextCursor, shown, leads) => {
  const { router } = renderPage(
    <OneByOne place={place} rows={['a', 'b', 'c']} nextCursor={nextCursor} card={(row) => <p>{row}</p>} />,
    `/admin?tab=verification&one=${place}`,
  );
  expect(screen.getByText(shown)).toBeTruthy();
  const next = screen.queryByRole('link', { name: 'Next' });
  if (next) fireEvent.click(next);
  expect(next && router.state.location.search).toBe(leads);
});

test('arrow keys step, unless something is typed', () => {
  const { router } = renderPage(
    <OneByOne
      place={1}
      rows={['a', 'b', 'c']}
      nextCursor={null}
      card={(row) => <input aria-label={row} />}
    />,
    '/admin?tab=verification&one=1',
  );
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'ArrowRight' });
  fireEvent.keyDown(document.body, { key: 'ArrowRight', altKey: true });
  expect(router.state.location.search).toBe('?tab=verification&one=1');
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(router.state.location.search).toBe('?tab=verification&one=2');
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  expect(router.state.location.search).toBe('?tab=verification&one=1');
});

function Queue() {
  const place = placeIn(useSearchParams()[0]);
  const around = useStepFocus(place !== undefined);
  const one = (at: number) => (
    <OneByOne place={at} rows={['a', 'b']} nextCursor={null} card={(row) => <p>{row}</p>} />
  );
  return <div ref={around}>{place === undefined ? <OneByOneButton /> : one(place)}</div>;
}

test('the focus stays where one steps: into the queue, to its last and back to the list', async () => {
  renderPage(<Queue />, '/admin?tab=verification');
  const press = async (name: string, then: string) => {
    const link = screen.getByRole('link', { name });
    link.focus();
    fireEvent.click(link);
    await waitFor(() => expect(document.activeElement?.textContent).toBe(then));
  };
  await press('One by one', 'a');
  await press('Next', 'b');
  await press('All requests', 'One by one');
});
