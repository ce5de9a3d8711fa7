import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { startServices } from '../../../tests/support/services.ts';
import { isCalendarDate } from '../../domain/dates.ts';
import { documentIds } from '../../domain/documents.ts';

const { as, addPerson } = await startServices({ runsJobs: false });
const admin = await addPerson('Vikram Admin', ['admin']);
const asha = await addPerson('Asha Rao');

it('lists the documents with version, first revision and the day of the present text', async () => {
  const { items } = await as(admin).documents.list();
  expect(items.map(({ id, version, first_revision }) => [id, version, first_revision])).toEqual([
    ['requirements-specification', '1.0', 'January 2025'],
    ['compensation-plan', '2.0', 'January 2025'],
    ['database-schema', '1.0', 'January 2025'],
    ['security', '1.0', 'January 2025'],
  ]);
  expect(items.filter(({ revised_on }) => !isCalendarDate(revised_on))).toEqual([]);
});

it.each(documentIds)('gives the real text of %s', async (id) => {
  const document = await as(admin).documents.get({ id });
  expect(document.text).toMatch(/^# /);
  expect(document.text.length).toBeGreaterThan(3_000);
  expect(document.text).not.toMatch(/would be loaded in production|placeholder|lorem/i);
  expect(document.file_name).toMatch(/^[a-z-]+\.md$/);
});

it('gives the schema as it is generated from the tables', async () => {
  const { text } = await as(admin).documents.get({ id: 'database-schema' });
  expect(text).toBe(readFileSync('docs/generated/er-diagram.md', 'utf8'));
  expect(text).toContain('managed_property_rvl_payments');
});

it('gives them to administrators only, and no other file to anybody', async () => {
  await expect(as(asha).documents.list()).rejects.toMatchObject({ status: 403 });
  await expect(as(asha).documents.get({ id: 'security' })).rejects.toMatchObject({ status: 403 });
  await expect(as(admin).documents.get({ id: '../package.json' as never })).rejects.toMatchObject({
    data: { errors: [{ field: 'id' }] },
  });
});
