// Homes as they were known a while ago: shown while the database cannot be asked, and said so.
import { Trans } from '@lingui/react/macro';
import { formatInstant, type Instant } from '../../../domain/dates.ts';
import styles from './as-of.module.css';

export function AsOf({ moment }: { moment: Instant | undefined }) {
  if (moment === undefined) return null;
  const time = formatInstant(moment);
  return (
    <p className={styles.note} role="status">
      <Trans>
        As of {time}. We can’t check for changes at the moment; you’ll see new homes and rents as soon as we
        can.
      </Trans>
    </p>
  );
}
