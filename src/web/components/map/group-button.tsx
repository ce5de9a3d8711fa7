// What stands for homes on a map: a button with their number, or with the rent of a single one.
import { useLingui } from '@lingui/react/macro';
import { formatCount, formatRupees, paise } from '../../../domain/money.ts';
import styles from './map.module.css';
import type { ShownGroup } from './projection.ts';

type GroupButtonProps = { group: ShownGroup; isLit: boolean; onOpen: (group: ShownGroup) => void };

export function GroupButton({ group, isLit, onOpen }: GroupButtonProps) {
  const { t } = useLingui();
  const { home, name, others, radius_m: radius } = group;
  const homes = formatCount(group.homes);
  const rent = home ? formatRupees(paise(home.rent)) : '';
  const label = home
    ? radius !== null
      ? t`${home.title}, ${rent} a month, somewhere around here`
      : t`${home.title}, ${rent} a month`
    : name
      ? others > 0
        ? t`${name} +${others}: ${homes} homes, zoom in`
        : t`${name}: ${homes} homes, zoom in`
      : t`${homes} homes, zoom in`;
  return (
    <button
      type="button"
      className={styles.group}
      data-home={home ? true : undefined}
      data-guess={radius !== null || undefined}
      data-lit={isLit || undefined}
      aria-label={label}
      onClick={() => onOpen(group)}
    >
      {name && (
        <span>
          {name}
          {others > 0 && ` +${others}`}
        </span>
      )}{' '}
      {home ? rent : <b>{homes}</b>}
    </button>
  );
}

/** The same group has the same key while the map moves, so that the focus stays on its button. */
export const keyOfGroup = ({ home, name, lat, lng }: ShownGroup): string =>
  home?.id ?? `${name ?? ''} ${lat.toFixed(3)} ${lng.toFixed(3)}`;
