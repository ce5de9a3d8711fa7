import { expect, it } from 'vitest';
import { startServices } from '../../../tests/support/services.ts';
import { asCsv, syntheticBusiness } from '../../../tests/support/synthetic-business.ts';
import { addDays } from '../../domain/dates.ts';
import type { SwitchOverKind } from '../../domain/switch-over.ts';
import { proveLedger } from '../ledger/ledger-proof.ts';
import { rollDues } from '../rents/dues.ts';
import { remindOfFigures } from './figure-jobs.ts';

const { as, addPerson, asOwner, services } = await startServices({ runsJobs: false });
const admin = await addPerson('Anil Admin', ['admin']);
const business = syntheticBusiness(7, { people: 120, affiliates: 10, homes: 60, months: 3 });
const take = (kind: SwitchOverKind, table: string[][]) =>
  as(admin).switchOver.upload({ kind, file: asCsv(table, `${kind}.csv`), step: 'write' });
for (const kind of [
  'people',
  'sponsors',
  'commission-balances',
  'managed-homes',
  'leases',
  'deposits-held',
] as const) {
  const table = {
    people: business.people,
    sponsors: business.sponsors,
    'commission-balances': business.balances,
    'managed-homes': business.homes,
    leases: business.leases,
    'deposits-held': business.deposits,
  }[kind];
  expect(await take(kind, table)).toMatchObject({ problems: [], written: true });
}

type Moved = { id: string; owed: number; held: number; landlord: string; tenant: string };

/** A lease of the files with these figures; its tenant has proved the address, and unless `isOrphan` its owner too. */
async function moved(where: string, { isOrphan = false } = {}): Promise<Moved> {
  const [found] = await asOwner<{ id: string; email: string; owner: string; owed: string; held: string }>(`
    select l.id, l.tenant_email as email, o.email as owner, s.owed::text as owed, s.held::text as held
      from switch_over_leases s join leases l on l.id = s.lease_id join switch_over_homes h on h.reference = s.home_reference
        join switch_over_people o on o.reference = h.owner_reference
     where l.tenant_email is not null and l.tenant_id is null and l.landlord_id is null and o.email is not null and ${where}
     order by s.reference limit 1`);
  if (!found) throw new Error(`No lease of the files where ${where}`);
  const [tenant, landlord] = [await addPerson('Tara Tenant'), await addPerson('Olga Owner')];
  await prove(tenant, found.email);
  if (!isOrphan) await prove(landlord, found.owner);
  // The lease finds its people when they look.
  await as(tenant).leases.listMine({});
  await as(landlord).leases.listLet({});
  return { id: found.id, owed: Number(found.owed), held: Number(found.held), tenant, landlord };
}
const prove = (person: string, email: string) =>
  asOwner(`update auth.users set email = $2, email_verified = true where id = $1`, [person, email]);

const checksOf = async () => (await as(admin).switchOver.state()).checks;
const booksAgree = async () => {
  expect(await checksOf()).toMatchObject({ leases_differ: 0, deposits_differ: 0, trial_balance: 0 });
  const proof = await services.database.asWorker((tx) => proveLedger(tx, 'command'));
  expect(proof.differences).toEqual([]);
};
const openingDue = (id: string) =>
  asOwner<{ amount: string }>(
    `select d.amount::text as amount from rent_dues d join leases l on l.id = d.lease_id
      where l.id = $1 and d.to_date = l.rent_from - 1`,
    [id],
  );
const depositIn = async (id: string) =>
  (
    await asOwner<{ owed: string; payable: string }>(
      `select coalesce(-sum(amount) filter (where account = 'deposit_owed'), 0)::text as owed,
          coalesce(-sum(amount) filter (where account = 'deposit_payable'), 0)::text as payable
        from journal_lines where lease_id = $1`,
      [id],
    )
  )[0];

