import { expect, test } from 'vitest';
import { credentialsOf } from './lazy-api.ts';
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

test('a person’s own calls carry his token', async () => {
  expect(await credentialsOf('asha', device('asha'), 'key')()).toEqual({
    publicKey: 'key',
    accessToken: 'token of asha',
  });
});

test.each<[string, string | undefined, string | undefined]>([
  ['once somebody else is signed in', 'ravi', 'ravi'],
  ['while somebody else signs in', 'asha', 'ravi'],
  ['after signing out', undefined, undefined],
])('and are not sent %s', async (_, before, after) => {
  await expect(credentialsOf('asha', device(before, after), 'key')()).rejects.toThrow('no longer signed in');
});
