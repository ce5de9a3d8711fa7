// What is known of a lease as the fields of its form, and how it comes into them without a word of the person being lost.
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { KnownLease } from '../../../contract/leases.ts';
import { type CalendarDate, isCalendarDate } from '../../../domain/dates.ts';
import { lastDayAfter } from '../../../domain/leases.ts';
import { paise, toRupees } from '../../../domain/money.ts';
import { formatPhone } from '../../../domain/phones.ts';
import { labelOfCode } from '../../components/property/property-labels.ts';
import { linesOf } from './lease-fields.ts';
import { blankLease, type LeaseValues } from './lease-values.ts';

type Values = Partial<LeaseValues>;

const amountOf = (amount: number | null) => (amount === null ? undefined : toRupees(paise(amount)));

/** The fields that are known; `i18n` words what the listing says of living there. */
export function fromKnown(known: KnownLease, i18n: I18n): Values {
  const { tenant, owner } = known;
  return said({
    start_date: known.start_date,
    end_date: known.end_date,
    rent: amountOf(known.rent),
    deposit: amountOf(known.deposit),
    deposit_held_by: known.deposit_held_by,
    notice_days: known.notice_days,
    escalation: known.escalation_bp === null ? null : known.escalation_bp / 100,
    due_day: known.due_day,
    lock_in_months: known.lock_in_months,
    landlord_notice_days: known.landlord_notice_days,
    ...linesOf(known),
    terms: known.terms ?? known.rules.map((rule) => worded(rule, i18n)).join('\n'),
    home_address: known.home_address,
    landlord_address: known.landlord_address,
    place: known.place,
    payee_name: known.payee_name,
    payee_upi: known.payee_upi,
    payee_shows_bank: known.payee_shows_bank,
    tenant_name: tenant?.name,
    tenant_email: tenant?.email,
    tenant_phone: tenant && formatPhone(tenant.phone ?? ''),
    is_for_owner: known.is_for_owner,
    owner_name: owner?.name,
    owner_email: owner?.email,
    owner_phone: owner && formatPhone(owner.phone ?? ''),
  });
}

type Loose = { [Name in keyof LeaseValues]?: LeaseValues[Name] | null | undefined };

/** Without what nobody said. */
const said = (values: Loose): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );

function worded(rule: KnownLease['rules'][number], i18n: I18n): string {
  switch (rule.kind) {
    case 'furnishing': {
      const furnishing = labelOfCode('furnishing', rule.furnishing, i18n);
      const things = rule.things.map((thing) => labelOfCode('amenities', thing, i18n)).join(', ');
      return things
        ? i18n._(msg`Furnishing: ${furnishing}, with ${things}.`)
        : i18n._(msg`Furnishing: ${furnishing}.`);
    }
    case 'parking': {
      const parking = labelOfCode('parking', rule.parking, i18n);
      return i18n._(msg`Parking: ${parking}.`);
    }
    case 'meals': {
      const meals = labelOfCode('pg_meals', rule.meals, i18n);
      return i18n._(msg`Meals: ${meals}.`);
    }
    case 'pets':
      return rule.allowed ? i18n._(msg`Pets are allowed.`) : i18n._(msg`Pets are not allowed.`);
    default:
      return rule.text;
  }
}

/** Whom the board leads here with, in the state of the navigation, and the day that they wished. */
export function fromLead(state: unknown, today: CalendarDate): Values {
  const { tenant, move_in_date: day } = (state ?? {}) as {
    tenant?: { name?: string | null; email?: string | null; phone?: string | null };
    move_in_date?: string | null;
  };
  const start = day && isCalendarDate(day) && day >= today ? day : null;
  return said({
    tenant_name: tenant?.name,
    tenant_email: tenant?.email,
    tenant_phone: formatPhone(tenant?.phone ?? ''),
    start_date: start,
    end_date: start && lastDayAfter(start),
  });
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * What changes when `next` is known in the place of `before`: fields that are blank or as they were filled, so that nothing typed is lost.
 * What was filled in and is not known any more is blank again: the number of another applicant is not this tenant's.
 */
export function refill(fields: LeaseValues, next: Values, before: Record<string, unknown>): Values {
  const names = new Set([...Object.keys(before), ...Object.keys(next)]) as Set<keyof LeaseValues>;
  const blank: Record<string, unknown> = blankLease;
  const changed: Record<string, unknown> = {};
  for (const name of names) {
    const isOwn = !same(fields[name], blank[name]) && !(name in before && same(fields[name], before[name]));
    if (!isOwn) changed[name] = name in next ? next[name] : blank[name];
  }
  return changed as Values;
}
