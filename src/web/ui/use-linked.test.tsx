// A part of a page that the address names: seen, also when it comes late, and where the keyboard goes on from.
import { act, cleanup } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../tests/support/web/render-page.tsx';
import { useLinked } from './use-linked.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

let show = () => {};

function Late() {
  const { place } = useLinked('rent');
  const [isHere, setHere] = useState(false);
  show = () => setHere(true);
  return (
    isHere && (
      <section id="rent" ref={place}>
        <h2>Rent and charges</h2>
      </section>
    )
  );
}

it.each([
  ['#rent', 'Rent and charges'],
  ['#other', undefined],
])('an address with %s gives the focus to %s', (hash, heading) => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  renderPage(<Late />, `/leases${hash}`);
  act(() => show());
  const focused = document.activeElement === document.body ? undefined : document.activeElement?.textContent;
  expect(focused).toBe(heading);
  expect(scroll.mock.calls).toHaveLength(heading ? 1 : 0);
});
