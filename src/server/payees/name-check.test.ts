/** An account that the bank is asked about: what each answer changes, who may ask, and what is written down. */
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { startServices } from '../../../tests/support/services.ts';
import type { BankAnswer, NameCheck } from '../lib/name-check.ts';

const { as, addPerson, asOwner, services } = await startServices({ runsJobs: false, nameCheck: 'sandbox' });

let asha: string;
let admin: string;

beforeEach(async () => {
  await asOwner('delete from auth.rate_limits');
  asha = await addPerson('Asha Rao');
  admin = await addPerson('Vikram Admin', ['admin']);
});

const account = (digit: string) => ({
  account_number: `5010001234567${digit}`,
  ifsc: 'HDFC0000001',
  holder_name: 'Asha Rao',
});
/** As an administrator looks at it. */
async function given(digit: string) {
  await as(asha).payees.setAccount(account(digit));
  return { user_id: asha, set_at: (await accountOf())?.updated_at ?? '' };
}
const accountOf = async () => (await as(admin).payees.get({ user_id: asha })).account;
const bank = (ask: NameCheck['ask']) => ({
  services: { ...services, nameCheck: { provider: 'a bank', ask } },
});
const trail = () =>
  asOwner<{ actor_id: string; action: string; after: object }>(
    `select actor_id, action, after from audit_log
      where subject_id = $1 and action in ('payees.ask-bank', 'payees.checkName') order by id`,
    [asha],
  );
const notices = async () =>
  (
    await asOwner<{ payload: object }>(
      `select payload from notifications where user_id = $1 and event = 'payee.account-confirmed'`,
      [asha],
    )
  ).map(({ payload }) => payload);

describe('asking the bank', () => {
  // security identity: An account is confirmed by the name that the bank answers, where it is the payee's own
  it('confirms the account where the bank answers the payee’s name, and notifies the payee', async () => {
    const checked = await as(admin).payees.checkName(await given('0'));
    expect(checked).toEqual({ outcome: 'confirmed', payee_name: 'Asha Rao', bank_name: 'ASHA RAO' });
    expect(await accountOf()).toMatchObject({
      confirmed_at: expect.any(String),
      confirmed_how: 'name-check',
    });
    const stored = 'confirmed_by, confirmed_reference, confirmed_name';
    expect(await asOwner(`select ${stored} from payout_accounts where user_id = $1`, [asha])).toEqual([
      { confirmed_by: admin, confirmed_reference: null, confirmed_name: 'ASHA RAO' },
    ]);
    expect(await notices()).toEqual([{ account: '**********5670' }]);
  });

  it.each([
    ['7', 'other-name', 'Sandbox Account Holder'],
    ['8', 'closed', null],
    ['9', 'no-answer', null],
  ])('about a number that ends in %s changes nothing: %s', async (digit, outcome, bankName) => {
    const checked = await as(admin).payees.checkName(await given(digit));
    expect(checked).toEqual({ outcome, payee_name: 'Asha Rao', bank_name: bankName });
    expect(await accountOf()).toMatchObject({ confirmed_at: null, confirmed_how: null });
    expect(await notices()).toEqual([]);
  });

  it.each(['0', '7', '8', '9'])(
    'is audited with its answer, and the number is nowhere in the trail (%s)',
    async (digit) => {
      const looked = await given(digit);
      const { outcome, bank_name: bankName } = await as(admin).payees.checkName(looked);
      const rows = await trail();
      expect(rows.map(({ actor_id, action }) => [actor_id, action])).toEqual([
        [admin, 'payees.ask-bank'],
        [admin, 'payees.checkName'],
      ]);
      expect(rows[1]?.after).toMatchObject({
        outcome,
        bankName,
        payeeName: 'Asha Rao',
        provider: 'sandbox',
      });
      expect(JSON.stringify(await asOwner('select * from audit_log'))).not.toContain(
        account(digit).account_number,
      );
    },
  );

  it('sends the number, branch and name, outside any transaction', async () => {
    const looked = await given('0');
    const asked: unknown[] = [];
    const watching = bank(async (question) => {
      asked.push(question);
      const open = `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and state like 'idle in transaction%'`;
      // The answer of a reading transaction leaves before PostgreSQL has ended it.
      await expect.poll(() => asOwner(open)).toEqual([]);
      return { kind: 'name', name: 'RAO ASHA' };
    });
    expect(await as(admin, watching).payees.checkName(looked)).toMatchObject({ outcome: 'confirmed' });
    const { account_number: accountNumber, ifsc } = account('0');
    expect(asked).toEqual([{ accountNumber, ifsc, payeeName: 'Asha Rao' }]);
  });

  it('confirms no account that took the place of the one it asked about', async () => {
    const looked = await given('0');
    const slow = bank(async (): Promise<BankAnswer> => {
      await as(asha).payees.setAccount(account('1'));
      return { kind: 'name', name: 'Asha Rao' };
    });
    expect(await as(admin, slow).payees.checkName(looked)).toMatchObject({ outcome: 'account-changed' });
    expect(await accountOf()).toMatchObject({ masked: '**********5671', confirmed_at: null });
    expect((await trail()).at(-1)?.after).toMatchObject({ outcome: 'account-changed' });
    expect(await notices()).toEqual([]);
  });

  it('is done once for a repeated key', async () => {
    const looked = await given('0');
    let times = 0;
    const counting = bank(async () => {
      times += 1;
      return { kind: 'no-answer' };
    });
    const again = as(admin, { ...counting, idempotencyKey: 'a double click' });
    expect(await again.payees.checkName(looked)).toEqual(await again.payees.checkName(looked));
    expect(times).toBe(1);
  });
});

