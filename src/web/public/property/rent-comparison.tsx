// The rent beside what the same size costs in the locality, or in the city where few homes are alike, as a picture and in words.
import { Trans } from '@lingui/react/macro';
import type { PropertyDetail } from '../../../contract/catalogue.ts';
import { formatRupees, paise } from '../../../domain/money.ts';
import styles from '../../components/property/detail.module.css';

export function RentComparison({ home }: { home: PropertyDetail }) {
  const around = home.rent_comparison;
  if (!around) return null;
  const top = Math.max(home.rent, around.upper_quartile) * 1.15;
  const at = (amount: number) => `${Math.round((amount / top) * 1000) / 10}%`;
  const median = formatRupees(paise(around.median));
  const percent = Math.round(Math.abs(home.rent / around.median - 1) * 100);
  const { homes } = around;
  const bedrooms = home.bedrooms === 5 ? '5+' : home.bedrooms;
  const place = around.of === 'locality' ? home.locality : home.city;
  return (
    <section>
      <h2>
        <Trans>How the rent compares</Trans>
      </h2>
      <p>
        <Verdict percent={percent} dearer={home.rent > around.median} />{' '}
        <Trans>
          The median of {homes} homes with {bedrooms} BHK in {place} is{' '}
          <strong className="money">{median}</strong> a month.
        </Trans>
      </p>
      <div className={styles.scale} aria-hidden="true">
        <span
          className={styles.band}
          style={{
            insetInlineStart: at(around.lower_quartile),
            width: at(around.upper_quartile - around.lower_quartile),
          }}
        />
        <span className={styles.median} style={{ insetInlineStart: at(around.median) }} />
        <span className={styles.rentMark} style={{ insetInlineStart: at(home.rent) }} />
      </div>
      <p className={styles.legend}>
        <Trans>
          The band holds the middle half of those rents; the line is their median; the dot is this home.
        </Trans>
      </p>
    </section>
  );
}

function Verdict({ percent, dearer }: { percent: number; dearer: boolean }) {
  if (percent < 3) return <Trans>The rent is about what others here pay.</Trans>;
  return dearer ? (
    <Trans>The rent is {percent}% above the median here.</Trans>
  ) : (
    <Trans>The rent is {percent}% below the median here.</Trans>
  );
}
