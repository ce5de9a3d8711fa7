import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { OwnAffiliate } from '../../src/contract/affiliates.ts';
import type { CommissionLine, Statement } from '../../src/contract/commissions.ts';
import { formatRupeesAndPaise, paise } from '../../src/domain/money.ts';
import { openBrowser } from '../support/browser.ts';
import { answerTo, demoEmail, signedIn } from '../support/sign-in.ts';
import { signUp } from '../support/sign-up.ts';

const { visitor } = openBrowser();
const desk = { viewport: { width: 1280, height: 900 } };
const phone = { viewport: { width: 360, height: 740 } };
const affiliate = demoEmail('affiliate');
const rupees = (amount: number) => formatRupeesAndPaise(paise(amount));
const own = async () => {
  const { affiliate: found } = await answerTo<{ affiliate: OwnAffiliate }>(affiliate, '/my/affiliate');
  if (!found.closed_month) throw new Error('The demo has no closed month');
  return { ...found, month: found.closed_month };
};

/** The invitation as it stands on the inviter's overview. */
async function invitationOf(page: Page): Promise<string> {
  await page.goto('/portal/affiliate/overview');
  const card = page.getByRole('region', { name: 'Invite people' });
  await card.getByRole('img', { name: 'QR code of your invitation link' }).waitFor();
  const link = await card.getByText(/\/affiliate\/register\?invite=/).textContent();
  const share = await card.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  expect(decodeURIComponent(share ?? '')).toContain(link);
  return new URL(link ?? '').search;
}

describe('joining by invitation', () => {
  // spec 2.1: `/register/affiliate`, `/affiliate/register`; `/affiliate/invite-only` leads there
  it('confirms the sponsor, agrees to the terms, and is complete with a PAN', {
    timeout: 120_000,
  }, async () => {
    const inviter = await visitor({ ...desk, ...(await signedIn(affiliate)) });
    const search = await invitationOf(inviter);
    const now = String(Date.now());
    const page = await visitor(phone);
    await page.goto(`/affiliate/invite-only${search}`);
    await page.waitForURL('**/affiliate/register?*');
    await page.getByText('Jignesh Trivedi').first().waitFor();
    const card = page.locator('meta[property="og:title"]');
    expect(await card.getAttribute('content')).toContain('Jignesh Trivedi invites you');
    await page.getByRole('link', { name: 'Sign in to join' }).click();
    await page.waitForURL('**/auth?*');
    await signUp(page, `juhi.joiner.${now}@example.in`, 'Juhi Joiner');
    await page.waitForURL('**/affiliate/register?*');

    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await page.getByText('Confirm that this is your sponsor').waitFor();
    await page.getByLabel('Yes, Jignesh Trivedi is my sponsor').check();
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await page.getByText('Agree to the terms of the compensation plan').waitFor();
    await page.getByLabel('I have read the terms of the compensation plan and agree to them.').check();
    await page.getByRole('button', { name: 'Join', exact: true }).click();

    await page.getByText('Your registration is pending until you give your PAN').waitFor();
    await page.getByRole('textbox', { name: 'PAN' }).fill('ABCPE12');
    await page.getByRole('button', { name: 'Save PAN' }).click();
    await page.getByText('Enter a PAN like ABCPE1234F').waitFor();
    await page.getByRole('textbox', { name: 'PAN' }).fill(`zzzpj${now.slice(-4)}k`);
    await page.getByRole('button', { name: 'Save PAN' }).click();
    await page.getByText('You are in the affiliate programme').waitFor();
    await page.getByRole('link', { name: 'Open the affiliate portal' }).click();
    await page.waitForURL('**/portal/affiliate/overview');
    await page.getByText('invited by Jignesh Trivedi').waitFor();
    await page.getByText('Active', { exact: true }).waitFor();
  });

  it('by a code that nobody has says so, and by a link that is not known too', async () => {
    const page = await visitor({ ...desk, ...(await signedIn(demoEmail('user'))) });
    await page.goto('/register/affiliate?invite=019aa000-0000-7000-8000-000000000000');
    await page.getByText('This invitation link is not known').waitFor();
    await page.getByLabel('Sponsor code').fill('KRY-ZZZZZ');
    await page.getByRole('button', { name: 'Find sponsor' }).click();
    await page.getByText('No affiliate has this code. Check it with your sponsor.').waitFor();
    await page.goto('/portal/affiliate/team');
    await page.getByRole('heading', { name: 'You are not in the affiliate programme yet' }).waitFor();
  });
});

describe('a commission line', () => {
  // spec 2.1: `/portal/affiliate/commissions`, `/calculator`
  it('is explained, and reproduced by the calculator to the paisa', { timeout: 90_000 }, async () => {
    const { month, affiliate_id: ownId } = await own();
    const { items } = await answerTo<{ items: CommissionLine[] }>(
      affiliate,
      `/my/commissions?month=${month}&limit=1`,
    );
    const [line] = items;
    if (!line?.property_name) throw new Error('The demo affiliate has no commission line');
    const amount = rupees(line.amount);
    const page = await visitor({ ...desk, ...(await signedIn(affiliate)) });
    await page.goto(`/portal/affiliate/commissions?month=${month}`);
    // Who clicks twice has it open all the same.
    await page
      .getByRole('button', { name: `Why this amount: ${amount} from ${line.property_name}` })
      .dblclick();
    const dialog = page.getByRole('dialog', { name: `Why ${amount} from ${line.property_name}` });
    await dialog.getByText(amount, { exact: true }).first().waitFor();
    for (const part of ['platform’s share', /^your (rate|\d)/, 'your commission']) {
      await dialog.getByText(part).first().waitFor();
    }

    await page.goto(`/portal/affiliate/calculator?month=${month}`);
    const results = page.getByRole('region', { name: 'What it would pay, rent by rent' });
    const row = results
      .getByRole('row')
      .filter({ hasText: line.property_name })
      .filter({ hasText: amount })
      .first();
    await row.waitFor({ timeout: 30_000 });
    const statement = await answerTo<Statement>(affiliate, `/my/commissions/statement?month=${month}`);
    const card = page
      .locator('main')
      .getByText(formatRupeesAndPaise(paise(statement.person.earned)), { exact: true });
    await card.first().waitFor();

    const credited = line.credited_id === ownId ? 'You' : line.credited_name;
    const rent = page.getByLabel(`Rent of ${line.property_name}, ${credited}`).first();
    await page.getByLabel('Find a person').fill(line.credited_id ?? '');
    await rent.fill('0');
    await row.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Back to the month as it was' }).click();
    await row.waitFor();
    await card.first().waitFor();
  });
});
