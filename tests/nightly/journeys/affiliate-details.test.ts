import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { OwnAffiliate, TeamMember } from '../../../src/contract/affiliates.ts';
import type { Statement } from '../../../src/contract/commissions.ts';
import { formatMonth } from '../../../src/domain/dates.ts';
import { formatRupeesExact, paise } from '../../../src/domain/money.ts';
import { openBrowser } from '../../support/browser.ts';
import { pdfLines } from '../../support/pdf-text.ts';
import { answerTo, demoEmail, signedIn } from '../../support/sign-in.ts';

const { visitor } = openBrowser();
const desk = { viewport: { width: 1280, height: 900 } };
const affiliate = demoEmail('affiliate');
const rupees = (amount: number) => formatRupeesExact(paise(amount));
const own = async () => {
  const { affiliate: found } = await answerTo<{ affiliate: OwnAffiliate }>(affiliate, '/my/affiliate');
  if (!found.closed_month) throw new Error('The demo has no closed month');
  return { ...found, month: found.closed_month };
};

describe('the team', () => {
  // spec 2.1: `/portal/affiliate/team`
  it('is opened by keyboard, searched, and shows where somebody stands', async () => {
    const page = await visitor({ ...desk, ...(await signedIn(affiliate)) });
    await page.goto('/portal/affiliate/team');
    const tree = page.getByRole('tree', { name: 'Your team' });
    const second = tree.getByRole('treeitem', { level: 2 });
    await second.first().waitFor();
    await tree.focus();
    await page.keyboard.press('ArrowLeft');
    await second.first().waitFor({ state: 'detached' });
    await page.keyboard.press('ArrowRight');
    await second.first().waitFor();
    const children = (of: string) =>
      answerTo<{ items: TeamMember[] }>(affiliate, `/team/children?limit=50${of}`);
    const branch = (await children('')).items.find(({ recruits }) => recruits > 0);
    const [found] = (await children(`&affiliate_id=${branch?.affiliate_id}`)).items;
    await page.getByLabel('Find someone in your team').fill(found?.affiliate_id ?? '');
    await page.getByRole('button', { name: `Show ${found?.full_name} in the tree` }).click();
    await tree
      .getByRole('treeitem', { selected: true })
      .filter({ hasText: found?.affiliate_id ?? '' })
      .waitFor();
  });
});

describe('the statement', () => {
  // spec 2.1: `/portal/affiliate/reports`
  it('is downloaded, and its sums are those of the ledger', { timeout: 60_000 }, async () => {
    const { month } = await own();
    const statement = await answerTo<Statement>(affiliate, `/my/commissions/statement?month=${month}`);
    const page = await visitor({ ...desk, ...(await signedIn(affiliate)) });
    await page.goto('/portal/affiliate/reports');
    const button = page.getByRole('button', { name: `PDF of ${formatMonth(month)}` });
    await button.waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect(download.suggestedFilename()).toBe(`kiraya-statement-${statement.affiliate_id}-${month}.pdf`);
    const lines = await pdfLines(await readFile(await download.path()));
    const sum = (of: 'held' | 'tax') => statement.postings.reduce((total, posting) => total + posting[of], 0);
    expect(lines).toContain(
      `Net for the month ${rupees(statement.net)} ${rupees(sum('held'))} ${rupees(sum('tax'))}`,
    );
    const posted = statement.postings.reduce((total, { payable }) => total + payable, 0);
    expect(statement.net).toBe(posted);
  });
});

describe('the card to send', () => {
  it('is kept as a picture in either language', { timeout: 60_000 }, async () => {
    const { affiliate_id: code } = await own();
    const page = await visitor({ ...desk, ...(await signedIn(affiliate)) });
    await page.goto('/portal/affiliate/homes');
    const buttons = page
      .getByRole('region', { name: 'Bring an owner' })
      .getByRole('button', { name: 'Save the picture' });
    for (const [at, language] of ['en', 'hi'].entries()) {
      const [download] = await Promise.all([page.waitForEvent('download'), buttons.nth(at).click()]);
      expect(download.suggestedFilename()).toBe(`kiraya-${code}-${language}.png`);
      const { width, height, format } = await sharp(await download.path()).metadata();
      expect({ width, height, format }).toEqual({ width: 1080, height: 1080, format: 'png' });
    }
  });
});
