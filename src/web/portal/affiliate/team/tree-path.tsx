// The way from oneself down to the row that is active: a long list is left upwards in one press, to the row one came from.
import { useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { IconChevronRight } from '../../../ui/icons.ts';
import classes from './team.module.css';
import type { TreeRow } from './tree-state.ts';
import type { TeamTreeModel } from './use-team-tree.ts';

/** Rows above the active one, each a level higher than the one below it. */
function wayTo(rows: readonly TreeRow[], active: string): TreeRow[] {
  const at = rows.findIndex(({ key }) => key === active);
  const way: TreeRow[] = [];
  let level = Number.POSITIVE_INFINITY;
  for (const row of rows.slice(0, at + 1).toReversed()) {
    if (row.level >= level) continue;
    level = row.level;
    if (row.kind === 'member') way.unshift(row);
  }
  return way;
}

type TreePathProps = { tree: TeamTreeModel; active: string; onActive: (key: string) => void };

export function TreePath({ tree, active, onActive }: TreePathProps) {
  const { t } = useLingui();
  const way = wayTo(tree.rows, active);
  // Oneself alone is the first row already.
  if (way.length < 2) return null;
  return (
    <nav className={classes.path} aria-label={t`The way to this person`}>
      {way.map(({ key, id, level }, place) => (
        <Fragment key={key}>
          {place > 0 && <IconChevronRight size={14} aria-hidden />}
          <button
            type="button"
            aria-current={key === active || undefined}
            onClick={() => onActive(key)}
            className={classes.crumb}
          >
            {level === 1 ? t`You` : tree.memberOf(id).full_name}
          </button>
        </Fragment>
      ))}
    </nav>
  );
}
