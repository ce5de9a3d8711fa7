// What homes are compared by, one row for each fact; `null` where a lister has not said.
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PropertyDetail } from '../../../contract/catalogue.ts';
import { formatDate } from '../../../domain/dates.ts';
import { besides, choiceFields } from '../../../domain/home-fields.ts';
import { formatRupees, type Paise, paise } from '../../../domain/money.ts';
import { moveInCost } from '../../../domain/move-in-cost.ts';
import { freeFrom } from '../../../domain/properties.ts';
import { type Fact, fieldText } from '../../components/property/field-text.ts';
import { availabilityLabels, fieldLabels } from '../../components/property/property-labels.ts';
import { clock } from '../../lib/clock.ts';

export type ComparedRow = { name: string; values: (string | null)[]; isMoney?: boolean };

const known = (amount: number | null): Paise | null => (amount === null ? null : paise(amount));
const rupees = (amount: number | null): string | null =>
  amount === null ? null : formatRupees(paise(amount));
/** Choices that stand among the rows below, or say too little to choose by; all others come after the parking. */
const placed: readonly string[] = [
  'property_type',
  'furnishing',
  'facing',
  'parking',
  'preferred_tenant',
  'listed_as',
  'water_supply',
];

export function comparedRows(homes: readonly PropertyDetail[], i18n: I18n): ComparedRow[] {
  const row = (
    name: string,
    value: (home: PropertyDetail) => string | null,
    isMoney = false,
  ): ComparedRow => ({
    name,
    values: homes.map(value),
    isMoney,
  });
  const fact = (name: Fact) => row(i18n._(fieldLabels[name]), (home) => fieldText(name, home, i18n));
  const rows = [
    row(i18n._(msg`Monthly rent`), ({ rent }) => rupees(rent), true),
    row(i18n._(msg`Deposit`), ({ deposit }) => rupees(deposit), true),
    row(i18n._(msg`Maintenance a month`), (home) => rupees(home.maintenance_charge), true),
    fact('brokerage_days'),
    row(i18n._(msg`Cost to move in`), (home) => moveIn(home, i18n), true),
    row(i18n._(msg`Place`), ({ locality, city }) => `${locality}, ${city}`),
    fact('property_type'),
    fact('bedrooms'),
    fact('bathrooms'),
    fact('area_sqft'),
    row(i18n._(msg`Rent per sq ft`), (home) =>
      i18n._(msg`${formatRupees(paise(Math.round(home.rent / home.area_sqft / 100) * 100))} a sq ft`),
    ),
    fact('furnishing'),
    fact('floor'),
    fact('facing'),
    fact('parking'),
    ...besides(choiceFields, placed).map(fact),
    fact('pets_allowed'),
    fact('preferred_tenant'),
    row(i18n._(msg`Available`), (home) => free(home, i18n)),
    row(i18n._(msg`Verified`), ({ verified }) => (verified ? i18n._(msg`Yes`) : i18n._(msg`Not yet`))),
    fact('listed_as'),
    fact('amenities'),
  ];
  // What only a PG has, for example, is no row among apartments.
  return rows.filter(({ values }) => values.some((value) => value !== null));
}

function moveIn(home: PropertyDetail, i18n: I18n): string {
  const { total, isComplete } = moveInCost({
    rent: paise(home.rent),
    deposit: known(home.deposit),
    maintenanceCharge: known(home.maintenance_charge),
    brokerageDays: home.brokerage_days,
  });
  return isComplete ? formatRupees(total) : i18n._(msg`from ${formatRupees(total)}`);
}

function free({ availability, available_from: from }: PropertyDetail, i18n: I18n): string {
  if (availability !== 'available') return i18n._(availabilityLabels[availability]);
  const day = freeFrom(from, clock.today());
  return day ? formatDate(day) : i18n._(msg`Now`);
}
