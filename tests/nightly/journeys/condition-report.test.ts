/** A tenant writes the move-out report on a phone without a connection; the landlord comments, and both stand side by side. */
import { expect, it } from 'vitest';
import { serious } from '../../support/axe.ts';
import { openBrowser } from '../../support/browser.ts';
import { sideways } from '../../support/page-fit.ts';
import { picture } from '../../support/photos.ts';
import { answerTo, demoEmail, signedIn } from '../../support/sign-in.ts';

const { visitor } = openBrowser();
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, acceptDownloads: true };

it('a move-out report is written offline, sent with its photos, commented on and agreed', {
  timeout: 120_000,
}, async () => {
  const { items } = await answerTo<{ items: { id: string; state: string }[] }>(
    demoEmail('tenant'),
    '/my/tenancies',
  );
  const lease = items.find(({ state }) => state === 'active')?.id ?? '';
  const tenant = await visitor({ ...(await signedIn(demoEmail('tenant'))), ...phone });
  await tenant.goto(`/portal/tenant/lease`);
  await tenant
    .getByRole('link', { name: /^Move-in and move-out reports/ })
    .first()
    .click();
  await tenant.getByText('Agreed by both').waitFor();
  await tenant.getByRole('img', { name: 'Walls: 1' }).first().waitFor();
  expect(await sideways(tenant)).toEqual([]);
  const paper = tenant.waitForEvent('download');
  await tenant.getByRole('button', { name: 'Report as PDF' }).click();
  expect((await paper).suggestedFilename()).toMatch(/^kiraya-move-in-report-.*[.]pdf$/);

  await tenant.getByText('Move-out', { exact: true }).click();
  await tenant.getByRole('button', { name: 'Start the report' }).click();
  await tenant.getByRole('textbox', { name: /^Reading/ }).waitFor();
  expect(await serious(tenant)).toEqual([]);
  await tenant.context().setOffline(true);
  for (const rest of await tenant.getByRole('button', { name: /^The rest is good/ }).all())
    await rest.click();
  const kitchen = tenant.getByRole('region', { name: 'Kitchen' });
  await kitchen.getByRole('button', { name: /^Kitchen/ }).click();
  await kitchen.getByRole('textbox', { name: 'Note: Walls' }).fill('Two oil stains');
  await kitchen
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'wall.jpg', mimeType: 'image/jpeg', buffer: await picture(640, 480) });
  await kitchen.getByRole('img', { name: 'Walls: 1' }).waitFor();
  await tenant.getByRole('textbox', { name: /^Reading/ }).fill('14002.5');
  expect(await sideways(tenant)).toEqual([]);

  // Nothing is lost where the page is opened again.
  await tenant.context().setOffline(false);
  await tenant.reload();
  await kitchen.getByRole('button', { name: /^Kitchen/ }).click();
  const note = kitchen.getByRole('textbox', { name: 'Note: Walls' });
  await expect.poll(() => note.inputValue()).toBe('Two oil stains');
  await tenant.context().setOffline(true);
  await tenant.getByRole('button', { name: 'Send to the other side' }).click();
  await tenant.getByText('1 line is not complete. It is marked above.').waitFor();
  await tenant.getByRole('textbox', { name: /^How many/ }).fill('2');
  await tenant.getByRole('button', { name: 'Send to the other side' }).click();
  await tenant.getByText('Your report waits on this device').waitFor();
  await tenant.context().setOffline(false);
  await tenant.getByText('It waits for the other side to agree or comment.').waitFor();
  await tenant.getByRole('img', { name: 'Walls: 1' }).waitFor();

  const landlord = await visitor({ ...(await signedIn(demoEmail('landlord'))), ...phone });
  await landlord.goto(`/portal/leases/${lease}/condition?show=move_out`);
  await landlord.getByRole('button', { name: 'Add comments' }).click();
  const shown = landlord.getByRole('region', { name: 'Kitchen' });
  await shown.getByRole('textbox', { name: 'Comment: Walls' }).fill('The stains go with soap');
  await landlord.getByRole('button', { name: 'Send comments' }).click();
  await landlord.getByText('Your comments are with the other side.').waitFor();
  await landlord.getByText('Side by side').click();
  await landlord.getByText('1 missing').waitFor();
  expect(await sideways(landlord)).toEqual([]);

  await tenant.reload();
  await tenant.getByText('The stains go with soap').waitFor();
  await tenant.getByRole('button', { name: 'Agree to the comments' }).click();
  const dialog = tenant.getByRole('dialog');
  await dialog.getByLabel('Your full name').fill('Asha Rao');
  await dialog.getByRole('button', { name: 'Agree', exact: true }).click();
  await tenant.getByText('Agreed by both').waitFor();
});
