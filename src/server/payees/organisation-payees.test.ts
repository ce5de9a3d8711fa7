import { beforeEach, describe, expect, it } from 'vitest';
import { noticesOf, UNKNOWN_ID } from '../../../tests/support/leads.ts';
import { type Agency, addAgency } from '../../../tests/support/organisations.ts';
import { confirmAccounts } from '../../../tests/support/payouts.ts';
import { startServices } from '../../../tests/support/services.ts';
import { gstinCheckCharacter } from '../../domain/brokers.ts';
import { rotateKeys } from '../lib/rotate-keys.ts';

const parts = await startServices();
const { as, addPerson, asOwner, services } = parts;

const COMPANY_PAN = 'AAGCB7383J';
const FIRM_PAN = 'AAPFU0939F';
const account = { account_number: '50200012345678', ifsc: 'HDFC0000001', holder_name: 'Rao Homes' };
const broken = (rule: string, field?: string) => ({ data: { rule, ...(field ? { field } : {}) } });
const none = { pan: null, pan_refused_at: null, account: null };
const gstinOf = (pan: string) => `29${pan}1Z${gstinCheckCharacter(`29${pan}1Z`)}`;

let agency: Agency;
let other: Agency;
let stranger: string;
let maker: string;
let viewer: string;

beforeEach(async () => {
  for (const table of ['payout_accounts', 'tax_identities', 'auth.rate_limits']) {
    await asOwner(`delete from ${table}`);
  }
  agency = await addAgency(parts);
  other = await addAgency(parts, 'Other Homes');
  stranger = await addPerson('Om Das', ['broker']);
  maker = await addPerson('Maya Maker', ['finance_maker']);
  viewer = await addPerson('Vani Viewer', ['viewer']);
});

const payee = (person: string) => as(person).payees.getMine({ organisation_id: agency.id });
const givePan = (person: string, pan = COMPANY_PAN) =>
  as(person).payees.setPan({ pan, organisation_id: agency.id });
const giveAccount = (person: string, own: object = {}) =>
  as(person).payees.setAccount({ ...account, ...own, organisation_id: agency.id });
const seenByOffice = (person: string) => as(person).payees.get({ user_id: agency.id });
const expire = async (person: string) => {
  await asOwner(`update auth.sessions set proved_at = now() - interval '1 hour' where user_id = $1`, [
    person,
  ]);
};

