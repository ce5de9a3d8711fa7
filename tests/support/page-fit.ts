/** Whether a page fits the screen, and is still: what every look at a screen asks. */
import type { Page } from 'playwright-core';

/** What is there once nothing is on its way any more. */
export async function settle(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor();
  await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' });
}

/** By how much the page is too wide, and what reaches beyond it; tables that move sideways by themselves may hold wider things. */
export const sideways = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const beyond = [...document.querySelectorAll('body *')].filter(
      (one) =>
        one.getBoundingClientRect().right > clientWidth && !one.parentElement?.closest('[tabindex="0"]'),
    );
    const names = beyond.map(({ tagName, className, textContent }) =>
      `${tagName} ${className}: ${textContent}`.slice(0, 100),
    );
    return [`${scrollWidth - clientWidth} px`, ...names];
  });

/** Tables whose first row cannot be acted upon before one moves the table sideways. */
export const hiddenActions = (page: Page) =>
  page.evaluate(() => {
    const buttonsOf = (cell: Element | undefined) =>
      [...(cell?.querySelectorAll('button, a[class*="Button-root"]') ?? [])].filter((one) =>
        one.checkVisibility(),
      );
    /** The last column is that of actions; in a grid every column has some, and the first of them counts. */
    const actionsOf = ({ cells }: HTMLTableRowElement) => {
      const [last, before] = [...cells].reverse().map(buttonsOf);
      const isGrid = last?.length && before?.length;
      return (isGrid ? [...cells].map(buttonsOf).find(({ length }) => length > 0) : last) ?? [];
    };
    return [...document.querySelectorAll<HTMLTableElement>('main table')].flatMap((table) => {
      const place = (table.closest('[tabindex="0"]') ?? document.body).getBoundingClientRect();
      const rows = [...table.querySelectorAll<HTMLTableRowElement>('tbody tr')];
      const first = rows.map(actionsOf).find(({ length }) => length > 0) ?? [];
      const isInSight = first.every((action) => {
        const { left, right } = action.getBoundingClientRect();
        return left >= place.left && right <= place.right;
      });
      return isInSight ? [] : [`${table.tHead?.textContent}: ${first.map(({ textContent }) => textContent)}`];
    });
  });

/** Boxes of rows that something else lies over, so that nobody sees or presses them. */
export const coveredBoxes = (page: Page) =>
  page.evaluate(() => {
    const isCovered = (box: HTMLElement) => {
      box.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = box.getBoundingClientRect();
      const uppermost = document.elementFromPoint(left + width / 2, top + height / 2);
      return width > 0 && !box.parentElement?.contains(uppermost);
    };
    return [...document.querySelectorAll<HTMLElement>('main tbody input[type="checkbox"]')]
      .filter((box) => box.checkVisibility())
      .slice(0, 3)
      .filter(isCovered)
      .map((box) => box.ariaLabel);
  });

/** The page follows the device's theme; colours on their way to another have arrived when this ends. */
export async function switchTo(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor();
  await page.evaluate(() => {
    // What a closed part of the page skips stands still until it is opened.
    const isDrawn = ({ effect }: Animation) =>
      !(effect instanceof KeyframeEffect) || (effect.target?.checkVisibility() ?? false);
    const endsByItself = ({ effect }: Animation) => Number.isFinite(effect?.getComputedTiming().endTime);
    return Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => endsByItself(one) && isDrawn(one))
        .map(({ finished }) => finished),
    );
  });
}
