// What the home is, in the words people compare homes by.
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PropertyDetail } from '../../../contract/catalogue.ts';
import { formatDate } from '../../../domain/dates.ts';
import { formatCount } from '../../../domain/money.ts';
import { freeFrom } from '../../../domain/properties.ts';
import { clock } from '../../lib/clock.ts';
import styles from './detail.module.css';
import {
  facingLabels,
  furnishingLabels,
  labelOfCode,
  parkingLabels,
  preferredTenantLabels,
  waterSupplyLabels,
} from './property-labels.ts';

/** What the facts are read from: a listed home, or one that is about to be. */
export type FactsHome = Pick<
  PropertyDetail,
  | 'bedrooms'
  | 'bathrooms'
  | 'area_sqft'
  | 'furnishing'
  | 'floor'
  | 'total_floors'
  | 'facing'
  | 'parking'
  | 'water_supply'
  | 'preferred_tenant'
  | 'pets_allowed'
  | 'available_from'
  | 'rera_number'
  | 'amenities'
>;

export function Facts({ home }: { home: FactsHome }) {
  const { i18n } = useLingui();
  return (
    <>
      <section>
        <h2>
          <Trans>Facts</Trans>
        </h2>
        <dl className={styles.facts}>
          {rowsOf(home, i18n).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Amenities home={home} />
    </>
  );
}

function Amenities({ home }: { home: FactsHome }) {
  const { i18n } = useLingui();
  if (home.amenities.length === 0) return null;
  return (
    <section>
      <h2>
        <Trans>Amenities</Trans>
      </h2>
      <ul className={styles.amenities}>
        {home.amenities.map((amenity) => (
          <li key={amenity}>{labelOfCode('amenities', amenity, i18n)}</li>
        ))}
      </ul>
    </section>
  );
}

/** Names and values of what is known; what nobody said is left out rather than shown as unknown. */
function rowsOf(home: FactsHome, i18n: I18n): [string, string][] {
  const area = formatCount(home.area_sqft);
  const rooms = (count: number) => (count === 5 ? '5+' : String(count));
  const from = freeFrom(home.available_from, clock.today());
  const rows: [string, string | null][] = [
    [i18n._(msg`Bedrooms`), rooms(home.bedrooms)],
    [i18n._(msg`Bathrooms`), rooms(home.bathrooms)],
    [i18n._(msg`Area`), i18n._(msg`${area} sq ft`)],
    [i18n._(msg`Furnishing`), i18n._(furnishingLabels[home.furnishing])],
    [i18n._(msg`Floor`), floorOf(home, i18n)],
    [i18n._(msg`Facing`), home.facing && i18n._(facingLabels[home.facing])],
    [i18n._(msg`Parking`), home.parking && i18n._(parkingLabels[home.parking])],
    [i18n._(msg`Water`), home.water_supply && i18n._(waterSupplyLabels[home.water_supply])],
    [i18n._(msg`Preferred tenant`), i18n._(preferredTenantLabels[home.preferred_tenant])],
    [i18n._(msg`Pets`), home.pets_allowed ? i18n._(msg`Allowed`) : i18n._(msg`Not allowed`)],
    [i18n._(msg`Available from`), from ? formatDate(from) : i18n._(msg`Now`)],
    [i18n._(msg`RERA number`), home.rera_number],
  ];
  return rows.filter((row): row is [string, string] => Boolean(row[1]));
}

function floorOf({ floor, total_floors: total }: FactsHome, i18n: I18n): string | null {
  if (floor === null) return null;
  const name = floor === 0 ? i18n._(msg`Ground`) : String(floor);
  return total === null ? name : i18n._(msg`${name} of ${total}`);
}
