// The filters in force, each a link to the same list without it: works without JavaScript.
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, type To } from 'react-router';
import classes from './filter-chips.module.css';
import { IconX } from './icons.ts';

export type ActiveFilter = { key: string; label: string; without: To };

export function FilterChips({ filters, clearAll }: { filters: readonly ActiveFilter[]; clearAll: To }) {
  const { t } = useLingui();
  if (filters.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label={t`Active filters`}>
      {filters.map(({ key, label, without }) => (
        <li key={key}>
          <Link
            className={classes.chip}
            to={without}
            preventScrollReset
            aria-label={t`Remove filter ${label}`}
          >
            {label}
            <IconX size={14} aria-hidden />
          </Link>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Link className={classes.clear} to={clearAll} preventScrollReset>
            <Trans>Clear all</Trans>
          </Link>
        </li>
      )}
    </ul>
  );
}
