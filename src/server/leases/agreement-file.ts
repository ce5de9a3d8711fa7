/** The agreement of a lease as PDF, for its parties and whoever looks after the home; in Hindi a translation of it. */
import type { Lease } from '../../contract/leases.ts';
import { dateInIndia } from '../../domain/dates.ts';
import { monthsOf } from '../../domain/leases.ts';
import { formatRupeesExact, paise } from '../../domain/money.ts';
import { i18n, inLanguage, shown } from '../lib/i18n.ts';
import { type Report, renderPdf } from '../lib/pdf/document.ts';
import { api } from '../lib/procedures.ts';
import { agreementClauses } from './agreement-text.ts';
import { loadLease } from './lease-rows.ts';

export const agreementFile = api.leases.agreementFile.handler(async ({ context, input }) => {
  const { language } = input;
  const lease = await context.transaction((db) => loadLease({ ...context, db }, input.id));
  const words = inLanguage(language, () => ({
    title: i18n._('Rental agreement, {home}', { home: lease.home_name }),
    kind: i18n._('Rental agreement'),
  }));
  const pdf = await renderPdf(
    { title: words.title, footer: `Kiraya · ${words.kind} · ${lease.id}`, language },
    (report) => write(report, lease),
  );
  return new File([new Uint8Array(pdf)], `kiraya-agreement-${lease.start_date}.pdf`, {
    type: 'application/pdf',
  });
});

function write(report: Report, lease: Lease): void {
  report.title(i18n._('Rental agreement'));
  if (lease.state === 'draft') report.note(i18n._('A draft: nothing is agreed yet.'));
  if (lease.state === 'cancelled') report.note(i18n._('This agreement was declined or withdrawn.'));
  // Both sides agreed on one text, whatever languages they read.
  if (i18n.locale !== 'en') {
    report.note(
      i18n._(
        'This is a translation to read. What counts is the English text, which the same page in English offers.',
      ),
    );
  }
  report.facts([
    [i18n._('Landlord'), lease.landlord.name],
    [i18n._('Tenant'), lease.tenant.name],
    [i18n._('Home'), lease.home_name],
    [i18n._('Address'), lease.home_address ?? i18n._('Not said')],
    [i18n._('Monthly rent'), formatRupeesExact(paise(lease.rent))],
    [i18n._('Security deposit'), formatRupeesExact(paise(lease.deposit))],
  ]);
  const clauses = agreementClauses({
    landlord: lease.landlord.name,
    tenant: lease.tenant.name,
    home: lease.home_name,
    address: lease.home_address,
    start: lease.start_date,
    end: lease.end_date,
    months: monthsOf({ start: lease.start_date, end: lease.end_date }),
    rent: lease.rent,
    deposit: lease.deposit,
    depositHeldBy: lease.deposit_held_by,
    dueDay: lease.due_day,
    noticeDays: lease.notice_days,
    escalation: lease.escalation_bp,
    payee: { name: lease.payee_name, upi: lease.payee_upi },
    terms: lease.terms,
  });
  for (const [n, { title, text }] of clauses.entries()) {
    report.heading(`${n + 1}. ${title}`);
    report.text(text);
  }
  report.heading(i18n._('Agreed'));
  report.text(agreedSentence(lease));
  if (lease.notice) {
    const { given_on: given, ends_on: last } = lease.notice;
    report.text(
      i18n._('Notice was given on {given} for {last}.', { given: shown.date(given), last: shown.date(last) }),
    );
  }
  if (lease.ended_on)
    report.text(i18n._('The agreement ended on {date}.', { date: shown.date(lease.ended_on) }));
}

function agreedSentence({ agreed_at: agreedAt, is_signed_on_paper: isOnPaper, ...lease }: Lease): string {
  if (agreedAt === null) return i18n._('Not yet.');
  const [landlord, tenant] = [lease.landlord.name, lease.tenant.name];
  const date = shown.date(dateInIndia(agreedAt));
  if (isOnPaper)
    return i18n._('Signed on paper by both, {landlord} and {tenant}, as recorded on Kiraya on {date}.', {
      landlord,
      tenant,
      date,
    });
  return i18n._('Offered by {landlord} and accepted by {tenant} on Kiraya on {date}.', {
    landlord,
    tenant,
    date,
  });
}
