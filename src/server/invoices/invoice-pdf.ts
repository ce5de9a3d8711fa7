/** An invoice, receipt or credit note as a PDF, with what the GST rules ask of one. */
import { amountInWords } from '../../domain/amount-in-words.ts';
import type { CalendarDate } from '../../domain/dates.ts';
import { type GstStateCode, type Operator, stateOfGstin, stateTaxName } from '../../domain/gst.ts';
import { readService } from '../../domain/invoice-services.ts';
import { type InvoiceKind, KEPT_FROM_RENT } from '../../domain/invoices.ts';
import type { Language } from '../../domain/languages.ts';
import { formatRupeesExact, paise } from '../../domain/money.ts';
import { homeInWords } from '../lib/home-words.ts';
import { i18n, inLanguage, shown as words } from '../lib/i18n.ts';
import { type Report, renderPdf } from '../lib/pdf/document.ts';
import { stateInWords } from '../lib/state-names.ts';

export type PrintedInvoice = {
  kind: InvoiceKind;
  number: string;
  issued_on: CalendarDate;
  seller: Operator;
  payer_name: string;
  payer_address: string | null;
  payer_gstin: string | null;
  description: string;
  sac: string;
  rate_bp: number;
  place_of_supply: GstStateCode | null;
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
  total: number;
  paid_by: string | null;
  /** Of one that was paid later than it was written. */
  paid_on: string | null;
  due_on: CalendarDate | null;
  reason: string | null;
  corrects: string | null;
  corrects_on: CalendarDate | null;
};

const money = (amount: number) => formatRupeesExact(paise(amount));
const stateName = (code: GstStateCode) => `${stateInWords(code)} (${code})`;
/** 900 basis points are '9%'. */
const percent = (bp: number) => `${bp / 100}%`;

export async function invoicePdf(invoice: PrintedInvoice, language: Language): Promise<File> {
  const { number, seller } = invoice;
  const title = inLanguage(language, () => titleOf(invoice));
  const pdf = await renderPdf({ title, footer: `Kiraya · ${number}`, language, operator: seller }, (report) =>
    write(report, invoice, language),
  );
  const name = `kiraya-${number.replaceAll('/', '-')}.pdf`;
  return new File([new Uint8Array(pdf)], name, { type: 'application/pdf' });
}

function titleOf({ kind, number }: PrintedInvoice): string {
  if (kind === 'tax_invoice') return i18n._('Tax invoice {number}', { number });
  return kind === 'receipt'
    ? i18n._('Receipt {number}', { number })
    : i18n._('Credit note {number}', { number });
}

function write(report: Report, invoice: PrintedInvoice, language: Language): void {
  const { seller, place_of_supply: place, taxable, cgst, sgst, igst, total } = invoice;
  const tax = cgst + sgst + igst;
  const payerState = stateOfGstin(invoice.payer_gstin);
  report.title(titleOf(invoice));
  report.facts([
    [i18n._('Date'), words.date(invoice.issued_on)],
    ...(invoice.corrects
      ? [
          [
            i18n._('For invoice'),
            `${invoice.corrects}, ${invoice.corrects_on ? words.date(invoice.corrects_on) : ''}`,
          ] as const,
          [i18n._('Reason'), invoice.reason ?? ''] as const,
        ]
      : []),
    ...(place ? [[i18n._('Place of supply'), stateName(place)] as const] : []),
    ...(invoice.due_on ? [[i18n._('To be paid by'), words.date(invoice.due_on)] as const] : []),
    ...(invoice.paid_by ? [[i18n._('Paid by'), paidBy(invoice.paid_by)] as const] : []),
    ...(invoice.paid_on ? [[i18n._('Paid on'), words.date(invoice.paid_on)] as const] : []),
  ]);
  report.heading(i18n._('From'));
  report.facts([
    [i18n._('Name'), seller.legal_name ?? 'Kiraya'],
    ...(seller.address ? [[i18n._('Address'), seller.address.replace(/\s+/g, ' ')] as const] : []),
    ...(seller.gstin ? [['GSTIN', seller.gstin] as const] : []),
    ...(seller.pan ? [['PAN', seller.pan] as const] : []),
    ...(seller.state ? [[i18n._('State'), stateName(seller.state)] as const] : []),
  ]);
  report.heading(i18n._('To'));
  report.facts([
    [i18n._('Name'), invoice.payer_name],
    ...(invoice.payer_address
      ? [[i18n._('Address'), invoice.payer_address.replace(/\s+/g, ' ')] as const]
      : []),
    ...(invoice.payer_gstin ? [['GSTIN', invoice.payer_gstin] as const] : []),
    ...(payerState ? [[i18n._('State'), stateName(payerState)] as const] : []),
  ]);
  report.heading(i18n._('Details'));
  report.table(
    [
      { title: i18n._('Service'), width: 5, value: ({ text }: Row) => text },
      { title: 'SAC', width: 2, value: ({ sac }) => sac },
      { title: i18n._('Amount'), width: 3, isNumber: true, value: ({ amount }) => money(amount) },
    ],
    [
      { text: serviceInWords(invoice.description), sac: seller.gstin ? invoice.sac : '', amount: taxable },
      ...taxRows(invoice),
    ],
    [i18n._('Total'), '', money(total)],
  );
  report.facts([[i18n._('In words'), amountInWords(total, language)]]);
  report.note(
    seller.gstin
      ? i18n._('Tax of {tax} is part of the total. Tax is not payable on reverse charge.', {
          tax: money(tax),
        })
      : i18n._('No GST is charged: {name} is not registered under GST.', {
          name: seller.legal_name ?? 'Kiraya',
        }),
  );
  report.signatures([i18n._('For {name}', { name: seller.legal_name ?? 'Kiraya' })]);
}

/** What the product calls its services is told in the language of the document; what somebody wrote stays as it is. */
function serviceInWords(description: string): string {
  const service = readService(description);
  switch (service?.kind) {
    case 'management':
      return i18n._('Management of {home}, {month}', {
        home: homeInWords(service.home),
        month: words.month(service.month),
      });
    case 'broker_registration':
      return i18n._('Broker registration');
    case 'tenant_check':
      return i18n._('Tenant check {number}', { number: service.number });
    case undefined:
      return description;
  }
}

/** What people wrote stands as they wrote it; what the product writes is told in the language of the document. */
const paidBy = (text: string) =>
  text === KEPT_FROM_RENT
    ? i18n._('Kept from the rent')
    : text.replace(/^(?:Cash|Online)(?=, |$)/, (way) => (way === 'Cash' ? i18n._('Cash') : i18n._('Online')));

type Row = { text: string; sac: string; amount: number };

function taxRows({ cgst, sgst, igst, rate_bp: rate, place_of_supply: place }: PrintedInvoice): Row[] {
  if (igst > 0) return [{ text: `IGST ${percent(rate)}`, sac: '', amount: igst }];
  if (cgst === 0) return [];
  return [
    { text: `CGST ${percent(rate / 2)}`, sac: '', amount: cgst },
    { text: `${stateTaxName(place)} ${percent(rate / 2)}`, sac: '', amount: sgst },
  ];
}
