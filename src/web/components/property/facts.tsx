// What the home is, in the words people compare homes by.
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { besides, choiceFields } from '../../../domain/home-fields.ts';
import { freeFrom } from '../../../domain/properties.ts';
import { clock } from '../../lib/clock.ts';
import styles from './detail.module.css';
import { type Fact, type FactsHome, fieldText } from './field-text.ts';
import { fieldLabels, labelOfCode } from './property-labels.ts';

/** In this order; choices without a place of their own come before whom the home is for. */
const first: readonly Fact[] = [
  'bedrooms',
  'bathrooms',
  'area_sqft',
  'furnishing',
  'floor',
  'facing',
  'parking',
  'water_supply',
];
const last: readonly Fact[] = [
  'preferred_tenant',
  'pg_notice_days',
  'pets_allowed',
  'available_from',
  'rera_number',
];
const inTitle: readonly Fact[] = ['listed_as', 'property_type'];
const facts: readonly Fact[] = [...first, ...besides(choiceFields, [...first, ...last, ...inTitle]), ...last];

export function Facts({ home }: { home: FactsHome }) {
  const { i18n } = useLingui();
  return (
    <>
      <section>
        <h2>
          <Trans>Home details</Trans>
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
  return facts.flatMap((name): [string, string][] => {
    const value = valueOfFact(name, home, i18n);
    return value ? [[i18n._(fieldLabels[name]), value]] : [];
  });
}

function valueOfFact(name: Fact, home: FactsHome, i18n: I18n): string | null {
  if (name === 'floor') return floorOf(home, i18n);
  if (name === 'available_from' && !freeFrom(home.available_from, clock.today())) return i18n._(msg`Now`);
  return fieldText(name, home, i18n);
}

function floorOf(home: FactsHome, i18n: I18n): string | null {
  const name = fieldText('floor', home, i18n);
  const total = home.total_floors;
  return name === null || total === null ? name : i18n._(msg`${name} of ${total}`);
}
