/** The agreement of a lease as PDF, for its parties and whoever looks after the home. */
import type { Lease } from '../../contract/leases.ts';
import { agreementClauses } from '../../domain/agreement.ts';
import { dateInIndia, formatDate } from '../../domain/dates.ts';
import { monthsOf } from '../../domain/leases.ts';
import { formatRupeesExact, paise } from '../../domain/money.ts';
import { type Report, renderPdf } from '../lib/pdf/document.ts';
import { api } from '../lib/procedures.ts';
import { loadLease } from './lease-rows.ts';

export const agreementFile = api.leases.agreementFile.handler(async ({ context, input }) => {
  const lease = await context.transaction((db) => loadLease({ ...context, db }, input.id));
  const title = `Rental agreement, ${lease.home_name}`;
  const pdf = await renderPdf({ title, footer: `Kiraya · Rental agreement · ${lease.id}` }, (report) =>
    write(report, lease),
  );
  return new File([new Uint8Array(pdf)], `kiraya-agreement-${lease.start_date}.pdf`, {
    type: 'application/pdf',
  });
});

function write(report: Report, lease: Lease): void {
  report.title('Rental agreement');
  if (lease.state === 'draft') report.note('A draft: nothing is agreed yet.');
  if (lease.state === 'cancelled') report.note('This agreement was declined or withdrawn.');
  report.facts([
    ['Landlord', lease.landlord.name],
    ['Tenant', lease.tenant.name],
    ['Home', lease.home_name],
    ['Address', lease.home_address ?? 'Not said'],
    ['Monthly rent', formatRupeesExact(paise(lease.rent))],
    ['Security deposit', formatRupeesExact(paise(lease.deposit))],
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
  report.heading('Agreed');
  report.text(agreedSentence(lease));
  if (lease.notice) {
    report.text(
      `Notice was given on ${formatDate(lease.notice.given_on)} for ${formatDate(lease.notice.ends_on)}.`,
    );
  }
  if (lease.ended_on) report.text(`The agreement ended on ${formatDate(lease.ended_on)}.`);
}

function agreedSentence({
  agreed_at: agreedAt,
  is_signed_on_paper: isOnPaper,
  landlord,
  tenant,
}: Lease): string {
  if (agreedAt === null) return 'Not yet.';
  const day = formatDate(dateInIndia(agreedAt));
  if (isOnPaper) return `Signed on paper by both; recorded by ${landlord.name} on ${day}.`;
  return `Offered by ${landlord.name} and accepted by ${tenant.name} on Kiraya on ${day}.`;
}
