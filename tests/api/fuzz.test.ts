/** Chance against the whole API, from its own description: no error of ours, nothing of strangers, no hang. `npm run fuzz` asks more. */
import { expect, it } from 'vitest';
import { roles } from '../../src/domain/roles.ts';
import { startApi } from '../support/api.ts';
import { chanceOf, type Described, fuzzCall } from '../support/fuzz.ts';

const SEED = 20_261_121;
const calls = Number(import.meta.env.VITE_FUZZ_CALLS ?? 600);
const SLOW_MS = 10_000;

const { ask, addPerson } = await startApi({ demo: true, runsJobs: false });
const secret = 'Only-Zubeda-Knows-9431';
const zubeda = await addPerson(secret);
const people = [undefined, await addPerson('Holder of nothing')];
for (const role of roles) if (role !== 'admin') people.push(await addPerson(`Holder of ${role}`, [role]));
const admin = await addPerson('Holder of everything', roles);

it(`${calls} calls by chance are answered, and well`, { timeout: 60_000 + calls * 100 }, async () => {
  const described: Described = await (await ask('/api/openapi.json')).json();
  const chance = chanceOf(SEED);
  const complaints: string[] = [];
  let answered = 0;
  for (let n = 0; n < calls; n += 1) {
    const { method, path, body } = fuzzCall(described, chance, [zubeda]);
    const person = chance.pick([...people, admin]);
    const started = performance.now();
    const headers: HeadersInit = body === undefined ? {} : { 'Content-Type': 'application/json' };
    const answer = await ask(path, { method, headers, body }, person);
    const text = await answer.text();
    const said = (why: string) =>
      complaints.push(`${method} ${path} ${body?.slice(0, 300)} → ${answer.status} ${why}`);
    if (answer.status >= 500 && answer.status !== 503) said(text.slice(0, 200));
    if (person !== admin && text.includes(secret)) said('tells of somebody else');
    if (performance.now() - started > SLOW_MS) said('took long');
    answered += 1;
  }
  expect(complaints).toEqual([]);
  expect(answered).toBe(calls);
});
