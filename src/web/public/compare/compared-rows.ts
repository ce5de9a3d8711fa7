// What homes are compared by, one row for each fact; `null` where a lister has not said.
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PropertyDetail } from '../../../contract/catalogue.ts';
import { formatDate } from '../../../domain/dates.ts';
import { formatCount, formatRupees, type Paise, paise } from '../../../domain/money.ts';
import { moveInCost } from '../../../domain/move-in-cost.ts';
import { freeFrom } from '../../../domain/properties.ts';
import {
  availabilityLabels,
  facingLabels,
  furnishingLabels,
  labelOfCode,
  listedAsLabels,
  parkingLabels,
  preferredTenantLabels,
  propertyTypeLabels,
} from '../../components/property/property-labels.ts';
import { clock } from '../../lib/clock.ts';

export type ComparedRow = { name: string; values: (string | null)[]; isMoney?: boolean };

const known = (amount: number | null): Paise | null => (amount === null ? null : paise(amount));
const rupees = (amount: number | null): string | null =>
  amount === null ? null : formatRupees(paise(amount));
const rooms = (count: number): string => (count === 5 ? '5+' : String(count));

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
  return [
    row(i18n._(msg`Rent a month`), ({ rent }) => rupees(rent), true),
    row(i18n._(msg`Deposit`), ({ deposit }) => rupees(deposit), true),
    row(i18n._(msg`Maintenance a month`), (home) => rupees(home.maintenance_charge), true),
    row(i18n._(msg`Brokerage`), (home) => i18n._(msg`${home.brokerage_days} days of rent`)),
    row(i18n._(msg`Cost to move in`), (home) => moveIn(home, i18n), true),
    row(i18n._(msg`Place`), ({ locality, city }) => `${locality}, ${city}`),
    row(i18n._(msg`Property type`), (home) => i18n._(propertyTypeLabels[home.property_type])),
    row(i18n._(msg`Bedrooms`), ({ bedrooms }) => rooms(bedrooms)),
    row(i18n._(msg`Bathrooms`), ({ bathrooms }) => rooms(bathrooms)),
    row(i18n._(msg`Area`), (home) => i18n._(msg`${formatCount(home.area_sqft)} sq ft`)),
    row(i18n._(msg`Rent by area`), (home) =>
      i18n._(msg`${formatRupees(paise(Math.round(home.rent / home.area_sqft / 100) * 100))} a sq ft`),
    ),
    row(i18n._(msg`Furnishing`), ({ furnishing }) => i18n._(furnishingLabels[furnishing])),
    row(i18n._(msg`Floor`), ({ floor }) => (floor === null ? null : String(floor))),
    row(i18n._(msg`Facing`), ({ facing }) => facing && i18n._(facingLabels[facing])),
    row(i18n._(msg`Parking`), ({ parking }) => parking && i18n._(parkingLabels[parking])),
    row(i18n._(msg`Pets`), (home) => (home.pets_allowed ? i18n._(msg`Allowed`) : i18n._(msg`Not allowed`))),
    row(i18n._(msg`Preferred tenant`), (home) => i18n._(preferredTenantLabels[home.preferred_tenant])),
    row(i18n._(msg`Available`), (home) => free(home, i18n)),
    row(i18n._(msg`Verified`), ({ verified }) => (verified ? i18n._(msg`Yes`) : i18n._(msg`Not yet`))),
    row(i18n._(msg`Listed by`), (home) => i18n._(listedAsLabels[home.listed_as])),
    row(
      i18n._(msg`Amenities`),
      ({ amenities }) =>
        amenities.map((amenity) => labelOfCode('amenities', amenity, i18n)).join(', ') || null,
    ),
  ];
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
