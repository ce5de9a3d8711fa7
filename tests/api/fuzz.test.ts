/** Chance against the whole API, from its own description: no error of ours, nothing of strangers, no hang. `npm run fuzz` asks more. */
import { expect, it } from 'vitest';
import { isStaff, type Role, roles } from '../../src/domain/roles.ts';
import { startApi } from '../support/api.ts';
import { inFull } from '../support/description-in-full.ts';
import { chanceOf, type Described, fuzzCall } from '../support/fuzz.ts';

const SEED = 20_261_121;
const calls = Number(import.meta.env.VITE_FUZZ_CALLS ?? 600);
const SLOW_MS = 10_000;
const IDS = /(?<=id":")[0-9a-f]{8}-[0-9a-f-]{27}(?=")/g;
const MOST_IDS = 200;

const { ask, addPerson, asOwner } = await startApi({ demo: true, runsJobs: false });
const secret = 'Only-Zubeda-Knows-9431';
const zubeda = await addPerson(secret);
/** Whom the test makes, with the one part they have at first. */
const holders = new Map<string, Role | undefined>([[await addPerson('Holder of nothing'), undefined]]);
for (const role of roles)
  if (role !== 'admin') holders.set(await addPerson(`Holder of ${role}`, [role]), role);
const people = [undefined, ...holders.keys()];
const admin = await addPerson('Holder of everything', roles);
const officeRoles = roles.filter(isStaff);
/** By chance the administrator may have given somebody a part in the office. */
const mayKnowAnybody = async (userId = '') =>
  userId === admin ||
  (
    await asOwner(
      'select from user_roles where user_id = $1 and role = any ($2) and role is distinct from $3',
      [userId, officeRoles, holders.get(userId)],
    )
  ).length > 0;

// security abuse: No input gives a 500 … nor does chance, from the API's own description, as every role
it(`${calls} calls by chance are answered, and well`, { timeout: 60_000 + calls * 100 }, async () => {
  const described: Described = inFull(await (await ask('/api/openapi.json')).json());
  const chance = chanceOf(SEED);
  const complaints: string[] = [];
  const ids = [zubeda];
  const answers = new Map<number, number>();
  const remember = (id: string) => {
    const place = ids.length < MOST_IDS ? ids.length : 1 + Math.floor(chance.next() * (MOST_IDS - 1));
    ids[place] = id;
  };
  for (let n = 0; n < calls; n += 1) {
    const { method, path, body } = fuzzCall(described, chance, ids);
    const person = chance.pick([...people, admin, admin, admin, admin]);
    const started = performance.now();
    const headers: HeadersInit = body === undefined ? {} : { 'Content-Type': 'application/json' };
    const answer = await ask(path, { method, headers, body }, person);
    const text = await answer.text();
    const said = (why: string) =>
      complaints.push(`${method} ${path} ${body?.slice(0, 300)} → ${answer.status} ${why}`);
    if (answer.status >= 500 && answer.status !== 503) said(text.slice(0, 200));
    if (text.includes(secret) && !(await mayKnowAnybody(person))) said(`tells ${person} of somebody else`);
    if (performance.now() - started > SLOW_MS) said('took long');
    answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1);
    // Later calls name what earlier ones told of, so that they come upon rows that exist.
    for (const id of text.match(IDS)?.slice(0, 3) ?? []) remember(id);
  }
  if (calls > 10_000) console.info(`${calls} calls answered, by status:`, Object.fromEntries(answers));
  expect(complaints.slice(0, 50)).toEqual([]);
  expect([...answers.values()].reduce((sum, one) => sum + one, 0)).toBe(calls);
});
