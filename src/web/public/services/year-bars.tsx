// A year of rent as bars, empty months hollow, and the guaranteed rent at which both come to the same as a line across.
import { Trans } from '@lingui/react/macro';
import { formatRupees, type Paise } from '../../../domain/money.ts';
import styles from './year-bars.module.css';

const MONTHS = Array.from({ length: 12 }, (_, month) => month);

type YearBarsProps = { rent: Paise; empty: number; evenAt: Paise };

/** The sentence below says what the picture shows. */
export function YearBars({ rent, empty, evenAt }: YearBarsProps) {
  const [month, even] = [formatRupees(rent), formatRupees(evenAt)];
  return (
    <figure className={styles.year}>
      <div className={styles.bars} aria-hidden>
        {MONTHS.map((place) => (
          <span key={place} data-empty={place >= MONTHS.length - empty || undefined} />
        ))}
        <i style={{ bottom: `${Math.min(100, (evenAt / rent) * 100)}%` }} />
      </div>
      <figcaption>
        <Trans>
          Bars: {month} in each month with a tenant, nothing in empty ones. Line: {even} in every month, the
          guaranteed rent at which you break even.
        </Trans>
      </figcaption>
    </figure>
  );
}
