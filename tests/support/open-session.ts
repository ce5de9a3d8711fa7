/** A session for whoever calls procedures without signing in: it has its person's id, is no sign-in of theirs, and is proved all day. */

type Ask = (text: string, values: unknown[]) => Promise<unknown>;

/** `asOwner` asks as the database's owner. */
export async function openSession(asOwner: Ask, userId: string): Promise<void> {
  await asOwner(
    `insert into auth.sessions (id, token, user_id, expires_at, proved_at)
     values ($1::uuid, $1::uuid::text, $1::uuid, now() + interval '1 day', now() + interval '1 day')
     on conflict do nothing`,
    [userId],
  );
  await asOwner('update profiles set last_login_at = null where user_id = $1', [userId]);
}
