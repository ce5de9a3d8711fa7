/** Hands out the report of a check that is done, to owner, applicant and our team. */
import { ORPCError } from '@orpc/server';
import { api } from '../lib/procedures.ts';
import { readSettings } from '../lib/settings.ts';
import { knowHomeNames } from '../search/by-database/hindi-places.ts';
import { answersOf, findCheck } from './check-rows.ts';
import { reportPdf } from './report-pdf.ts';

export const report = api.tenantChecks.report.handler(async ({ context, input: { id, language } }) => {
  const reported = await context.transaction(async (db) => {
    const check = await findCheck(db, id);
    if (check.status !== 'done') throw new ORPCError('NOT_FOUND');
    return { check, answers: await answersOf(db, id) };
  });
  const { operator } = await readSettings(context.services);
  await knowHomeNames(context.services.database, language);
  return reportPdf({ ...reported, operator }, language);
});
