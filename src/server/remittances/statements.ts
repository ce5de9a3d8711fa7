/** An owner's month on screen and as PDF. */
import type { OwnerLine, OwnerStatement } from '../../contract/remittances.ts';
import { isMonth, monthOf } from '../../domain/dates.ts';
import { formatRupeesExact, paise } from '../../domain/money.ts';
import { type OwnerLineKind, ownerEntryKinds, ownerLineKinds } from '../../domain/remittances.ts';
import { homeInWords } from '../lib/home-words.ts';
import { i18n, inLanguage, shown } from '../lib/i18n.ts';
import { type Report, renderPdf } from '../lib/pdf/document.ts';
import { notFound } from '../lib/problems.ts';
import { api } from '../lib/procedures.ts';
import { readSettings } from '../lib/settings.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { knowHomeNames } from '../search/by-database/hindi-places.ts';
import { statementOf as readStatement } from './owner-lines.ts';

const myStatement = api.remittances.myStatement.handler(({ context, input }) =>
  readStatement(context.db, userIdOf(context), input.month ?? monthOf(context.services.today())),
);

const statementOf = api.remittances.statementOf.handler(async ({ context, input }) => {
  const month = input.month ?? monthOf(context.services.today());
  const statement = await readStatement(context.db, input.user_id, month);
  // Of anybody else it would say the name.
  if (statement.months.length === 0) throw notFound('user.unknown', 'There is no such user');
  return statement;
});

const myStatementFile = api.remittances.myStatementFile.handler(async ({ context, input }) => {
  const { month, language } = input;
  const statement = await context.transaction((db) => readStatement(db, userIdOf(context), month));
  const { operator } = await readSettings(context.services);
  const title = inLanguage(language, () => titleOf(statement));
  await knowHomeNames(context.services.database, language);
  const pdf = await renderPdf({ title, footer: `Kiraya · ${title}`, language, operator }, (report) =>
    write(report, statement, context.services.today()),
  );
  return new File([new Uint8Array(pdf)], `kiraya-owner-${month}.pdf`, { type: 'application/pdf' });
});

const titleOf = ({ month }: OwnerStatement) =>
  i18n._('Owner’s statement, {month}', { month: shown.month(month) });
const money = (amount: number) => formatRupeesExact(paise(amount));

const words: Readonly<Record<OwnerLineKind, () => string>> = {
  rent: () => i18n._('Rent received'),
  fee: () => i18n._('Management fee'),
  repair: () => i18n._('Repairs'),
  held: () => i18n._('Deposit, kept for the tenant'),
  deposit: () => i18n._('From the deposit'),
  refund: () => i18n._('Prepaid rent paid back'),
  paid: () => i18n._('Paid to you'),
  returned: () => i18n._('Payment came back'),
  settled: () => i18n._('Paid by you'),
  guaranteed: () => i18n._('Guaranteed rent'),
  kept: () => i18n._('Rent of tenants in guaranteed months, kept by us'),
};

function write(report: Report, statement: OwnerStatement, madeOn: string): void {
  report.title(titleOf(statement));
  report.facts([
    [i18n._('Owner'), statement.owner_name],
    [i18n._('Made on'), shown.date(madeOn)],
  ]);
  report.table(
    [
      { title: i18n._('What'), width: 5, value: ([name]: readonly [string, number]) => name },
      { title: i18n._('Amount'), width: 3, isNumber: true, value: ([, amount]) => money(amount) },
    ],
    [
      [i18n._('Owed to you at the beginning'), statement.opening] as const,
      ...ownerLineKinds.flatMap((kind) => {
        const amount = statement.sums[kind];
        return amount === 0 ? [] : [[words[kind](), amount] as const];
      }),
    ],
    statement.closing < 0
      ? [i18n._('You owe us at the end'), money(-statement.closing)]
      : [i18n._('Owed to you at the end'), money(statement.closing)],
  );
  if (statement.lines.length > 0) {
    report.heading(i18n._('Day by day'));
    report.table(
      [
        { title: i18n._('Day'), width: 2, value: ({ on }: OwnerLine) => shown.date(on) },
        { title: i18n._('What'), width: 3, value: ({ kind }) => words[ownerEntryKinds[kind]]() },
        {
          title: i18n._('Home'),
          width: 4,
          value: ({ home_name: home, reason, held, late_for: day, invoice }) =>
            [
              home && homeInWords(home),
              reason && (isMonth(reason) ? shown.month(reason) : reason),
              held && money(held),
              invoice && i18n._('Invoice {number}', { number: invoice.number }),
              day && i18n._('came on {day}, after the statement of that month', { day: shown.date(day) }),
            ]
              .filter(Boolean)
              .join(' · '),
        },
        { title: i18n._('Amount'), width: 2, isNumber: true, value: ({ amount }) => money(amount) },
      ],
      statement.lines,
    );
  }
  if (statement.all_lines > statement.lines.length) {
    report.note(
      i18n._('The first {shown} of {all} entries are listed; the sums are of all of them.', {
        shown: statement.lines.length,
        all: statement.all_lines,
      }),
    );
  }
  report.note(
    i18n._(
      'Rent counts on the day it came to our bank account, a fee on the day it was charged. What we learn of a month after its end is in the statement of the month in which we learn it: a statement that was sent does not change.',
    ),
  );
}

export const statements = { myStatement, statementOf, myStatementFile };
