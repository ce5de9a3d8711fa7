/** Takes what a public form brings, from anybody, once; the office is told by a job of its own. */
import { sql } from 'drizzle-orm';
import { checkFormAge, FORM_LEAST_SECONDS } from '../../domain/enquiries.ts';
import { shortId } from '../../domain/leads.ts';
import { api } from '../lib/procedures.ts';
import { handOutForm, readForm } from './form-token.ts';
import { notifyTeamJob } from './notify-team.ts';

export const form = api.enquiries.form.handler(({ context: { services } }) => ({
  form: handOutForm(services.config.authSecret, Date.now()),
  ready_in: FORM_LEAST_SECONDS,
}));

export const submit = api.enquiries.submit.handler(async ({ context, input }) => {
  const { subject, services, db, address } = context;
  const { form: handedOut, website, ...fields } = input;
  if (address) await services.auth.limits.consume('contact.address', address);
  const { id, age } = readForm(services.config.authSecret, handedOut, Date.now());
  checkFormAge(age);
  // A field that people do not see was filled in: whoever did it is told nothing.
  if (website !== '') return { reference: shortId(id) };
  // The visitor's login, which otherwise only reads, may write this by a function.
  const stored = await db.transaction(
    (tx) =>
      tx.execute<{ id: string }>(
        sql`select app.store_enquiry(${id}, ${subject?.userId ?? null}, ${JSON.stringify(fields)}::jsonb) as id`,
      ),
    { accessMode: 'read write' },
  );
  // Were this lost, the job that comes by the clock finds the enquiry.
  await services.jobs.enqueue(notifyTeamJob, {});
  return { reference: shortId(stored.rows[0]?.id ?? id) };
});
