// What the demo's brokers gave when they registered, what they paid, their papers, and how they work their leads.
import { createHash } from 'node:crypto';
import { gstinCheckCharacter, type ReraState, reraStates } from '../../../domain/brokers.ts';
import { addDays } from '../../../domain/dates.ts';
import { defaultSettings } from '../../../domain/settings.ts';
import type { DemoPeople, DemoPerson } from './people.ts';
import { demoId } from './random.ts';
import { ago, type Row, type SeedClock } from './rows.ts';

/** By the state's name: its two digits in a GSTIN, and how an agent's number begins there. */
const numbering: Readonly<Record<string, { gst: string; rera: (n: string) => string }>> = {
  Maharashtra: { gst: '27', rera: (n) => `A518000${n}` },
  Karnataka: { gst: '29', rera: (n) => `PRM/KA/RERA/1251/308/AG/220114/0${n}` },
  Telangana: { gst: '36', rera: (n) => `A024000${n}` },
  'Uttar Pradesh': { gst: '09', rera: (n) => `UPRERAAGT${n}` },
  'Tamil Nadu': { gst: '33', rera: (n) => `TN/AGENT/${n.slice(-4)}/2023` },
  Gujarat: { gst: '24', rera: (n) => `AG/GJ/AHMEDABAD/${n}` },
  'West Bengal': { gst: '19', rera: (n) => `WBRERA/A/KOL/2023/0${n}` },
  Rajasthan: { gst: '08', rera: (n) => `RAJ/A/2023/${n.slice(-4)}` },
  Haryana: { gst: '06', rera: (n) => `HRERA-PKL-REA-${n}` },
  Delhi: { gst: '07', rera: (n) => `DLRERA2023A${n.slice(-4)}` },
};

const known = (state: string | null): ReraState =>
  reraStates.find((one) => one === state && one in numbering) ?? 'Maharashtra';

/** Business data of the n-th broker; every third has a GSTIN, and one number ends within the month. */
export function businessOf(clock: SeedClock, person: DemoPerson, n: number): Row {
  const state = known(person.state);
  const serial = String(10_230 + n * 7);
  const { gst, rera } = numbering[state] as (typeof numbering)[string];
  const first = `${gst}AA${String.fromCharCode(65 + (n % 26))}PK${String(1000 + n * 13).slice(0, 4)}${String.fromCharCode(65 + (n % 20))}1Z`;
  return {
    phone: person.phone ?? `+9198200${String(10_000 + n)}`,
    address: `${4 + n}, Market Road, ${person.city ?? 'Mumbai'}`,
    city: person.city ?? 'Mumbai',
    state,
    gstin: n % 3 === 0 ? first + gstinCheckCharacter(first) : null,
    rera_numbers: [
      {
        state,
        number: rera(serial.padStart(5, '0')),
        expires_on: addDays(clock.today, n === 0 ? 21 : 300 + n * 40),
      },
    ],
    terms_version: '1',
  };
}

const cashReference = (n: number) => `CASH-${1001 + n}`;
const onlineReference = (n: number) => `sandbox_pay_${String(n).padStart(4, '0')}`;

/** How the n-th broker paid: the columns of the broker and the row of their payment agree. */
export const paidBy = (n: number) =>
  n % 3 === 1
    ? { reg_payment_mode: 'cash', reg_payment_ref: cashReference(n) }
    : { reg_payment_mode: 'sandbox', reg_payment_ref: onlineReference(n) };

type SeededBroker = Row & { id: string; user_id: string; status: string; created_at: string };

