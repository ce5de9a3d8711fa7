/** Bad input over every procedure, by the most powerful of people, so that no permission hides what it does. */
import { describe, expect, it } from 'vitest';
import { roles } from '../../src/domain/roles.ts';
import { startApi } from '../support/api.ts';
import { type BadCall, badCalls } from '../support/bad-input.ts';
import { procedures } from '../support/procedures.ts';

// A demo also answers the mailbox and allows twenty times as many tries.
const { ask, addPerson } = await startApi({ demo: true });
const everything = await addPerson('Holder of everything', roles);

type Problem = {
  status?: number;
  title?: string;
  code?: string;
  requestId?: string;
  errors?: { field: string }[];
};

/** What is wrong with the answer to a bad call, or nothing. */
async function complaint({ what, path, init, wrongField }: BadCall): Promise<string | null> {
  const response = await ask(path, init, everything);
  const { status, headers } = response;
  const text = await response.text();
  const said = (why: string) => `${what} → ${status}, ${why}: ${text.slice(0, 200)}`;
  if (status >= 500) return said('an error of ours');
  if (status < 400) return wrongField ? said(`accepted a wrong ${wrongField}`) : null;
  if (!headers.get('content-type')?.startsWith('application/problem+json')) return said('no problem details');
  const problem: Problem = JSON.parse(text);
  if (problem.status !== status || !problem.title || !problem.code) return said('an incomplete problem');
  if (!problem.requestId || problem.requestId !== headers.get('x-request-id')) return said('no request id');
  if (status === 422 && !problem.errors?.length) return said('says not what is wrong');
  if (!wrongField) return null;
  if (status !== 422) return said('not a matter of fields');
  const named = problem.errors?.some(
    ({ field }) => field === wrongField || field.startsWith(`${wrongField}.`),
  );
  return named ? null : said(`does not name ${wrongField}`);
}

describe('never an error of ours, and always a problem one can act on', () => {
  it.each(procedures)('$name', { timeout: 60_000 }, async (procedure) => {
    const complaints: string[] = [];
    for (const call of badCalls(procedure)) {
      const found = await complaint(call);
      if (found) complaints.push(found);
    }
    expect(complaints).toEqual([]);
  });
});
