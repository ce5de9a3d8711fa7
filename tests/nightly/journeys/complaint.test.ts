/** Somebody without an account complains on a phone and in Hindi: a code proves their address, and the page of the link takes what they add. */
import { expect, it } from 'vitest';
import { openBrowser } from '../../support/browser.ts';
import { sideways } from '../../support/page-fit.ts';
import { lettersTo, typeCode } from '../../support/sign-up.ts';

const { visitor } = openBrowser();

it('is written with the code from the letter, and added to by its link', async () => {
  const page = await visitor({ viewport: { width: 360, height: 740 }, hasTouch: true });
  const email = `asha.${Date.now()}@example.com`;
  await page.goto('/hi/complaint');
  await page.getByLabel('आपका नाम').fill('आशा राव');
  await page.getByLabel('ई-मेल पता').fill(email);
  await page.getByRole('combobox', { name: 'यह किस बारे में है?' }).tap();
  await page.getByRole('option', { name: 'कोई ब्रोकर' }).tap();
  await page.getByLabel('क्या हुआ?').fill('ब्रोकर ने घर दिखाने के पैसे माँगे।');
  await page.getByRole('button', { name: 'मुझे कोड भेजें' }).tap();
  await page.getByText(`हमने ${email} पर छह अंकों का कोड भेजा है`).waitFor();
  const code = async () => (await lettersTo(page, email)).find((letter) => letter.code)?.code;
  await expect.poll(code).toMatch(/^\d{6}$/);
  await typeCode(page, (await code()) ?? '', 'कोड');
  await page.waitForURL(/\/hi\/complaint\/[^/]+$/);
  await page.getByText('ब्रोकर ने घर दिखाने के पैसे माँगे।').waitFor();
  expect(await sideways(page)).toEqual([]);

  await page.getByRole('button', { name: 'और लिखें' }).tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('रकम ₹2,000 थी।');
  await dialog.getByRole('button', { name: 'और लिखें' }).tap();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('रकम ₹2,000 थी।').waitFor();
});
