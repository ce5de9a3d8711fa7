import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { proveTrail, wholeTrail } from '../../../tests/support/audit-trail.ts';
import { startServices } from '../../../tests/support/services.ts';
import { scopeNames } from '../../domain/api-tokens.ts';
import { rotateKeys } from '../lib/rotate-keys.ts';
import { createSeals } from '../lib/seal.ts';

const { as, addPerson, asOwner, services } = await startServices();

const PAN = 'ABCPE1234F';
const ACCOUNT = { account_number: '50100012345678', ifsc: 'HDFC0000001', holder_name: 'Asha Rao' };
let asha: string;
let ravi: string;
let admin: string;

beforeEach(async () => {
  await asOwner('delete from tax_identities');
  await asOwner('delete from payout_accounts');
  asha = await addPerson('Asha Rao');
  ravi = await addPerson('Ravi Patil');
  admin = await addPerson('Vikram Admin', ['admin']);
});

/** Everything the database holds, as text: no secret may be found in it. */
async function wholeDatabase(): Promise<string> {
  const tables = await asOwner<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`,
  );
  const texts = await Promise.all(tables.map(({ name }) => asOwner(`select t::text as row from ${name} t`)));
  return JSON.stringify(texts);
}

describe('giving', () => {
  it('keeps both and shows them masked', async () => {
    expect(await as(asha).payees.getMine()).toEqual({ pan: null, pan_refused_at: null, account: null });
    await as(asha).payees.setPan({ pan: ' abcpe 1234f' });
    await as(asha).payees.setAccount(ACCOUNT);
    const shown = {
      pan: { masked: '******234F', holder: 'person', updated_at: expect.any(String) },
      pan_refused_at: null,
      account: {
        masked: '**********5678',
        ifsc: 'HDFC0000001',
        holder_name: 'Asha Rao',
        updated_at: expect.any(String),
        held_until: null,
        confirmed_at: null,
        confirmed_how: null,
        returned: null,
      },
    };
    expect(await as(asha).payees.getMine()).toEqual(shown);
    expect(await as(admin).payees.get({ user_id: asha })).toEqual({ ...shown, can_check_name: false });
  });

  // security access: PAN and account numbers lie encrypted and are masked
  it('leaves no trace of either number anywhere in the database', async () => {
    const idempotencyKey = 'a key of the client';
    await as(asha, { idempotencyKey }).payees.setPan({ pan: PAN });
    await as(asha, { idempotencyKey }).payees.setAccount(ACCOUNT);
    await as(admin, { idempotencyKey }).payees.reveal({ user_id: asha, what: 'pan', reason: 'tax notice' });
    const everything = await wholeDatabase();
    expect(everything).toContain('******234F');
    expect(everything).not.toContain(PAN);
    expect(everything).not.toContain(ACCOUNT.account_number);
  });

  it('again replaces it, and the trail says so by the last characters', async () => {
    await as(asha).payees.setPan({ pan: PAN });
    await asOwner('update tax_identities set verified_at = now()');
    await as(asha).payees.setPan({ pan: 'ABCPE1235G' });
    expect(await asOwner('select masked, verified_at from tax_identities')).toEqual([
      { masked: '******235G', verified_at: null },
    ]);
    const trail = await asOwner(
      `select before -> 'pan' ->> 'masked' as before, after -> 'pan' ->> 'masked' as after from audit_log
        where action = 'payees.setPan' and subject_id = $1 order by id`,
      [asha],
    );
    expect(trail).toEqual([
      { before: null, after: '******234F' },
      { before: '******234F', after: '******235G' },
    ]);
  });

  it('a PAN that another person gave is refused, and says nothing about them', async () => {
    await as(ravi).payees.setPan({ pan: PAN });
    const refused = await as(asha)
      .payees.setPan({ pan: PAN })
      .catch((error: unknown) => error);
    expect(refused).toMatchObject({
      code: 'RULE_BROKEN',
      data: { rule: 'payee.pan-taken', field: 'pan' },
    });
    expect(JSON.stringify(refused)).not.toMatch(new RegExp(`${ravi}|Ravi|example`));
    expect((await as(asha).payees.getMine()).pan).toBeNull();
  });

  it('of an account is told to the person by mail', async () => {
    await as(asha).payees.setAccount(ACCOUNT);
    const [letter] = await vi.waitUntil(async () => {
      const letters = await asOwner<{ text: string }>('select text from mails where user_id = $1', [asha]);
      return letters.length > 0 && letters;
    }, 10_000);
    expect(letter?.text).toContain('account **********5678');
  });

  it('of an account is told by text to whoever has a number alone, in their language', async () => {
    const phone = '+919876500321';
    await asOwner(
      'update auth.users set email = null, email_verified = false, phone = $2, phone_verified = true where id = $1',
      [asha, phone],
    );
    await asOwner(`update profiles set language = 'hi' where user_id = $1`, [asha]);
    for (const payee of [asha, ravi]) await as(payee).payees.setAccount(ACCOUNT);
    const texts = await asOwner<{ data: object }>(`select data from pgboss.job where name = 'text-asked'`);
    expect(texts.map(({ data }) => data)).toEqual([
      {
        to: phone,
        template: 'payee-account-set',
        values: { account: '**********5678' },
        language: 'hi',
      },
    ]);
  });

  it.each([
    ['pan', () => as(asha).payees.setPan({ pan: 'ABCDE1234F' })],
    ['account_number', () => as(asha).payees.setAccount({ ...ACCOUNT, account_number: '1234' })],
    ['ifsc', () => as(asha).payees.setAccount({ ...ACCOUNT, ifsc: 'HDFC' })],
    ['holder_name', () => as(asha).payees.setAccount({ ...ACCOUNT, holder_name: ' ' })],
  ])('a wrong %s is said at its field', async (field, call) => {
    await expect(call()).rejects.toMatchObject({ data: { errors: [{ field }] } });
  });

  it('ends after many tries', async () => {
    for (let tries = 0; tries < 20; tries += 1) await as(asha).payees.setPan({ pan: PAN });
    await expect(as(asha).payees.setPan({ pan: PAN })).rejects.toMatchObject({ status: 429 });
  });
});

describe('opening', () => {
  beforeEach(async () => {
    await as(asha).payees.setPan({ pan: PAN });
    await as(asha).payees.setAccount(ACCOUNT);
  });

  it.each([
    ['pan', PAN],
    ['account', ACCOUNT.account_number],
  ] as const)('the %s gives an admin the number, and a row of the trail', async (what, value) => {
    const answer = await as(admin).payees.reveal({ user_id: asha, what, reason: 'bank asked back' });
    expect(answer).toEqual({ value });
    const trail = await asOwner(
      'select actor_id, action, reason, request_id, address from audit_log where action like $1 and subject_id = $2',
      ['payees.reveal%', asha],
    );
    expect(trail).toEqual([
      {
        actor_id: admin,
        action: `payees.reveal-${what}`,
        reason: 'bank asked back',
        request_id: 'test',
        address: '192.0.2.1',
      },
    ]);
    expect(await proveTrail(services)).toMatchObject(wholeTrail);
  });

  // security access: PAN and account numbers lie encrypted and are masked … a full look needs a reason
  it('needs a reason, by the procedure and by the database', async () => {
    await expect(
      as(admin).payees.reveal({ user_id: asha, what: 'pan', reason: '    ' }),
    ).rejects.toMatchObject({ data: { errors: [{ field: 'reason' }] } });
    const client = await services.database.pools.app.connect();
    const asking = async (person: string, reason: string | null) => {
      await client.query('begin');
      await client.query(`select set_config('role', 'member', true), set_config('app.user_id', $1, true)`, [
        person,
      ]);
      try {
        return await client.query(`select * from app.reveal_payee($1, 'pan', $2)`, [asha, reason]);
      } finally {
        await client.query('rollback');
      }
    };
    await expect(asking(admin, ' ')).rejects.toThrow('A reason is needed');
    await expect(asking(admin, null)).rejects.toThrow('A reason is needed');
    await expect(asking(asha, 'my own')).rejects.toThrow('Only an administrator');
    client.release();
  });

  it('of nobody, or of nothing given, is not found', async () => {
    await expect(
      as(admin).payees.reveal({ user_id: ravi, what: 'pan', reason: 'tax notice' }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it('fails when the bytes were changed or moved to another person', async () => {
    const reveal = (person: string) =>
      as(admin).payees.reveal({ user_id: person, what: 'pan', reason: 'tax notice' });
    await asOwner('update tax_identities set user_id = $1', [ravi]);
    const refused = {
      code: 'SEAL_BROKEN',
      cause: { message: expect.stringContaining(`tax_identities.sealed of ${ravi} does not open`) },
    };
    await expect(reveal(ravi)).rejects.toMatchObject(refused);
    await asOwner(
      `update tax_identities set user_id = $1, sealed = set_byte(sealed, 15, 255 - get_byte(sealed, 15))`,
      [asha],
    );
    await expect(reveal(asha)).rejects.toMatchObject({ code: 'SEAL_BROKEN' });
  });
});

describe('who may', () => {
  it('a neighbour sees and opens nothing of another person', async () => {
    await as(asha).payees.setPan({ pan: PAN });
    expect(await as(ravi).payees.getMine()).toEqual({ pan: null, pan_refused_at: null, account: null });
    await expect(as(ravi).payees.get({ user_id: asha })).rejects.toMatchObject({ status: 403 });
    await expect(
      as(ravi).payees.reveal({ user_id: asha, what: 'pan', reason: 'curious' }),
    ).rejects.toMatchObject({ status: 403 });
    const stolen = services.database.asActor({ userId: asha }, (tx) =>
      tx.execute('select sealed from tax_identities'),
    );
    await expect(stolen).rejects.toMatchObject({ cause: { message: /permission denied/ } });
  });

  it.each(['landlord', 'tenant', 'broker', 'property_manager'] as const)(
    'a %s gives a PAN, which stays masked to its owner too',
    async (role) => {
      const person = await addPerson('Lal Singh', [role]);
      await as(person).payees.setPan({ pan: PAN });
      expect(await as(person).payees.getMine()).toMatchObject({ pan: { masked: '******234F' } });
    },
  );

  it('neither an unproved address nor a program of one’s own gives or reads one', async () => {
    const landlord = await addPerson('Lal Singh', ['landlord']);
    const token = { id: 'a token', scopes: scopeNames };
    const program = as(landlord, { subject: { userId: landlord, sessionId: 'a token', token } });
    await expect(program.payees.setPan({ pan: PAN })).rejects.toMatchObject({ status: 403 });
    await expect(program.payees.getMine()).rejects.toMatchObject({ status: 403 });
    await asOwner('update auth.users set email_verified = false where id = $1', [landlord]);
    await expect(as(landlord).payees.setPan({ pan: PAN })).rejects.toMatchObject({ status: 403 });
    expect((await as(landlord).payees.getMine()).pan).toBeNull();
  });

  it('a stranger nothing at all', async () => {
    await expect(as(null).payees.getMine()).rejects.toMatchObject({ status: 401 });
    await expect(as(null).payees.setPan({ pan: PAN })).rejects.toMatchObject({ status: 401 });
  });
});

describe('rotating the keys', () => {
  const newKey = { id: '2027', key: randomBytes(32) };
  const { config } = services;
  const withNew = createSeals([newKey, ...config.sealKeys], config.fingerprintKey);
  const onlyNew = createSeals([newKey], config.fingerprintKey);

  // security access: PAN and account numbers lie encrypted and are masked … keys can be changed
  it('seals all anew, twice changes nothing, and the older key is not needed any more', async () => {
    await as(asha).payees.setPan({ pan: PAN });
    await as(asha).payees.setAccount(ACCOUNT);
    await as(ravi).payees.setPan({ pan: 'AAACK1234A' });
    expect(await rotateKeys(services.database, withNew)).toBe(3);
    expect(await rotateKeys(services.database, withNew)).toBe(0);
    const rows = await asOwner<{ user_id: string; key_id: string; sealed: Buffer; fingerprint: Buffer }>(
      'select * from tax_identities order by masked',
    );
    const opened = rows.map(({ key_id: keyId, sealed, user_id: owner }) =>
      onlyNew.open({ keyId, sealed }, { column: 'tax_identities.sealed', owner }),
    );
    expect(opened).toEqual([PAN, 'AAACK1234A'].sort((a, b) => (a.slice(-4) < b.slice(-4) ? -1 : 1)));
    expect(rows[0]?.fingerprint).toEqual(withNew.fingerprint(opened[0] ?? ''));
  });

  it('goes on where it stopped, beside people who change theirs', async () => {
    await as(asha).payees.setPan({ pan: PAN });
    await as(ravi).payees.setPan({ pan: 'AAACK1234A' });
    const [one] = await Promise.all([
      rotateKeys(services.database, withNew),
      as(ravi).payees.setPan({ pan: 'AAAFK1234Z' }),
    ]);
    expect(one).toBeGreaterThan(0);
    await rotateKeys(services.database, withNew);
    expect(await asOwner('select masked, key_id from tax_identities order by masked')).toEqual([
      { masked: '******234F', key_id: '2027' },
      { masked: '******234Z', key_id: '2027' },
    ]);
  });

  it('says which key is missing, and changes nothing', async () => {
    await as(asha).payees.setPan({ pan: PAN });
    await expect(rotateKeys(services.database, onlyNew)).rejects.toThrow('SEAL_KEYS has no key trial-');
  });
});