it('keeps the lease and takes a contested balance out of the book until both name the same', async () => {
  const { id, owed, tenant, landlord } = await moved('s.owed > 0');
  await rollDues(services.database, services.jobs, services.now());
  const shown = await as(tenant).openingFigures.ofLease({ id });
  expect(shown).toMatchObject({ reads_as: 'tenant', contested: [] });
  expect(shown.contestable).toContainEqual({ kind: 'balance', amount: owed });
  expect((await as(landlord).openingFigures.ofLease({ id })).contestable).toEqual([]);
  const no = { id, kind: 'balance', amount: 0, reason: 'I paid September in cash' } as const;
  await expect(as(landlord).openingFigures.contest(no)).rejects.toMatchObject({
    data: { rule: 'opening-figure.not-yours' },
  });
  await expect(as(tenant).openingFigures.contest({ ...no, amount: owed })).rejects.toMatchObject({
    data: { rule: 'opening-figure.same' },
  });
  const figure = await as(tenant).openingFigures.contest(no);
  expect(figure).toMatchObject({
    state: 'open',
    file_says: owed,
    tenant_says: 0,
    turn: 'landlord',
    counts: null,
  });
  expect(await openingDue(id)).toEqual([]);
  expect(await as(tenant).leases.get({ id })).toMatchObject({ state: 'active' });
  await booksAgree();
  await expect(as(tenant).openingFigures.contest(no)).rejects.toMatchObject({
    data: { rule: 'opening-figure.contested' },
  });
  const { version } = await as(tenant).leases.get({ id });
  await expect(as(tenant).leases.contest({ id, version, reason: 'Not mine' })).rejects.toMatchObject({
    data: { rule: 'lease.figure-contested' },
  });

  const answered = await as(landlord).openingFigures.answer({
    id: figure.id,
    amount: 50_000,
    reason: 'He paid all but five hundred',
  });
  expect(answered).toMatchObject({ state: 'open', landlord_says: 50_000, turn: 'tenant' });
  expect(await openingDue(id)).toEqual([]);
  const agreed = await as(tenant).openingFigures.answer({ id: figure.id, amount: 50_000, reason: 'Right' });
  expect(agreed).toMatchObject({ state: 'agreed', counts: 50_000, turn: null });
  expect(await openingDue(id)).toEqual([{ amount: '50000' }]);
  await booksAgree();
  await expect(
    as(landlord).openingFigures.answer({ id: figure.id, amount: 1, reason: 'No more' }),
  ).rejects.toMatchObject({ data: { rule: 'opening-figure.settled' } });
  // The same file changes nothing; another figure of it is settled on the lease.
  expect(await take('leases', business.leases)).toMatchObject({ written: false, problems: [] });
  expect(await openingDue(id)).toEqual([{ amount: '50000' }]);
});

it('counts what a tenant paid ahead once both say so', async () => {
  const { id, tenant, landlord } = await moved('s.owed = 0 and s.prepaid = 0');
  const said = { amount: 200_000, is_prepaid: true, reason: 'I paid two thousand ahead' };
  const figure = await as(tenant).openingFigures.contest({ id, kind: 'balance', ...said });
  expect(figure.tenant_says).toBe(-200_000);
  expect(await as(landlord).openingFigures.answer({ ...said, id: figure.id })).toMatchObject({
    state: 'agreed',
    counts: -200_000,
  });
  expect(
    await asOwner(
      `select amount::int from rent_payments where lease_id = $1 and is_opening and state = 'confirmed'`,
      [id],
    ),
  ).toEqual([{ amount: 200_000 }]);
  await booksAgree();
});

