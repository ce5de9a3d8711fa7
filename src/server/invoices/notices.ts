/** Notices to whoever paid a fee: its invoice or credit note is there. */
import { z } from 'zod';
import { formatRupeesAndPaise, paise } from '../../domain/money.ts';
import { i18n } from '../lib/i18n.ts';
import type { NoticeParts } from '../lib/mail-text.ts';
import { amountInPaise, defineNotices } from '../lib/notices.ts';

const invoiceNotice = z.object({
  event: z.enum(['invoice.issued', 'invoice.credited']),
  number: z.string().max(40),
  amount: amountInPaise,
});
type InvoiceNotice = z.infer<typeof invoiceNotice>;

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    invoices: z.input<typeof invoiceNotice>;
  }
}

function invoiceParts({ event, number, amount }: InvoiceNotice): NoticeParts {
  const facts = { number, amount: formatRupeesAndPaise(paise(amount)) };
  const open = { label: i18n._('Open invoices'), path: '/portal/invoices' };
  return event === 'invoice.issued'
    ? {
        subject: i18n._('Your invoice {number}', facts),
        sentence: i18n._('Your invoice {number} for {amount} is ready. You can save it as a PDF.', facts),
        ...open,
      }
    : {
        subject: i18n._('Your credit note {number}', facts),
        sentence: i18n._(
          'We took back {amount} of an invoice with credit note {number}. You can save it as a PDF.',
          facts,
        ),
        ...open,
      };
}

export const notices = { invoice: defineNotices(invoiceNotice, invoiceParts) };
