// The sponsor tree by the ARIA pattern of trees: one stop of the keyboard, arrows walk and open, only rows in sight are drawn.
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Group, Loader, Text } from '@mantine/core';
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { TeamMember } from '../../../../contract/affiliates.ts';
import { formatRupees, formatRupeesShort, paise } from '../../../../domain/money.ts';
import {
  affiliateStatusColours,
  affiliateStatusNames,
} from '../../../components/commissions/commission-sentences.ts';
import { IconChevronDown, IconChevronRight } from '../../../ui/icons.ts';
import classes from './team.module.css';
import type { TreeRow } from './tree-state.ts';
import type { TeamTreeModel } from './use-team-tree.ts';

const ROW_PX = 56;
const OVERSCAN = 8;
/** What the bars of the page cover above, and on a phone below. */
const BARS_PX = 80;
/** Deeper levels are indented no further, so that names stay readable. */
const MOST_INDENTS = 8;

const rowId = (key: string) => `team-${key.replaceAll(' ', '-')}`;

type TeamTreeProps = {
  tree: TeamTreeModel;
  /** Paise that the whole team brought: a leg is shown as a share of it. */
  whole: number;
  active: string;
  onActive: (key: string) => void;
};

export function TeamTree({ tree, whole, active, onActive }: TeamTreeProps) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  const [{ top, height }, setView] = useState({ top: 0, height: 900 });
  const { rows } = tree;
  const at = Math.max(
    0,
    rows.findIndex(({ key }) => key === active),
  );
  const shownAt = useRef(at);
  useEffect(() => {
    // The page opens at its head, whatever row is active.
    if (shownAt.current !== at) scrollTo(box.current, at);
    shownAt.current = at;
  }, [at]);
  useEffect(() => {
    const measure = () => {
      const above = box.current?.getBoundingClientRect().top ?? 0;
      setView({ top: Math.max(0, -above), height: window.innerHeight });
    };
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, []);
  const first = Math.max(0, Math.floor(top / ROW_PX) - OVERSCAN);
  const last = Math.min(rows.length, Math.ceil((top + height) / ROW_PX) + OVERSCAN);
  const move = (place: number) =>
    onActive(rows[Math.min(rows.length - 1, Math.max(0, place))]?.key ?? active);
  return (
    <div
      ref={box}
      className={classes.box}
      role="tree"
      aria-label={t`Your team`}
      tabIndex={0}
      aria-activedescendant={rowId(rows[at]?.key ?? active)}
      onKeyDown={(event) => onKey(event, { tree, at, move })}
    >
      <div style={{ height: rows.length * ROW_PX, position: 'relative' }} role="presentation">
        {rows.slice(first, last).map((row, place) => (
          <Row
            key={row.key}
            row={row}
            top={(first + place) * ROW_PX}
            tree={tree}
            whole={whole}
            isActive={row.key === rows[at]?.key}
            onPick={() => {
              onActive(row.key);
              act(tree, row);
            }}
          />
        ))}
      </div>
    </div>
  );
}

function scrollTo(box: HTMLDivElement | null, at: number) {
  if (!box) return;
  const top = box.getBoundingClientRect().top + at * ROW_PX;
  const bottom = window.innerHeight - BARS_PX - ROW_PX;
  if (top < BARS_PX) window.scrollBy(0, top - BARS_PX);
  else if (top > bottom) window.scrollBy(0, top - bottom);
}

/** What a click or Enter does: opens or closes a member, and fetches where there is more. */
function act(tree: TeamTreeModel, { kind, id }: TreeRow) {
  if (kind === 'more' || kind === 'failed') void tree.load(id);
  else if (kind === 'member') (tree.isOpen(id) ? tree.close : tree.open)(id);
}

type Keys = { tree: TeamTreeModel; at: number; move: (place: number) => void };

function onKey(event: KeyboardEvent, { tree, at, move }: Keys) {
  const { rows } = tree;
  const row = rows[at];
  if (!row) return;
  const done = () => event.preventDefault();
  const isOpen = row.kind === 'member' && tree.isOpen(row.id);
  switch (event.key) {
    case 'ArrowDown':
      move(at + 1);
      return done();
    case 'ArrowUp':
      move(at - 1);
      return done();
    case 'Home':
      move(0);
      return done();
    case 'End':
      move(rows.length - 1);
      return done();
    case 'ArrowRight':
      if (isOpen) move(at + 1);
      else if (row.kind === 'member') tree.open(row.id);
      return done();
    case 'ArrowLeft':
      if (isOpen) tree.close(row.id);
      else move(placeAbove(rows, at));
      return done();
    case 'Enter':
    case ' ':
      act(tree, row);
      return done();
  }
}

/** Of the sponsor's row. */
function placeAbove(rows: readonly TreeRow[], at: number): number {
  const level = rows[at]?.level ?? 1;
  for (let place = at - 1; place >= 0; place -= 1) if ((rows[place]?.level ?? 0) < level) return place;
  return at;
}

