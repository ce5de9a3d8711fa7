/** Somebody with a mobile number and no e-mail, on a phone, in Hindi. */
import { expect, it } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { mailboxCodes } from '../support/sign-up.ts';

const { visitor } = openBrowser();
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };

it('signs up by number, whose code is asked for again after a reload, and signs in by it', async () => {
  const page = await visitor(phone);
  const typed = `98${String(Date.now()).slice(-8)}`;
  const stored = `+91${typed}`;
  await page.goto('/hi/auth?mode=sign-up');
  await page.getByLabel('आपका नाम').fill('मीरा नायर');
  await page.getByLabel('मोबाइल नंबर या ई-मेल').fill(`${typed.slice(0, 5)} ${typed.slice(5)}`);
  await page.getByRole('button', { name: 'मुझे कोड भेजें' }).click();
  await page.getByText(`+91 ${typed.slice(0, 5)} ${typed.slice(5)}`).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const type = async (code: string) => {
    const boxes = page.getByRole('group', { name: 'कोड', exact: true }).getByRole('textbox');
    for (const [place, digit] of [...code].entries()) await boxes.nth(place).fill(digit);
  };
  const [first = ''] = await mailboxCodes(page, stored, 1);
  await type(first);
  await page.waitForURL(/\/hi\/portal/);

  const later = await visitor(phone);
  await later.goto('/hi/auth');
  await later.getByText('एक बार का कोड', { exact: true }).click();
  await later.getByLabel('मोबाइल नंबर या ई-मेल').fill(`0${typed}`);
  await later.getByRole('button', { name: 'मुझे कोड भेजें' }).click();
  await later.waitForURL(/step=code/);
  await later.reload();
  const codes = await mailboxCodes(later, stored, 2);
  const boxes = later.getByRole('group', { name: 'कोड', exact: true }).getByRole('textbox');
  for (const [place, digit] of [...(codes[0] ?? '')].entries()) await boxes.nth(place).fill(digit);
  await later.waitForURL(/\/hi\/portal/);
});
