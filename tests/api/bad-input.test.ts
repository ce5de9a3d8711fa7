/** Bad input over every procedure, by the most powerful of people, so that no permission hides what it does. Every value in every field: tests/nightly. */
import { describe, expect, it } from 'vitest';
import { procedures } from '../../src/contract/every-procedure.ts';
import { roles } from '../../src/domain/roles.ts';
import { startApi } from '../support/api.ts';
import { badCalls, complaintsOf } from '../support/bad-input.ts';

// A demo also answers the mailbox and allows twenty times as many tries.
const { ask, addPerson } = await startApi({ demo: true });
const everything = await addPerson('Holder of everything', roles);
const askAsAll = (path: string, init: RequestInit) => ask(path, init, everything);
/** Each bad value is sent to every twentieth field in turn, each bad body to every twentieth procedure. */
const SOME = 20;

// security abuse: No input gives a 500
describe('never an error of ours, and always a problem one can act on', () => {
  it.each(procedures)('$name', { timeout: 60_000 }, async (procedure) => {
    expect(await complaintsOf(badCalls(procedure, SOME), askAsAll)).toEqual([]);
  });
});