type RowProps = {
  row: TreeRow;
  top: number;
  tree: TeamTreeModel;
  whole: number;
  isActive: boolean;
  onPick: () => void;
};

function Row({ row, top, tree, whole, isActive, onPick }: RowProps) {
  const isBranch = row.kind === 'member' && tree.isBranch(row.id);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree itself takes the keys, as its pattern asks
    <div
      id={rowId(row.key)}
      role="treeitem"
      tabIndex={-1}
      className={classes.row}
      style={{ top, '--indents': Math.min(row.level, MOST_INDENTS) - 1 } as CSSProperties}
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.size}
      aria-selected={isActive}
      aria-expanded={isBranch ? tree.isOpen(row.id) : undefined}
      data-active={isActive || undefined}
      onClick={onPick}
    >
      {row.kind === 'member' ? (
        <Member
          member={tree.memberOf(row.id)}
          isBranch={isBranch}
          isOpen={tree.isOpen(row.id)}
          level={row.level}
          whole={whole}
        />
      ) : (
        <Rest kind={row.kind} left={row.size - row.position + 1} />
      )}
    </div>
  );
}

function Rest({ kind, left }: { kind: 'more' | 'loading' | 'failed'; left: number }) {
  if (kind === 'loading') {
    return (
      <Group gap="xs">
        <Loader size="sm" aria-hidden />
        <Trans>Loading</Trans>
      </Group>
    );
  }
  if (kind === 'failed') return <Trans>These people could not be loaded. Try again.</Trans>;
  const count = left.toLocaleString('en-IN');
  return (
    <Text size="sm" td="underline">
      <Trans>Show more ({count} left)</Trans>
    </Text>
  );
}

type MemberProps = { member: TeamMember; isBranch: boolean; isOpen: boolean; level: number; whole: number };

function Member({ member, isBranch, isOpen, level, whole }: MemberProps) {
  const { t, i18n } = useLingui();
  const recruits = member.counted.toLocaleString('en-IN');
  const leg = formatRupeesShort(paise(member.team ?? 0));
  const own = formatRupeesShort(paise(member.personal ?? 0));
  const Mark = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <>
      <span className={classes.mark}>{isBranch && <Mark size={18} aria-hidden />}</span>
      <span className={classes.member}>
        <span className={classes.line}>
          <span className={classes.name}>{level === 1 ? t`You` : member.full_name}</span>
          {member.rank && (
            <Badge color="teal" size="sm" flex="none" className={classes.rank}>
              {member.rank}
            </Badge>
          )}
          {member.status !== 'active' && (
            <Badge color={affiliateStatusColours[member.status]} flex="none">
              {i18n._(affiliateStatusNames[member.status])}
            </Badge>
          )}
        </span>
        <span className={classes.facts}>
          <span data-code={member.team !== null || undefined}>{member.affiliate_id}</span>
          <span data-more={member.team !== null || undefined}>
            {' · '}
            <Trans>{recruits} direct</Trans>
            {member.team !== null && (
              <span
                title={`${formatRupees(paise(member.personal ?? 0))} / ${formatRupees(paise(member.team))}`}
              >
                {' · '}
                <Trans>
                  own {own}, with team {leg}
                </Trans>
              </span>
            )}
          </span>
          {member.team !== null && (
            <span className={classes.brief} aria-hidden>
              {member.rank && `${member.rank} · `}
              <Trans>own {own}</Trans>
              {member.counted > 0 && (
                <>
                  {' · '}
                  <Trans>{recruits} direct</Trans>
                </>
              )}
            </span>
          )}
        </span>
      </span>
      {member.team !== null && (
        <span className={classes.sum} aria-hidden>
          <strong>{leg}</strong>
          <Share part={member.team} whole={whole} />
        </span>
      )}
      {member.team !== null && (
        <span className={classes.columns} aria-hidden>
          <span>{recruits}</span>
          <span>{own}</span>
          <span>{leg}</span>
          <Share part={member.team} whole={whole} />
        </span>
      )}
    </>
  );
}

/** The facts of a member again, each in its column, where there is room; a phone has the leg and its share alone. */
export function TreeHead() {
  return (
    <div className={classes.head} aria-hidden>
      <span className={classes.sumHead}>
        <Trans>With team, and share of yours</Trans>
      </span>
      <span className={classes.columns}>
        <span>
          <Trans>Direct</Trans>
        </span>
        <span>
          <Trans>Own</Trans>
        </span>
        <span>
          <Trans>With team</Trans>
        </span>
        <span>
          <Trans>Share of your team</Trans>
        </span>
      </span>
    </div>
  );
}

function Share({ part, whole }: { part: number; whole: number }) {
  if (part === 0) return <span>–</span>;
  const percent = whole === 0 ? 0 : Math.round((part * 100) / whole);
  return (
    <span className={classes.share}>
      <span className={classes.bar}>
        <span style={{ inlineSize: `${percent}%` }} />
      </span>
      {percent}%
    </span>
  );
}
