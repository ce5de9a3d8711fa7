/** After AUTH_SECRET got a newer one: puts under it what sign-in encrypted with an earlier one, so that this one can be taken away. */
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { Pool, PoolClient } from 'pg';
import { librarySecrets, type Secrets, secretVersion } from './secret-versions.ts';

type Row = { id: string; secret: string; backup_codes: string };

/**
 * Returns how many second factors were encrypted anew. Signing keys are made anew instead: whoever had the earlier secret and a copy of the
 * database could sign with theirs. Access tokens under them are renewed by the session.
 */
export async function rotateSignIn(pool: Pool, secrets: Secrets): Promise<number> {
  const newest = `$ba$${secretVersion(secrets[0])}$`;
  await pool.query(`delete from auth.jwks where not starts_with(private_key, $1)`, [`"${newest}`]);
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<Row>(
      `select id, secret, backup_codes from auth.two_factors
        where not starts_with(secret, $1) or not starts_with(backup_codes, $1) order by id for update`,
      [newest],
    );
    for (const row of rows) {
      const values = [await anew(secrets, row.secret), await anew(secrets, row.backup_codes)];
      await client.query('update auth.two_factors set secret = $2, backup_codes = $3 where id = $1', [
        row.id,
        ...values,
      ]);
    }
    await rotatePrograms(client, secrets, newest);
    await client.query('commit');
    return rows.length;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** The secrets of programs that can keep one. */
async function rotatePrograms(client: PoolClient, secrets: Secrets, newest: string): Promise<void> {
  const { rows } = await client.query<{ id: string; client_secret: string }>(
    'select id, client_secret from auth.oauth_clients where not starts_with(client_secret, $1) order by id for update',
    [newest],
  );
  for (const { id, client_secret: stored } of rows)
    await client.query('update auth.oauth_clients set client_secret = $2 where id = $1', [
      id,
      await anew(secrets, stored),
    ]);
}

async function anew(secrets: Secrets, data: string): Promise<string> {
  const { secrets: versioned, secret: legacySecret } = librarySecrets(secrets);
  const key = {
    keys: new Map(versioned.map(({ version, value }) => [version, value])),
    currentVersion: secretVersion(secrets[0]),
    legacySecret,
  };
  return symmetricEncrypt({ key, data: await symmetricDecrypt({ key, data }) });
}
