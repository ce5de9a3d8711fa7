/** The story of rent that Kiraya collects: last month's came to its account and was paid on to the owners, this month's waits to be matched. */
import Papa from 'papaparse';
import type { DemoPerson } from '../../../src/db/seed/demo/people.ts';
import { addDays, type CalendarDate, firstDayOf, monthOf, shiftMonth } from '../../../src/domain/dates.ts';
import { plainRupees } from '../../../src/domain/money.ts';
import { answered } from './months.ts';
import type { DemoRent } from './rent-plan.ts';
import { type Act, at, type Cast } from './stage.ts';

type Parts = {
  admin: DemoPerson;
  /** Who drafts a batch, and who approves it. */
  maker: DemoPerson;
  checker: DemoPerson;
  /** Of homes whose mandate says that Kiraya collects. */
  rents: readonly DemoRent[];
  today: CalendarDate;
};

const own = { as: 'operator' } as const;

export function remittances({ admin, maker, checker, rents, today }: Parts): Act[] {
  const month = shiftMonth(monthOf(today), -1);
  const day = (n: number) => addDays(firstDayOf(month), n - 1);
  const yesterday = addDays(today, -1);
  const came = rents.filter(({ answer, mode }) => answer === 'confirmed' && mode !== 'cash');
  const landlords = [
    ...new Map(came.map(({ lease }) => [lease.rental.landlord.id, lease.rental.landlord])).values(),
  ];
  const before = came.filter(({ paidOn }) => monthOf(paidOn) === month && paidOn < day(25));
  const now = came.filter(({ paidOn }) => monthOf(paidOn) === monthOf(today) && paidOn < yesterday);
  // One owner gave no account: what they are owed waits, and they are reminded.
  const paid = landlords.slice(0, Math.max(1, landlords.length - 1));
  let batch = '';
  const desk = (as: Cast) => as(maker.id).payouts;
  const begun = [...new Set(rents.map(({ lease }) => lease.start))].filter(
    (start) => addDays(start, 2) < today,
  );
  return [
    ...begun.map((start) => ({ at: at(addDays(start, 2), 11), do: depositsCame(admin, addDays(start, 1)) })),
    ...paid.flatMap((landlord, n) => account(landlord, admin, { day: day(25), n })),
    { at: at(day(25), 15), do: uploaded(admin, before) },
    { at: at(day(25), 16), do: async (as) => as(admin.id).bankStatements.matchSure(own) },
    {
      at: at(day(26), 11),
      do: async (as) => {
        const { to_pay: toPay } = await as(maker.id).remittances.candidates({});
        if (toPay.people > 0) batch = (await as(maker.id).remittances.createBatch()).id;
      },
    },
    { at: at(day(26), 12), do: async (as) => batch && as(checker.id).payouts.approve({ id: batch }) },
    { at: at(day(26), 13), do: async (as) => batch && desk(as).export({ id: batch }) },
    { at: at(day(26), 18), do: async (as) => batch && answered(desk(as), batch) },
    { at: at(yesterday, 9), do: uploaded(admin, now) },
  ];
}

type Given = { day: CalendarDate; n: number };

/** Given by the owner, and confirmed by the transfer of ₹1. */
function account({ id, fullName }: DemoPerson, admin: DemoPerson, { day, n }: Given): Act[] {
  const given: Act['do'] = async (as) => {
    if ((await as(id).payees.getMine()).account) return;
    await as(id).payees.setAccount({
      account_number: String(60_200_000_000 + n * 7_919),
      ifsc: 'HDFC0000001',
      holder_name: fullName,
    });
  };
  const confirmed: Act['do'] = async (as) => {
    const { account: now } = await as(admin.id).payees.get({ user_id: id });
    if (!now || now.confirmed_at) return;
    await as(admin.id).payees.confirmAccount({
      user_id: id,
      set_at: now.updated_at,
      reference: `KIRAYA1RS${n}`,
      bank_name: fullName,
    });
  };
  return [
    { at: at(day, 10), do: given },
    { at: at(day, 12), do: confirmed },
  ];
}

/** Deposits that are due come to the account, and are with Kiraya for their tenants from that day. */
const depositsCame =
  (admin: DemoPerson, on: CalendarDate): Act['do'] =>
  async (as) => {
    const { bankStatements } = as(admin.id);
    const { items } = await bankStatements.openDues({ ...own, limit: 100 });
    const deposits = items.filter(({ due, due_date: day }) => due === 'deposit' && day <= on);
    if (deposits.length === 0) return;
    const references = deposits.map((_, n) => `${on.replaceAll('-', '')}${1_000 + n}`);
    const rows = deposits.map(({ tenant_name: name, open }, n) =>
      bankRow({ on, payer: name, reference: references[n] ?? '', amount: open, what: 'DEPOSIT' }),
    );
    const file = new File([Papa.unparse(rows)], `deposits-${on}.csv`, { type: 'text/csv' });
    await bankStatements.upload({ ...own, file });
    const lines = (await bankStatements.lines({ ...own, limit: 100 })).items;
    for (const [n, { id, open }] of deposits.entries()) {
      const line = lines.find(({ reference }) => reference === references[n]);
      if (line) await bankStatements.match({ ...own, id: line.id, parts: [{ due_id: id, amount: open }] });
    }
  };

type Came = { on: CalendarDate; payer: string; reference: string | null; amount: number; what: string };

const bankRow = ({ on, payer, reference, amount, what }: Came) => ({
  Date: on,
  Narration: `UPI-${payer.toUpperCase()}-${reference}-${what}`,
  'Chq./Ref.No.': reference,
  'Value Dt': on,
  'Withdrawal Amt.': '',
  'Deposit Amt.': plainRupees(amount),
  'Closing Balance': '',
});

/** What the bank's file says of them; a month without any brings no file. */
const uploaded =
  (admin: DemoPerson, rents: readonly DemoRent[]): Act['do'] =>
  async (as) => {
    if (rents.length === 0) return;
    const rows = rents.map(({ paidOn: on, lease: { tenant }, reference, amount }) =>
      bankRow({ on, payer: tenant.fullName, reference, amount, what: 'RENT' }),
    );
    const file = new File([Papa.unparse(rows)], `statement-${monthOf(rents[0]?.paidOn ?? '')}.csv`, {
      type: 'text/csv',
    });
    await as(admin.id).bankStatements.upload({ ...own, file });
  };
