/** Signing in by a passkey, and one's own passkeys: listed, added, named and removed. */
import type { PasskeyListing, PasskeySignIn } from '../../../contract/session.ts';
import { mayAddPasskey } from '../../../domain/passkeys.ts';
import { deviceWords } from './security-log.ts';
import { type Call, type Door, refuse, textsIn, type Values, withoutSession } from './sign-in-door.ts';
import { requireFresh } from './step-up.ts';

export const passkeyCalls = {
  startPasskeySignIn,
  signInByPasskey,
  listPasskeys,
  startPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
} satisfies Record<string, Call>;

/** Names no passkey and no account: the browser offers those it has for this site. */
async function startPasskeySignIn({ library }: Door, _: Values, headers: Headers): Promise<Response> {
  const answer = await library.api.generatePasskeyAuthenticationOptions({
    headers: withoutSession(headers),
    asResponse: true,
  });
  const options = await answer.json();
  // The library asks browsers to do without screen lock where there is none; such an answer is refused.
  return Response.json({ ...options, userVerification: 'required' }, { headers: cookiesOf(answer) });
}

async function signInByPasskey({ library, pool }: Door, values: Values, headers: Headers): Promise<Response> {
  const credential = values.credential as PasskeySignIn['credential'];
  const answer = await library.api.verifyPasskeyAuthentication({
    body: { response: credential },
    headers: withoutSession(headers),
    asResponse: true,
  });
  if (answer.status === 200) {
    await pool.query('update auth.passkeys set last_used_at = now() where credential_id = $1', [
      credential.id,
    ]);
  }
  return answer;
}

async function listPasskeys(door: Door, _: Values, headers: Headers): Promise<Response> {
  const found = await door.library.api.getSession({ headers });
  if (!found) return refuse(401);
  const { rows } = await door.pool.query<PasskeyListing>(
    `select id, name, created_at as "createdAt", last_used_at as "lastUsedAt"
       from auth.passkeys where user_id = $1 order by created_at, id`,
    [found.user.id],
  );
  return Response.json(rows);
}

async function startPasskey(door: Door, _: Values, headers: Headers): Promise<Response> {
  const allowed = await mayAdd(door, headers);
  if (allowed instanceof Response) return allowed;
  const { name, email, phoneNumber } = allowed.user;
  const answer = await door.library.api.generatePasskeyRegistrationOptions({
    query: { name: (email as string | null) ?? phoneNumber ?? name },
    headers,
    asResponse: true,
  });
  if (answer.status !== 200) return answer;
  const options = await answer.json();
  const user = { ...options.user, displayName: name };
  return Response.json({ ...options, user }, { headers: cookiesOf(answer) });
}

/** Named after the device until its person names it. */
async function addPasskey(door: Door, values: Values, headers: Headers): Promise<Response> {
  const allowed = await mayAdd(door, headers);
  if (allowed instanceof Response) return allowed;
  const name = deviceWords(headers.get('user-agent')) || 'Passkey';
  const answer = await door.library.api.verifyPasskeyRegistration({
    body: { response: values.credential, name },
    headers,
    asResponse: true,
  });
  if (answer.status !== 200) {
    // The tenth may have been added meanwhile, by another device: the database takes no more, and says so to the library only.
    return (await hasRoom(door, allowed.user.id))
      ? refuse(422, 'FAILED_TO_VERIFY_REGISTRATION')
      : refuse(409, 'PASSKEYS_FULL');
  }
  // The change stands whatever happens to the word of it.
  await door.changes?.passkey(allowed.user.id, { name, isAdded: true }).catch(door.onError);
  return answer;
}

/** Fresh proof, and room for one more. */
async function mayAdd(door: Door, headers: Headers) {
  const found = await requireFresh(door, headers);
  if (found instanceof Response) return found;
  return (await hasRoom(door, found.user.id)) ? found : refuse(409, 'PASSKEYS_FULL');
}

async function hasRoom({ pool }: Door, userId: string): Promise<boolean> {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from auth.passkeys where user_id = $1',
    [userId],
  );
  return mayAddPasskey(rows[0]?.count ?? 0);
}

async function renamePasskey(door: Door, values: Values, headers: Headers): Promise<Response> {
  const found = await door.library.api.getSession({ headers });
  if (!found) return refuse(401);
  const { id, name } = textsIn(values, 'id', 'name');
  await door.pool.query('update auth.passkeys set name = $3 where id = $1 and user_id = $2', [
    id,
    found.user.id,
    name,
  ]);
  return refuse(200);
}

/** One that is gone already, or another person's, changes nothing. */
async function removePasskey(door: Door, values: Values, headers: Headers): Promise<Response> {
  const found = await requireFresh(door, headers);
  if (found instanceof Response) return found;
  const { rows } = await door.pool.query<{ name: string }>(
    'delete from auth.passkeys where id = $1 and user_id = $2 returning name',
    [values.id, found.user.id],
  );
  const [removed] = rows;
  if (removed) {
    await door.changes?.passkey(found.user.id, { name: removed.name, isAdded: false }).catch(door.onError);
  }
  return refuse(200);
}

function cookiesOf(answer: Response): Headers {
  const headers = new Headers();
  for (const cookie of answer.headers.getSetCookie()) headers.append('set-cookie', cookie);
  return headers;
}
