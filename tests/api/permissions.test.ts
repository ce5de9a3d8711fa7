/** Permission × person over every procedure, generated from the contract and the table of permissions. */
import { describe, expect, it } from 'vitest';
import { type ListedProcedure, procedures } from '../../src/contract/every-procedure.ts';
import { type Actor, can, visitor } from '../../src/domain/permissions.ts';
import { roles } from '../../src/domain/roles.ts';
import { startApi } from '../support/api.ts';
import { inFull } from '../support/description-in-full.ts';
import { addressOf } from '../support/procedures.ts';

const { ask, addPerson, asOwner } = await startApi();

type Person = { name: string; userId: string | null; actor: Actor };

const people: Person[] = [{ name: 'a visitor', userId: null, actor: visitor }];
for (const role of roles) people.push(await signedIn(`holder of ${role}`, { roles: [role] }));
people.push(await signedIn('somebody without a role'));
people.push(await signedIn('an affiliate', { isAffiliate: true }));
people.push(await signedIn('somebody whose address is not confirmed', { isVerified: false }));

async function signedIn(
  name: string,
  own: { roles?: (typeof roles)[number][]; isVerified?: boolean; isAffiliate?: boolean } = {},
): Promise<Person> {
  const { roles: held = [], isVerified = true, isAffiliate = false } = own;
  const userId = await addPerson(name, held);
  if (isAffiliate) {
    await asOwner(
      `with r as (insert into affiliate_registrations (affiliate_id, user_id, full_name)
         values ('KRY-7F3K9', $1, 'Asha') returning *)
       insert into affiliate_profiles (affiliate_id, user_id, full_name, email)
         select affiliate_id, user_id, full_name, 'asha@example.in' from r`,
      [userId],
    );
  }
  if (!isVerified) await asOwner('update profiles set email_verified = false where user_id = $1', [userId]);
  return { name, userId, actor: { kind: 'member', userId, roles: held, isAffiliate, isVerified } };
}

/** Without any input: a permission is decided before the input is read, so nothing is ever changed here. */
async function statusFor({ method, path }: ListedProcedure, userId: string | null): Promise<number> {
  return (await ask(addressOf(path), { method }, userId)).status;
}

function expected({ permission }: ListedProcedure, actor: Actor): 'allowed' | 401 | 403 {
  if (can(actor, permission)) return 'allowed';
  return actor.kind === 'visitor' ? 401 : 403;
}

// spec 6: Admin-only capabilities
describe('answers each person by their permissions', () => {
  it.each(procedures)('$name', async (procedure) => {
    for (const { name, userId, actor } of people) {
      const status = await statusFor(procedure, userId);
      const found = status === 401 || status === 403 ? status : 'allowed';
      expect([name, found]).toEqual([name, expected(procedure, actor)]);
      expect(status).toBeLessThan(500);
    }
  });
});

// spec 2.2: Guards spare a screen; the server decides by itself
// spec 5: A non-admin gets nothing from any administrator's procedure
// spec 7: The person is looked up before every administrator’s action
// security access: Permission by role, every procedure
// security attacks: Somebody else’s rows by their ids, every table … every procedure
it('covers the whole table: people who may and people who may not', () => {
  const outcomes = new Set(people.flatMap(({ actor }) => procedures.map((one) => expected(one, actor))));
  expect(outcomes).toEqual(new Set(['allowed', 401, 403]));
});

describe('every procedure can be called and is described', async () => {
  const description = inFull(await (await ask('/api/openapi.json')).json());
  it.each(procedures)('$name', ({ method, path, name }) => {
    expect({ method, path }).toEqual({
      method: expect.stringMatching(/^(GET|POST|PUT|PATCH|DELETE)$/),
      path: expect.stringMatching(/^\/[a-z]/),
    });
    const operation = description.paths[path.replaceAll('{+', '{')]?.[method.toLowerCase()];
    expect(operation?.operationId ?? `${name} is not described`).toBe(name);
    expect(Object.keys(operation.responses)).toContainEqual(expect.stringMatching(/^2\d\d$/));
  });

  // spec 7: A generic data helper: replaced by typed procedures (decision 0004)
  it('gives no two procedures the same address', () => {
    const addresses = procedures.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`);
    expect(addresses).toEqual([...new Set(addresses)]);
  });
});
