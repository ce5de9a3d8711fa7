/** Goes through a page by Tab, and notes every stop whose focus is not seen or stands behind something. */
import type { Page } from 'playwright-core';

export type Wanted = string | RegExp | ((stop: Stop) => boolean);
export type Stop = { name: string; role: string; problem: string | null };

/** What has the focus now. Runs in the page. */
function readStop(): Stop {
  const at = document.activeElement as HTMLElement | null;
  if (!at || at === document.body) return { name: '', role: 'body', problem: null };
  const labels = 'labels' in at ? [...((at as HTMLInputElement).labels ?? [])] : [];
  const own = at.getAttribute('aria-label') ?? labels.map((label) => label.textContent).join(' ');
  const name = (own || (at.textContent ?? '')).replaceAll(/\s+/g, ' ').trim();
  const role = at.getAttribute('role') ?? at.getAttribute('type') ?? at.tagName.toLowerCase();
  // A chip or radio draws its focus on the label beside its hidden input.
  const drawn = [at, at.nextElementSibling, at.parentElement, ...labels].filter((part) => part !== null);
  const isDrawn = drawn.some((part) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  });
  // A heading is where one is, not what one works: it needs no ring.
  const isBordered = at.matches('input, textarea, select, h1, h2');
  const seen = drawn.some((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    if (width < 2 || height < 2) return false;
    const spots = [0.5, 0.1, 0.9].flatMap((right) =>
      [0.5, 0.1, 0.9].map((down) => document.elementFromPoint(x + width * right, y + height * down)),
    );
    return spots.some((spot) => spot && (part.contains(spot) || spot.contains(part)));
  });
  const problem = !seen ? 'behind something' : isDrawn || isBordered ? null : 'without a ring';
  return { name, role, problem };
}

/** Presses Tab until that has the focus, by its name or by more, and gives the stops on the way. Throws after 150. */
export async function tabTo(page: Page, wanted: Wanted): Promise<Stop[]> {
  const stops: Stop[] = [];
  const is = (stop: Stop) => {
    if (typeof wanted === 'function') return wanted(stop);
    return typeof wanted === 'string' ? stop.name === wanted : wanted.test(stop.name);
  };
  while (stops.length < 150) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(readStop);
    stops.push(stop);
    if (is(stop)) return stops;
  }
  throw new Error(`Tab never came to ${wanted}: ${stops.map(({ name }) => name.slice(0, 40)).join(' · ')}`);
}

export const focused = async (page: Page): Promise<string> => (await page.evaluate(readStop)).name;