it('has the team decide about a deposit that the operator holds, and nobody about their own lease', async () => {
  const { id, held, tenant, landlord } = await moved(`s.held_by = 'operator' and s.held > 0`);
  const more = { amount: held + 100_000, reason: 'The receipt says a thousand more' };
  const figure = await as(tenant).openingFigures.contest({ id, kind: 'deposit', ...more });
  expect(figure).toMatchObject({ file_says: held, turn: 'team' });
  expect(await depositIn(id)).toEqual({ owed: '0', payable: '0' });
  await booksAgree();
  const answer = { id: figure.id, ...more };
  await expect(as(landlord).openingFigures.answer(answer)).rejects.toMatchObject({
    data: { rule: 'opening-figure.team-decides' },
  });
  await expect(as(landlord).openingFigures.decide(answer)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect((await as(admin).openingFigures.list({ show: 'team' })).items).toMatchObject([{ id: figure.id }]);
  expect((await as(admin).inbox.list()).items).toContainEqual(
    expect.objectContaining({ kind: 'opening-figures', count: 1 }),
  );
  const decided = await as(admin).openingFigures.decide(answer);
  expect(decided).toMatchObject({ state: 'decided', counts: more.amount, decision: more.reason });
  expect(await depositIn(id)).toEqual({ owed: String(more.amount), payable: String(more.amount) });
  await booksAgree();
  expect((await as(tenant).openingFigures.ofLease({ id })).contested).toMatchObject([
    { counts: more.amount, decision: more.reason },
  ]);
  await expect(as(admin).openingFigures.decide(answer)).rejects.toMatchObject({
    data: { rule: 'opening-figure.settled' },
  });
  // A later file neither undoes the decision nor brings another amount.
  expect(await take('deposits-held', business.deposits)).toMatchObject({ written: false, problems: [] });
  const [header = [], ...rows] = business.deposits;
  const [{ reference } = { reference: '' }] = await asOwner<{ reference: string }>(
    'select reference from switch_over_leases where lease_id = $1',
    [id],
  );
  const other = rows.map((cells) =>
    cells[0] === reference ? [cells[0], cells[1] ?? '', '1', cells[3] ?? ''] : cells,
  );
  expect((await take('deposits-held', [header, ...other])).problems).toMatchObject([
    { reason: 'switch-over.figure-contested' },
  ]);
});

it('refuses who rents a lease of their own to decide, and a word after seven days', async () => {
  const { id, tenant } = await moved(`s.held_by = 'owner' and s.held > 0`);
  await asOwner(
    `update lease_parties set told_at = app.now() - interval '9 days' where lease_id = $1 and role = 'tenant'`,
    [id],
  );
  const no = { id, kind: 'deposit', amount: 0, reason: 'Nobody has it' } as const;
  await expect(as(tenant).openingFigures.contest(no)).rejects.toMatchObject({
    data: { rule: 'opening-figure.too-late' },
  });
  expect((await as(tenant).openingFigures.ofLease({ id })).contestable).toEqual([]);
  await asOwner(`update lease_parties set told_at = app.now() where lease_id = $1 and role = 'tenant'`, [id]);
  const figure = await as(tenant).openingFigures.contest(no);
  await asOwner(`insert into user_roles (user_id, role) values ($1, 'admin') on conflict do nothing`, [
    tenant,
  ]);
  await expect(
    as(tenant).openingFigures.decide({ id: figure.id, amount: 0, reason: 'I say so' }),
  ).rejects.toMatchObject({ data: { rule: 'opening-figure.own-lease' } });
});

it('reminds whoever has to answer once, and says once that the team decides after the last day', async () => {
  const { id, tenant, landlord } = await moved(`s.held_by = 'owner' and s.held > 0`);
  const figure = await as(tenant).openingFigures.contest({
    id,
    kind: 'deposit',
    amount: 0,
    reason: 'It was used up',
  });
  const notices = (person: string) =>
    asOwner<{ event: string }>(
      `select event from notifications where user_id = $1 and event in ('opening-figure.reminded', 'opening-figure.with-team') order by created_at`,
      [person],
    );
  const at = (days: number) => `${addDays(figure.agree_by, days)}T06:00:00.000Z` as const;
  const run = (days: number) => remindOfFigures(services.database, services.jobs, at(days));
  await run(-4);
  expect(await notices(landlord)).toEqual([]);
  await run(-3);
  await run(-2);
  expect(await notices(landlord)).toEqual([{ event: 'opening-figure.reminded' }]);
  expect(await notices(tenant)).toEqual([]);
  await run(1);
  await run(2);
  for (const person of [landlord, tenant]) {
    expect((await notices(person)).filter(({ event }) => event === 'opening-figure.with-team')).toHaveLength(
      1,
    );
  }
});
