/** What the product itself writes as the service of an invoice, and how that is read again: it is stored in English, and told in any language. */
import { formatMonthInEnglish, type Month } from './dates.ts';

export type InvoicedService =
  | { readonly kind: 'management'; readonly home: string; readonly month: Month }
  | { readonly kind: 'broker_registration' }
  | { readonly kind: 'tenant_check'; readonly number: string };

const REGISTRATION = 'Broker registration';

/** "Management of 2 BHK Apartment in Baner, Pune, Nov 2026" */
export function describeService(service: InvoicedService): string {
  switch (service.kind) {
    case 'management':
      return `Management of ${service.home}, ${formatMonthInEnglish(service.month)}`;
    case 'broker_registration':
      return REGISTRATION;
    case 'tenant_check':
      return `Tenant check ${service.number}`;
  }
}

const MANAGEMENT = /^Management of (?<home>.+), (?<name>\p{L}+) (?<year>\d{4})$/u;
const TENANT_CHECK = /^Tenant check (?<number>\S+)$/;

/** Null: somebody's own words, which stay as they were written. */
export function readService(description: string): InvoicedService | null {
  if (description === REGISTRATION) return { kind: 'broker_registration' };
  const { number } = TENANT_CHECK.exec(description)?.groups ?? {};
  if (number) return { kind: 'tenant_check', number };
  const { home, name, year } = MANAGEMENT.exec(description)?.groups ?? {};
  if (!home) return null;
  const month = monthsOf(year ?? '').find((one) => formatMonthInEnglish(one) === `${name} ${year}`);
  return month ? { kind: 'management', home, month } : null;
}

const monthsOf = (year: string): Month[] =>
  Array.from({ length: 12 }, (_, before) => `${year}-${String(before + 1).padStart(2, '0')}`);
