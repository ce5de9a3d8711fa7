import { expect, test } from 'vitest';
import { credentialsOf, credentialsOfWhoever } from './lazy-api.ts';
import type { SessionStore } from './session.ts';

/** A device on which somebody else signs in while the token of a call is looked for. */
function device(before: string | undefined, after = before) {
  let person = before;
  return {
    getState: () => ({ current: person && { user: { id: person } } }) as ReturnType<SessionStore['getState']>,
    accessToken: async () => {
      person = after;
      return person && `token of ${person}`;
    },
  } satisfies Record<'getState' | 'accessToken', () => unknown> as Pick<
    SessionStore,
    'accessToken' | 'getState'
  >;
}

test('a person’s own calls carry their token', async () => {
  expect(await credentialsOf('asha', device('asha'), 'key')()).toEqual({
    publicKey: 'key',
    accessToken: 'token of asha',
  });
});

// security abuse: Signing out removes what the device kept of the person, but for what is not yet sent … which leaves as that person’s own calls, or not at all
test.each<[string, string | undefined, string | undefined]>([
  ['once somebody else is signed in', 'ravi', 'ravi'],
  ['while somebody else signs in', 'asha', 'ravi'],
  ['after signing out', undefined, undefined],
])('and are not sent %s', async (_, before, after) => {
  await expect(credentialsOf('asha', device(before, after), 'key')()).rejects.toThrow('no longer signed in');
});

test.each<[string, string, string | undefined]>([
  ['again for the same person', 'asha', 'renewed'],
  ['never as somebody else who signed in meanwhile', 'ravi', undefined],
])('a call whose token was refused is sent %s', async (_, person, token) => {
  let current = { user: { id: 'asha' }, accessToken: 'refused' };
  const store = {
    getState: () => ({ current }) as ReturnType<SessionStore['getState']>,
    accessToken: async () => current.accessToken,
    renewRefused: async () => {
      current = { user: { id: person }, accessToken: 'renewed' };
    },
  };
  const { renewRefused } = await credentialsOfWhoever(store, 'key');
  expect(await renewRefused?.('refused')).toBe(token);
});
