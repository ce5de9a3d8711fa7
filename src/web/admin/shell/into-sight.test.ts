// The sidebar moves no further than it takes: the main tabs stay in sight as long as there is room.
import { expect, test } from 'vitest';
import { bringIntoSight } from './into-sight.ts';

const FRAME = { top: 60, bottom: 800, left: 0, width: 208 };

function at(top: number, scrolled = 0) {
  const rect = (place: object) => ({ getBoundingClientRect: () => place }) as HTMLElement;
  const list = Object.assign(rect(FRAME), { scrollTop: scrolled, scrollLeft: 0 });
  bringIntoSight(list, rect({ top, bottom: top + 32, height: 32, left: 0, width: 208 }));
  return list.scrollTop;
}

test.each([
  ['in sight: it stays', 400, 0, 0],
  ['just below: as far as it takes', 780, 0, 28],
  ['below the tab that stays on top', 70, 200, 178],
])('a tab %s', (_, top, scrolled, moved) => {
  expect(at(top, scrolled)).toBe(moved);
});
