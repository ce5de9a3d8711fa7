// A part of a page that the address names: seen, and where the keyboard goes on from.
import { afterEach, expect, it, vi } from 'vitest';
import { scrollIfLinked } from './scroll-if-linked.ts';

afterEach(() => {
  window.location.hash = '';
  document.body.replaceChildren();
});

it.each([
  ['#rent', 'Rent and charges'],
  ['#other', undefined],
])('an address with %s gives the focus to %s', (hash, heading) => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  document.body.innerHTML = '<section id="rent"><h2>Rent and charges</h2></section>';
  window.location.hash = hash;
  scrollIfLinked(document.getElementById('rent'));
  const focused = document.activeElement === document.body ? undefined : document.activeElement?.textContent;
  expect(focused).toBe(heading);
  expect(scroll.mock.calls).toHaveLength(heading ? 1 : 0);
  scroll.mockRestore();
});