describe('is refused', () => {
  const never = bank(() => {
    throw new Error('The bank was asked');
  });

  it('for an account that is confirmed or was changed', async () => {
    const looked = await given('0');
    const refused = { data: { rule: 'payee.account-not-waiting' } };
    await as(admin).payees.checkName(looked);
    await expect(as(admin, never).payees.checkName(looked)).rejects.toMatchObject(refused);
    await as(asha).payees.setAccount(account('1'));
    await expect(as(admin, never).payees.checkName(looked)).rejects.toMatchObject(refused);
  });

  // security identity: An account is confirmed by the name that the bank answers … never by its payee
  it('for one’s own account, by the procedure and in the database', async () => {
    await as(admin).payees.setAccount(account('0'));
    const { account: own } = await as(admin).payees.get({ user_id: admin });
    const looked = { user_id: admin, set_at: own?.updated_at ?? '' };
    await expect(as(admin, never).payees.checkName(looked)).rejects.toMatchObject({
      data: { rule: 'payee.own-account' },
    });
    const inTheDatabase = services.database.asActor({ userId: admin }, (tx) =>
      tx.execute(sql`select * from app.account_to_check(${admin}, ${looked.set_at})`),
    );
    await expect(inTheDatabase).rejects.toMatchObject({ cause: { message: /Only another person/ } });
  });

  it('to whoever is no administrator, by the procedure and in the database', async () => {
    const looked = await given('0');
    const ravi = await addPerson('Ravi Patil', ['landlord']);
    await expect(as(ravi, never).payees.checkName(looked)).rejects.toMatchObject({ status: 403 });
    const inTheDatabase = services.database.asActor({ userId: ravi }, (tx) =>
      tx.execute(sql`select * from app.account_to_check(${asha}, ${looked.set_at})`),
    );
    await expect(inTheDatabase).rejects.toMatchObject({ cause: { message: /Only another person/ } });
  });

  it('where no bank can be asked, and administrators see that', async () => {
    const looked = await given('0');
    const off = as(admin, { services: { ...services, nameCheck: null } });
    expect(await off.payees.get({ user_id: asha })).toMatchObject({ can_check_name: false });
    expect(await as(admin).payees.get({ user_id: asha })).toMatchObject({ can_check_name: true });
    await expect(off.payees.checkName(looked)).rejects.toMatchObject({
      data: { rule: 'payee.name-check-off' },
    });
  });

  it('after many tries', async () => {
    const looked = await given('9');
    for (let tries = 0; tries < 60; tries += 1) await as(admin).payees.checkName(looked);
    await expect(as(admin).payees.checkName(looked)).rejects.toMatchObject({ status: 429 });
  });
});