describe('who gives an organisation’s PAN and account, and who sees them', () => {
  it('its administrators give them, its accountants see them masked, and nobody else does either', async () => {
    await givePan(agency.administrator);
    await giveAccount(agency.administrator);
    const shown = {
      pan: { masked: '******383J', holder: 'company' },
      account: { masked: '**********5678', holder_name: 'Rao Homes', confirmed_at: null, held_until: null },
    };
    expect(await payee(agency.administrator)).toMatchObject(shown);
    expect(await payee(agency.accountant)).toMatchObject(shown);
    const refused = [
      [agency.agent, 403, 403],
      [agency.accountant, null, 403],
      [other.administrator, 404, 404],
      [stranger, 404, 404],
      [maker, 404, 404],
    ] as const;
    for (const [person, reads, writes] of refused) {
      if (reads) await expect(payee(person)).rejects.toMatchObject({ status: reads });
      await expect(givePan(person, FIRM_PAN)).rejects.toMatchObject({ status: writes });
      await expect(giveAccount(person)).rejects.toMatchObject({ status: writes });
    }
    await expect(
      as(agency.administrator).payees.getMine({ organisation_id: UNKNOWN_ID }),
    ).rejects.toMatchObject({ status: 404 });
    await expect(as(null).payees.getMine({ organisation_id: agency.id })).rejects.toMatchObject({
      status: 401,
    });
    // What is the organisation's is not its administrator's, nor the other way round.
    expect(await as(agency.administrator).payees.getMine()).toEqual(none);
    await as(agency.administrator).payees.setPan({ pan: 'ABCPE1234F' });
    expect(await payee(agency.administrator)).toMatchObject(shown);
  });

  it('ask for fresh proof, both of them; a person’s own PAN does not', async () => {
    await expire(agency.administrator);
    await expect(givePan(agency.administrator)).rejects.toMatchObject({ code: 'FRESH_PROOF_NEEDED' });
    await expect(giveAccount(agency.administrator)).rejects.toMatchObject({ code: 'FRESH_PROOF_NEEDED' });
    await as(agency.administrator).payees.setPan({ pan: 'ABCPE1234F' });
    expect(await payee(agency.accountant)).toEqual(none);
  });

  it('whoever has left sees nothing any more', async () => {
    await giveAccount(agency.administrator);
    await as(agency.accountant).organisations.remove({
      id: agency.id,
      user_id: agency.accountant,
      heir_id: null,
    });
    await expect(payee(agency.accountant)).rejects.toMatchObject({ status: 404 });
  });

  it('row policies hold it too', async () => {
    await giveAccount(agency.administrator);
    await givePan(agency.administrator);
    const rowsSeen = async (person: string) =>
      Promise.all(
        ['payout_accounts', 'tax_identities'].map(
          async (table) =>
            (
              await services.database.asActor({ userId: person }, (tx) =>
                tx.execute(`select masked from ${table} where user_id = '${agency.id}'`),
              )
            ).rows.length,
        ),
      );
    expect(await rowsSeen(agency.administrator)).toEqual([1, 1]);
    expect(await rowsSeen(agency.accountant)).toEqual([1, 1]);
    for (const person of [agency.agent, other.administrator, stranger]) {
      expect(await rowsSeen(person)).toEqual([0, 0]);
    }
    const changed = async (person: string) =>
      (
        await services.database.asActor({ userId: person }, (tx) =>
          tx.execute(`update payout_accounts set ifsc = 'HDFC0000002' where user_id = '${agency.id}'`),
        )
      ).rowCount;
    for (const person of [agency.accountant, agency.agent, other.administrator, maker]) {
      expect(await changed(person)).toBe(0);
    }
    expect(await changed(agency.administrator)).toBe(1);
  });
});

describe('the PAN of an organisation', () => {
  it.each([
    [COMPANY_PAN, 'company'],
    [FIRM_PAN, 'firm'],
    ['AAGHB7383J', 'family'],
    ['AAGPB7383J', 'person'],
    ['AAGTB7383J', 'trust'],
  ])('%s belongs to a %s', async (pan, holder) => {
    expect((await givePan(agency.administrator, pan)).pan).toMatchObject({ holder });
    expect((await seenByOffice(maker)).pan).toMatchObject({ holder });
  });

  it('is nobody else’s, be it a person or an organisation', async () => {
    await givePan(agency.administrator);
    const taken = broken('payee.pan-taken', 'pan');
    await expect(as(stranger).payees.setPan({ pan: COMPANY_PAN })).rejects.toMatchObject(taken);
    await expect(
      as(other.administrator).payees.setPan({ pan: COMPANY_PAN, organisation_id: other.id }),
    ).rejects.toMatchObject(taken);
  });

  it('is the one in its GSTIN, whichever is given first', async () => {
    const { id, administrator } = agency;
    const facts = {
      id,
      kind: 'broker_agency',
      legal_name: 'Rao Homes',
      city: 'Pune',
      rera_number: null,
    } as const;
    const update = (pan: string | null) =>
      as(administrator).organisations.update({ ...facts, gstin: pan && gstinOf(pan) });
    await update(FIRM_PAN);
    await expect(givePan(administrator)).rejects.toMatchObject(broken('payee.pan-not-of-gstin', 'pan'));
    await givePan(administrator, FIRM_PAN);
    await expect(update(COMPANY_PAN)).rejects.toMatchObject(
      broken('organisation.gstin-of-other-pan', 'gstin'),
    );
    await update(null);
    await update(FIRM_PAN);
  });
});

