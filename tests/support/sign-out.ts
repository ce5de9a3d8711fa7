/** Signing out in the browser, and where it ends. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** By the menu of whoever is signed in, until the home page is read. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await restsAtHome(page);
}

/** The home page is read, and nothing more is on its way. */
export async function restsAtHome(page: Page): Promise<void> {
  await page.waitForURL((url) => url.pathname === '/');
  await page
    .getByRole('heading', { level: 1 })
    .filter({ hasNotText: /^(Messages|My Properties)$/ })
    .waitFor();
  await page.waitForLoadState('networkidle');
  expect(new URL(page.url()).pathname).toBe('/');
}