/** A succeeded payment for everybody who paid, one still awaited in cash, and one that was refunded to who was rejected. */
export function brokerPaymentRows(clock: SeedClock, brokers: readonly Row[], admin: DemoPerson): Row[] {
  return (brokers as SeededBroker[]).flatMap((broker, n): Row[] => {
    const row = (own: Row): Row => ({
      id: demoId('payment', n),
      kind: 'broker_registration',
      broker_id: broker.id,
      user_id: broker.user_id,
      provider: 'sandbox',
      provider_order_id: null,
      provider_payment_id: null,
      amount: defaultSettings.brokers.registration_fee,
      status: 'pending',
      note: null,
      refund_of: null,
      processed_by_admin_id: null,
      paid_at: null,
      created_at: broker.created_at,
      ...own,
    });
    const online = (paidAt: unknown): Row => ({
      provider_order_id: `sandbox_order_${String(n).padStart(4, '0')}`,
      provider_payment_id: broker.reg_payment_ref ?? onlineReference(n),
      status: 'succeeded',
      paid_at: paidAt,
    });
    if (broker.status === 'activated') {
      if (broker.reg_payment_mode !== 'cash') return [row(online(broker.reg_paid_at))];
      return [
        row({
          provider: 'cash',
          provider_payment_id: cashReference(n),
          status: 'succeeded',
          paid_at: broker.reg_paid_at,
          processed_by_admin_id: admin.id,
        }),
      ];
    }
    if (broker.status === 'paid') return [row({ ...online(broker.reg_paid_at), created_at: ago(clock, 30) })];
    if (broker.status === 'fee_due') return [row({ provider: 'cash', created_at: ago(clock, 52) })];
    if (broker.status !== 'rejected') return [];
    const paid = row({ ...online(ago(clock, 200)), status: 'refunded', created_at: ago(clock, 201) });
    return [
      paid,
      row({
        id: demoId('refund', n),
        kind: 'refund',
        provider_order_id: null,
        provider_payment_id: `sandbox_refund_${String(n).padStart(4, '0')}`,
        status: 'succeeded',
        note: 'The registration was rejected',
        refund_of: paid.id,
        processed_by_admin_id: admin.id,
        paid_at: ago(clock, 100),
        created_at: ago(clock, 101),
      }),
    ];
  });
}

/** What the sandbox said of each payment made through it. */
export const paymentEventRows = (payments: readonly Row[]): Row[] =>
  payments
    .filter(({ provider_order_id: order }) => order !== null)
    .map((payment, n) => ({
      id: demoId('payment-event', n),
      provider: 'sandbox',
      provider_event_id: `evt_${payment.provider_payment_id}`,
      event: 'payment.captured',
      provider_order_id: payment.provider_order_id,
      payment_id: payment.id,
      payload: JSON.stringify({
        id: payment.provider_payment_id,
        amount: payment.amount,
        status: 'captured',
      }),
      outcome: 'applied',
      created_at: payment.paid_at,
      handled_at: payment.paid_at,
    }));

type DemoDocument = { key: string; title: string; file: Row; document: Row };

const papers = [
  ['pan_card', 'PAN card', null],
  ['rera_certificate', 'RERA certificate', 21],
  ['agreement', 'Broker agreement', 400],
] as const;

/** Papers of the broker one can try, and of everybody who handed a registration in. */
export function brokerDocuments(
  clock: SeedClock,
  brokers: readonly Row[],
  people: DemoPeople,
): DemoDocument[] {
  const account = people.accounts.get('broker')?.id;
  const withPapers = (brokers as SeededBroker[]).filter(
    ({ user_id, status }) => user_id === account || !['draft', 'activated'].includes(status),
  );
  return withPapers.flatMap((broker, n) =>
    papers.map(([kind, title, endsIn], place) => {
      const number = n * papers.length + place;
      const key = `documents/${createHash('sha256').update(`demo document ${number}`).digest('base64url')}.pdf`;
      return {
        key,
        title: `${title} of ${String(broker.name)} (demo)`,
        file: {
          id: demoId('document-file', number),
          owner_id: broker.user_id,
          kind: 'document',
          is_public: false,
          key,
          content_type: 'application/pdf',
          bytes: 0,
          created_at: broker.created_at,
        },
        document: {
          id: demoId('document', number),
          broker_id: broker.id,
          kind,
          file_id: demoId('document-file', number),
          name: `${title}.pdf`,
          expires_on: endsIn === null ? null : addDays(clock.today, endsIn),
          created_at: broker.created_at,
        },
      };
    }),
  );
}

/** The smallest PDF that every reader opens: one page with one line. */
export function onePagePdf(line: string): Buffer {
  const text = line.replaceAll(/[^\x20-\x7e]|[()\\]/g, ' ');
  const drawing = `BT /F1 16 Tf 60 760 Td (${text}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, n) => {
    const at = body.length;
    body += `${n + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const start = body.length;
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(body, 'latin1');
}