describe('the account of an organisation', () => {
  const confirm = async (person: string, own: object = {}) =>
    as(person).payees.confirmAccount({
      user_id: agency.id,
      set_at: (await seenByOffice(person)).account?.updated_at ?? '',
      reference: 'HDFCN52026113000001',
      bank_name: 'RAO HOMES',
      ...own,
    });

  it('is confirmed by the office for the name of the organisation, and its administrators are told', async () => {
    await giveAccount(agency.administrator);
    await expect(confirm(maker, { bank_name: 'Asha Rao' })).rejects.toMatchObject(
      broken('payee.bank-name-differs', 'bank_name'),
    );
    await expect(confirm(viewer)).rejects.toMatchObject({ status: 403 });
    expect((await confirm(maker)).account).toMatchObject({ confirmed_how: 'transfer' });
    expect(await noticesOf(asOwner, agency.administrator)).toContainEqual([
      agency.administrator,
      'payee.account-confirmed',
    ]);
    expect(await noticesOf(asOwner, agency.accountant)).not.toContainEqual([
      agency.accountant,
      'payee.account-confirmed',
    ]);
  });

  it('is never confirmed by somebody who belongs to it', async () => {
    await giveAccount(agency.administrator);
    await asOwner(
      `insert into organisation_members (organisation_id, user_id, role) values ($1, $2, 'agent')`,
      [agency.id, maker],
    );
    await expect(confirm(maker)).rejects.toMatchObject(broken('payee.own-account'));
    await expect(
      services.database.asActor({ userId: maker }, (tx) =>
        tx.execute(`select app.confirm_account('${agency.id}', now(), 'transfer', 'UTR123456', 'Rao Homes')`),
      ),
    ).rejects.toThrow();
  });

  it('waits when it takes the place of another, is unconfirmed again, and all administrators learn of it', async () => {
    await giveAccount(agency.administrator);
    await confirmAccounts(asOwner);
    const { account: changed } = await giveAccount(agency.administrator, {
      account_number: '50200087654321',
    });
    expect(changed).toMatchObject({ confirmed_at: null, held_until: expect.any(String) });
    const [notice] = await asOwner<{ payload: object }>(
      `select payload from notifications where user_id = $1 and event = 'payee.account-set' order by created_at desc, id desc limit 1`,
      [agency.administrator],
    );
    expect(notice?.payload).toMatchObject({ organisation: 'Rao Homes', from: changed?.held_until });
  });

  it('opens for a reason, for whoever may, also under new keys', async () => {
    await giveAccount(agency.administrator);
    await givePan(agency.administrator);
    await rotateKeys(services.database, services.seals);
    const admin = await addPerson('Ada Admin', ['admin']);
    const open = (person: string, what: 'pan' | 'account') =>
      as(person).payees.reveal({ user_id: agency.id, what, reason: 'The bank asks' });
    expect(await open(admin, 'account')).toEqual({ value: account.account_number });
    expect(await open(admin, 'pan')).toEqual({ value: COMPANY_PAN });
    await expect(open(maker, 'pan')).rejects.toMatchObject({ status: 403 });
    await expect(open(agency.administrator, 'pan')).rejects.toMatchObject({ status: 403 });
    const [row] = await asOwner(
      `select subject_type, people from audit_log where action = 'payees.reveal-pan' and subject_id = $1`,
      [agency.id],
    );
    expect(row).toEqual({ subject_type: 'organisation', people: [agency.administrator] });
  });

  it('goes with the last member, as a person’s does', async () => {
    await giveAccount(agency.administrator);
    await asOwner('delete from organisation_members where organisation_id = $1 and user_id <> $2', [
      agency.id,
      agency.administrator,
    ]);
    await asOwner(`select app.leave_organisations($1)`, [agency.administrator]);
    for (const [table, key] of [
      ['payout_accounts', 'user_id'],
      ['organisations', 'id'],
    ])
      expect(await asOwner(`select from ${table} where ${key} = $1`, [agency.id])).toEqual([]);
  });
});
