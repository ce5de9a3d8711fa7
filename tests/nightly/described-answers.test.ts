/** Every read that a program may make, as people of each kind, and every way to be refused: each answer is as the description says. */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { runTool } from '../../bin/lib/tool.ts';
import { procedures } from '../../src/contract/every-procedure.ts';
import { scopeFor, scopeNames } from '../../src/domain/api-tokens.ts';
import { firstDayOf } from '../../src/domain/dates.ts';
import { lastDayAfter } from '../../src/domain/leases.ts';
import { startApi } from '../support/api.ts';
import { addPlaces, homeInput } from '../support/homes.ts';
import { addHome, day } from '../support/leads.ts';
import { signedLease, writeDues } from '../support/leases.ts';
import { monthsAgo, today } from '../support/managed-rentals.ts';
import { UNKNOWN_ID } from '../support/procedures.ts';

const started = await startApi({ runsJobs: false });
const { app, as, addPerson, asOwner } = started;
const people = await arranged();
const forPrograms = procedures.filter(({ permission }) => scopeFor(permission) !== null);
const reads = forPrograms.filter(({ isRead }) => isRead);
const writes = forPrograms.filter(({ isRead }) => !isRead);

type Answer = { method: string; template: string; status: number; type: string; body: unknown };
const answers: Answer[] = [];
/** Ids that answers told of, by the person who may read them. */
const seen = new Set<string>();
const ID = /(?<=id":")[0-9a-f]{8}-[0-9a-f-]{27}(?=")/g;

/** What an address needs beside ids. */
const queries: Readonly<Record<string, string>> = {
  '/localities': 'city=Pune&q=ba',
  '/map': 'box=72,18,74,19&zoom=10',
  '/my/commissions': 'month=2026-09',
  '/my/commissions/statement': 'month=2026-09',
  '/my/commissions/explanation': 'month=2026-09',
  '/team/search': 'q=a',
  '/my/homes-to-repair': 'as=landlord',
  '/maintenance': 'as=landlord',
};

async function ask(
  token: string | null,
  method: string,
  template: string,
  id: string,
  init: RequestInit = {},
) {
  const path = template
    .replace('{city}', 'pune')
    .replace('{locality}', 'baner')
    .replaceAll(/\{\+?\w+\}/g, id);
  const query = queries[template] ?? '';
  const answer = await app.request(`/api${path}${query && method === 'GET' ? `?${query}` : ''}`, {
    method,
    ...init,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...init.headers },
  });
  const text = await answer.text();
  const [type = ''] = (answer.headers.get('content-type') ?? '').split(';');
  for (const found of text.match(ID)?.slice(0, 20) ?? []) seen.add(found);
  const body = type.endsWith('json') ? JSON.parse(text) : null;
  answers.push({ method, template: template.replaceAll('{+', '{'), status: answer.status, type, body });
}

it('each of three hundred and more', { timeout: 600_000 }, async () => {
  for (const person of people) {
    await asOwner('delete from auth.rate_limits');
    const make = (scopes: typeof scopeNames) =>
      as(person).apiTokens.create({ name: 'Stranger', scopes, days: '7' });
    const made = await make(scopeNames);
    seen.clear();
    const lists = reads.filter(({ path }) => !path.includes('{'));
    for (const { path } of lists) await ask(made.token, 'GET', path, '');
    const known = [...seen].slice(0, 8);
    for (const { path } of reads.filter((one) => !lists.includes(one)))
      for (const id of path.includes('id}') ? [...known, UNKNOWN_ID, 'x'] : [''])
        await ask(made.token, 'GET', path, id);
    await asOwner('delete from auth.rate_limits');
    const json = { 'content-type': 'application/json' };
    for (const { method, path } of writes) {
      await ask(made.token, method, path, UNKNOWN_ID, { headers: json, body: '{}' });
      await ask(made.token, method, path, UNKNOWN_ID, { headers: json, body: '{' });
      await ask(made.token, method, path, UNKNOWN_ID, {
        headers: { 'content-type': 'text/plain' },
        body: 'x',
      });
    }
    await asOwner('delete from auth.rate_limits');
    const lacking = (await make(['profile:read'] as unknown as typeof scopeNames)).token;
    for (const { method, path } of [...reads, ...writes]) {
      await ask(lacking, method, path, UNKNOWN_ID, method === 'GET' ? {} : { headers: json, body: '{}' });
      if (method === 'GET') await ask('kir_none', method, path, UNKNOWN_ID);
    }
  }
  const file = `${await mkdtemp(`${tmpdir()}/kiraya-answers-`)}/answers.jsonl`;
  await writeFile(file, answers.map((one) => JSON.stringify(one)).join('\n'));
  const { output } = await runTool('api', ['answers', file]);
  expect(
    output
      .split('\n')
      .filter((line) => / \d{3}: /.test(line))
      .slice(0, 40),
  ).toEqual([]);
  expect(answers.filter(({ status }) => status < 300).length).toBeGreaterThan(300);
  expect(new Set(answers.map(({ status }) => status)).size).toBeGreaterThan(6);
  expect(output).toMatch(/, 0 violations/);
});

/** A seeker with a visit, an application and a conversation, both sides of a lease with its rents and a repair, a broker, and somebody new. */
async function arranged(): Promise<string[]> {
  await addPlaces(asOwner);
  const start_date = firstDayOf(monthsAgo(1));
  const { lease, landlord, tenant } = await signedLease(started, {
    start_date,
    end_date: lastDayAfter(start_date),
  });
  await writeDues(started, lease.id);
  const { items } = await as(tenant).rents.listDues({ id: lease.id, limit: 50 });
  const due = items.find(({ month }) => month === monthsAgo(1));
  const paid = {
    amount: due?.amount ?? 0,
    mode: 'upi' as const,
    reference: '100000000001',
    paid_on: today(),
  };
  const { id: payment } = await as(tenant).rents.report({ id: due?.id ?? '', ...paid });
  await as(landlord).rents.confirm({ id: payment });
  await as(tenant).maintenance.raise({ lease_id: lease.id, title: 'The tap drips', category: 'plumbing' });
  const seeker = await addPerson('Asha Rao');
  const home = await addHome(asOwner, landlord);
  const listed = await as(landlord).properties.create(homeInput());
  await as(landlord).properties.publish({ id: listed.id });
  await as(seeker).visits.request({
    property_id: home,
    visit_type: 'physical',
    scheduled_date: day(3),
    slot: '10:00',
  });
  await as(seeker).messages.start({ property_id: home, body: 'Is it free?' });
  await as(seeker).shortlist.add({ property_id: home });
  await as(landlord).webhooks.create({ url: 'https://hooks.invalid.example/in', events: ['lead.visit'] });
  const broker = await addPerson('Bina Broker', ['broker']);
  return [seeker, landlord, tenant, broker, await addPerson('Newcomer')];
}
