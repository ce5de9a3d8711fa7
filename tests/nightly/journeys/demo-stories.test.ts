/** The four stories a newcomer is led through: each step opens for the account it names, by the name it gives. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openBrowser } from '../../support/browser.ts';
import { demoEmail, signedIn } from '../../support/sign-in.ts';

const { visitor } = openBrowser();
const STEP = /^\d+\. .*\[([^\]]+)\]\(([^)]+)\)/gm;

it.each(['tenant', 'landlord', 'broker', 'affiliate'])('the story of the %s goes as it says', async (who) => {
  const story = readFileSync(`src/web/public/help/stories/en/${who}.md`, 'utf8');
  const page = await visitor(await signedIn(demoEmail(who)));
  const steps = [...story.matchAll(STEP)].map(([, name = '', path = '']) => ({ name, path }));
  expect(steps).toHaveLength(5);
  for (const { name, path } of steps) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await page.getByText('could not be loaded').count(), name).toBe(0);
    await page.getByRole('link', { name, exact: true }).or(page.getByText(name)).first().waitFor();
  }
});

it('the front page leads to the stories until it is told not to', async () => {
  const page = await visitor();
  await page.goto('/');
  const note = page.getByRole('complementary', { name: 'About this demo' });
  await note.getByRole('link').click();
  await page.getByRole('heading', { name: 'Four stories' }).waitFor();
  await page.goto('/', { waitUntil: 'networkidle' });
  await note.getByRole('button', { name: 'Close' }).click();
  await note.waitFor({ state: 'detached' });
  await page.reload({ waitUntil: 'networkidle' });
  await note.waitFor({ state: 'detached' });
});
