import { expect, it } from 'vitest';
import { managedLease, runningLease } from '../../../tests/support/leases.ts';
import { startServices } from '../../../tests/support/services.ts';

const started = await startServices({ runsJobs: false });
const { as, addPerson, asOwner } = started;

const ACCOUNT = { account_number: '1234123456', ifsc: 'HDFC0000001', holder_name: 'Lal Singh' };

async function withAccount() {
  const parties = await runningLease(started);
  await asOwner('update auth.users set email_verified = true where id = $1', [parties.landlord]);
  await as(parties.landlord).payees.setAccount(ACCOUNT);
  return parties;
}
type Parties = Awaited<ReturnType<typeof withAccount>>;
const bankOf = async (person: string, { lease }: Pick<Parties, 'lease'>) =>
  (await as(person).rents.listDues({ id: lease.id })).payee?.bank ?? null;

async function show({ landlord, lease }: Parties, isShown: boolean) {
  const { version, payee_name, payee_upi } = await as(landlord).leases.get({ id: lease.id });
  return as(landlord).leases.setPayee({
    id: lease.id,
    version,
    payee_name,
    payee_upi,
    payee_shows_bank: isShown,
  });
}

it('a bank account is shown to those who rent once the landlord says so, and no longer once they say no', async () => {
  const parties = await withAccount();
  expect(await bankOf(parties.tenant, parties)).toBeNull();
  expect(await show(parties, true)).toMatchObject({ payee_shows_bank: true });
  expect(await bankOf(parties.tenant, parties)).toEqual({
    holder: 'Lal Singh',
    number: '1234123456',
    ifsc: 'HDFC0000001',
  });
  await show(parties, false);
  expect(await bankOf(parties.tenant, parties)).toBeNull();
});

it('a changed account is not shown while it is held', async () => {
  const parties = await withAccount();
  await show(parties, true);
  await as(parties.landlord).payees.setAccount({ ...ACCOUNT, account_number: '9876598765' });
  expect(await bankOf(parties.tenant, parties)).toBeNull();
  await asOwner('update payout_accounts set held_until = null where user_id = $1', [parties.landlord]);
  expect(await bankOf(parties.tenant, parties)).toMatchObject({ number: '9876598765' });
});

it('a tenant does not switch it, and a stranger reads nothing', async () => {
  const parties = await withAccount();
  const shown = await show(parties, true);
  const form = {
    id: shown.id,
    version: shown.version,
    payee_name: 'X',
    payee_upi: null,
    payee_shows_bank: false,
  };
  await expect(as(parties.tenant).leases.setPayee(form)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(bankOf(await addPerson('Om'), parties)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it('without an account nothing is shown, nor to the manager of a home', async () => {
  const parties = await runningLease(started);
  await show(parties as Parties, true);
  expect(await bankOf(parties.tenant, parties)).toBeNull();
  const managed = await managedLease(started);
  expect((await as(managed.tenant).rents.listDues({ id: managed.lease.id })).payee).toMatchObject({
    bank: null,
  });
});
