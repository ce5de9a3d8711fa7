import { expect, it } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { password, signUp } from '../support/sign-up.ts';

const { visitor } = openBrowser();

let people = 0;
const newEmail = () => {
  people += 1;
  return `journey.sign-in.${people}@example.com`;
};

// spec 2.1: `/auth`
it('signs up by code, comes back to the page it came from, and signs in again with the password', async () => {
  const email = newEmail();
  const page = await visitor();
  await page.goto('/auth?next=%2Fproperties%3Fcity%3Dpune');
  await signUp(page, email, 'Asha Rao');
  await page.waitForURL('**/properties?city=pune');

  const elsewhere = await visitor();
  await elsewhere.goto('/auth?next=%2Fproperties');
  await elsewhere.getByLabel('Mobile number or email').fill(email);
  await elsewhere.getByRole('textbox', { name: 'Password' }).fill('not this one');
  await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
  await elsewhere.getByText('The email address or the password is wrong').waitFor();
  expect(await elsewhere.getByLabel('Mobile number or email').inputValue()).toBe(email);
  await elsewhere.getByRole('textbox', { name: 'Password' }).fill(password);
  await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click();
  await elsewhere.waitForURL('**/properties');
});

// spec 2.2: A place to return to is our own only
it('sends whoever is signed out from a guarded page to sign-in, and refuses to lead elsewhere', async () => {
  const page = await visitor();
  await page.goto('/portal');
  await page.waitForURL('**/auth?next=%2Fportal');
  await page.goto('/auth?next=https%3A%2F%2Fevil.example');
  await signUp(page, newEmail(), 'Meera Nair');
  await page.waitForURL((url) => url.host === new URL(page.url()).host && url.pathname.startsWith('/portal'));
});
