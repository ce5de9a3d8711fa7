/** Answers invoices: all of them to administrators, one's own to whoever paid; as a list, a PDF and a month's register. */
import { ORPCError } from '@orpc/server';
import { type SQL, sql } from 'drizzle-orm';
import type { GstRateShown, Invoice } from '../../contract/invoices.ts';
import { firstDayOf, lastDayOf } from '../../domain/dates.ts';
import { gstStates } from '../../domain/gst.ts';
import { checkInvoicePayment, daysToPay } from '../../domain/invoices.ts';
import { plainRupees } from '../../domain/money.ts';
import { refusal } from '../../domain/refusals.ts';
import { act } from '../audit/act.ts';
import { csvFile } from '../lib/csv-file.ts';
import { afterCursor, countUpTo, cutPage, type Keyset, keyText, orderOf } from '../lib/keyset.ts';
import { violatedConstraint, wrongField } from '../lib/problems.ts';
import { api } from '../lib/procedures.ts';
import type { Executor, HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { invoicePdf, type PrintedInvoice } from './invoice-pdf.ts';
import { creditInvoice, holdInvoice, invoiceFee } from './issue.ts';

const newest: Keyset = { key: sql`i.created_at`, type: 'timestamptz', id: sql`i.id`, descending: true };

const amounts = ['taxable', 'cgst', 'sgst', 'igst', 'total', 'credited', 'to_pay'] as const;
type Row = { [Of in keyof Invoice]: Of extends (typeof amounts)[number] ? string : Invoice[Of] };

const credited = sql`coalesce((select sum(c.total) from invoices c where c.corrects = i.id), 0)`;
/** Of a service that was invoiced before it was paid; what owners owe of fees is under Remittances. */
const toPay = sql`case when i.fee = 'service' and i.kind <> 'credit_note' and i.due_on is not null
  and not exists (select from invoice_payments p where p.invoice_id = i.id) then i.total - ${credited} else 0 end`;

const columns = sql`i.id, i.number, i.kind, i.fee, i.issued_on::text as issued_on, i.payer_name, i.payer_gstin, i.description,
  i.taxable, i.cgst, i.sgst, i.igst, i.total, i.reason, ${credited} as credited, i.due_on::text as due_on,
  (select p.paid_on::text from invoice_payments p where p.invoice_id = i.id) as paid_on,
  coalesce(i.paid_by, (select p.paid_by from invoice_payments p where p.invoice_id = i.id)) as paid_by, ${toPay} as to_pay,
  (select o.number from invoices o where o.id = i.corrects) as corrects`;

const shown = (row: Row): Invoice => ({
  ...row,
  ...(Object.fromEntries(amounts.map((name) => [name, Number(row[name])])) as Record<
    (typeof amounts)[number],
    number
  >),
});

async function page(
  db: Executor,
  which: SQL,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  const after = afterCursor(newest, cursor);
  const { rows } = await db.execute<Row & { at: string }>(sql`
    select ${columns}, ${keyText(newest)} as at from invoices i
     where ${which} ${after ? sql`and ${after}` : sql``} order by ${orderOf(newest)} limit ${limit + 1}`);
  const { page: rowsShown, next_cursor } = cutPage(rows, limit, (row) => row.id);
  return {
    items: rowsShown.map(({ at: _, ...row }) => shown(row as unknown as Row)),
    total: await countUpTo(db, sql`invoices i where ${which}`),
    next_cursor,
  };
}

async function one(db: Executor, id: string): Promise<Invoice> {
  const { rows } = await db.execute<Row>(sql`select ${columns} from invoices i where i.id = ${id}`);
  const [row] = rows;
  if (!row) throw new ORPCError('NOT_FOUND');
  return shown(row);
}

/** `%` and `_` typed into the search are letters. */
const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const list = api.invoices.list.handler(({ context: { db }, input }) => {
  const { q } = input;
  const which = q
    ? sql`(i.number ilike ${containing(q)} or i.payer_name ilike ${containing(q)} or i.payer_gstin ilike ${containing(q)})`
    : sql`true`;
  return page(db, which, input);
});

const listMine = api.invoices.listMine.handler(({ context, input }) =>
  page(context.db, sql`i.payer_id = ${userIdOf(context)}`, input),
);

const pdf = api.invoices.pdf.handler(async ({ context, input: { id, language } }) => {
  const invoice = await context.transaction(async (db) => {
    const { rows } = await db.execute<PrintedInvoice>(sql`
      select i.kind, i.number, i.issued_on::text as issued_on, i.seller, i.payer_name, i.payer_address, i.payer_gstin, i.description, i.sac,
          i.rate_bp, i.place_of_supply, i.taxable, i.cgst, i.sgst, i.igst, i.total, coalesce(i.paid_by, p.paid_by) as paid_by, i.due_on::text as due_on, p.paid_on::text as paid_on, i.reason,
          o.number as corrects, o.issued_on::text as corrects_on
        from invoices i left join invoices o on o.id = i.corrects left join invoice_payments p on p.invoice_id = i.id
       where i.id = ${id}`);
    return rows[0];
  });
  if (!invoice) throw new ORPCError('NOT_FOUND');
  const { taxable, cgst, sgst, igst, total } = invoice;
  const numbers = {
    taxable: Number(taxable),
    cgst: Number(cgst),
    sgst: Number(sgst),
    igst: Number(igst),
    total: Number(total),
  };
  return invoicePdf({ ...invoice, ...numbers }, language);
});

/** For the returns on outward supplies: every document of the month, credit notes with a minus. */
const register = api.invoices.register.handler(async ({ context: { db }, input: { month } }) => {
  const { rows } = await db.execute<PrintedInvoice>(sql`
    select i.kind, i.number, i.issued_on::text as issued_on, i.payer_name, i.payer_gstin, i.description, i.sac, i.rate_bp,
        i.place_of_supply, i.taxable, i.cgst, i.sgst, i.igst, i.total, o.number as corrects, o.issued_on::text as corrects_on
      from invoices i left join invoices o on o.id = i.corrects
     where i.issued_on between ${firstDayOf(month)} and ${lastDayOf(month)} order by i.series, i.serial`);
  return csvFile(`kiraya-invoices-${month}.csv`, rows.map(registerRow));
});

const kindLabels = { tax_invoice: 'Tax invoice', receipt: 'Receipt', credit_note: 'Credit note' } as const;

function registerRow(row: PrintedInvoice) {
  const signed = (amount: number | string) =>
    plainRupees(Number(amount) * (row.kind === 'credit_note' ? -1 : 1));
  return {
    Document: kindLabels[row.kind],
    Number: row.number,
    Date: row.issued_on,
    Customer: row.payer_name,
    GSTIN: row.payer_gstin ?? '',
    'Place of supply': row.place_of_supply ? `${row.place_of_supply}-${gstStates[row.place_of_supply]}` : '',
    Service: row.description,
    SAC: row.sac,
    'Rate (%)': row.rate_bp / 100,
    'Taxable value': signed(row.taxable),
    CGST: signed(row.cgst),
    SGST: signed(row.sgst),
    IGST: signed(row.igst),
    Total: signed(row.total),
    'Original document': row.corrects ?? '',
    'Original date': row.corrects_on ?? '',
  };
}

const noticesOf = (context: HandlerContext) => ({
  db: context.db,
  jobs: context.services.jobs,
  actorId: userIdOf(context),
});

const issue = api.invoices.issue.handler(async ({ context, input }) => {
  if (!input.paid_by && !input.due_on) {
    throw wrongField(
      'paid_by',
      refusal('invoice-payment.or-day', 'Say how it was paid, or by when it is to be paid'),
    );
  }
  const id = await invoiceFee(noticesOf(context), {
    fee: 'service',
    key: `service ${crypto.randomUUID()}`,
    total: input.amount,
    sourceId: null,
    payer: { id: null, name: input.payer_name, address: input.payer_address, gstin: input.payer_gstin },
    home: input.home_state,
    place: input.state,
    description: input.description,
    paidBy: input.paid_by,
    ...(input.due_on && !input.paid_by
      ? { dueInDays: daysToPay(input.due_on, context.services.today()) }
      : {}),
  });
  return one(context.db, id);
});

type Open = { issued_on: string; to_pay: string };

const markPaid = api.invoices.markPaid.handler(async ({ context, input: { id, ...paid } }) => {
  const { db, services } = context;
  await holdInvoice(db, id);
  const { rows } = await db.execute<Open>(
    sql`select i.issued_on::text as issued_on, ${toPay} as to_pay from invoices i where i.id = ${id}`,
  );
  const [invoice] = rows;
  if (!invoice) throw new ORPCError('NOT_FOUND');
  const open = Number(invoice.to_pay);
  checkInvoicePayment({ issuedOn: invoice.issued_on, paidOn: paid.paid_on, today: services.today(), open });
  await db.execute(sql`
    insert into invoice_payments (invoice_id, paid_on, paid_by, amount, recorded_by)
    values (${id}, ${paid.paid_on}, ${paid.paid_by}, ${open}, app.user_id())`);
  await act(db, {
    action: 'invoices.markPaid',
    subject: { type: 'invoice', id },
    people: [],
    after: { ...paid, amount: open },
  });
  return one(db, id);
});

const credit = api.invoices.credit.handler(async ({ context, input: { id, amount, reason } }) => {
  const note = await creditInvoice(noticesOf(context), { invoiceId: id, amount, reason });
  if (!note) throw new ORPCError('NOT_FOUND');
  return one(context.db, note);
});

/** More than a service has had in decades. */
const MOST_RATES = 200;

async function ratesOf(db: Executor): Promise<{ items: GstRateShown[] }> {
  const { rows } = await db.execute<GstRateShown>(sql`
    select fee, valid_from::text as valid_from, sac, rate_bp from gst_rates order by fee, gst_rates.valid_from desc limit ${MOST_RATES}`);
  return { items: rows };
}

const rates = api.invoices.rates.handler(({ context: { db } }) => ratesOf(db));

const addRate = api.invoices.addRate.handler(
  async ({ context: { db, services }, input: { reason, ...rate } }) => {
    if (rate.valid_from <= services.today()) {
      throw wrongField('valid_from', refusal('tax-rule.start-in-past', 'Choose a day to come'));
    }
    await db
      .execute(sql`
      insert into gst_rates (fee, valid_from, sac, rate_bp) values (${rate.fee}, ${rate.valid_from}, ${rate.sac}, ${rate.rate_bp})`)
      .catch((error: unknown) => {
        throw violatedConstraint(error) === 'gst_rates_fee_valid_from_pk'
          ? wrongField(
              'valid_from',
              refusal('gst-rate.start-taken', 'A rate of this service begins on that day already'),
            )
          : error;
      });
    await act(db, {
      action: 'invoices.addRate',
      subject: { type: 'gst_rate', id: `${rate.fee} ${rate.valid_from}` },
      people: [],
      after: rate,
      reason,
    });
    return ratesOf(db);
  },
);

export const invoices = { list, listMine, pdf, register, issue, markPaid, credit, rates, addRate };
