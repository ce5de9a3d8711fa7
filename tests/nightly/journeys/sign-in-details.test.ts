import { it } from 'vitest';
import { openBrowser } from '../../support/browser.ts';
import { mailedCode, signUp, typeCode } from '../../support/sign-up.ts';

const { visitor } = openBrowser();

let people = 0;
const newEmail = () => {
  people += 1;
  return `journey.sign-in.${people}@example.com`;
};

it('shows a wrong code at its field and takes the right one after it', async () => {
  const email = newEmail();
  const page = await visitor();
  await page.goto('/auth?next=%2Fproperties');
  await page.getByRole('button', { name: 'New here? Open an account' }).click();
  await page.getByLabel('Your name').fill('Ravi Kumar');
  await page.getByLabel('Mobile number or email').fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  const code = await mailedCode(page, email);
  await typeCode(page, code === '123456' ? '654321' : '123456');
  await page.getByText('This code is wrong or has expired').waitFor();
  await typeCode(page, code);
  await page.waitForURL('**/properties');
});

it('recovers a forgotten password by code', async () => {
  const email = newEmail();
  const page = await visitor();
  await page.goto('/auth?next=%2Fproperties');
  await signUp(page, email, 'Dev Patel');
  await page.waitForURL('**/properties');

  const later = await visitor();
  await later.goto('/auth?next=%2Fproperties');
  await later.getByRole('button', { name: 'Forgot password?' }).click();
  await later.getByLabel('Mobile number or email').fill(email);
  await later.getByRole('button', { name: 'Send me a code' }).click();
  await later.getByText('We have sent a six-digit code').waitFor();
  await typeCode(later, await mailedCode(later, email, 'Your code for a new password'));
  await later.getByRole('textbox', { name: 'New password' }).fill('a quite different one');
  await later.getByRole('button', { name: 'Save and sign in' }).click();
  await later.waitForURL('**/properties');
});
