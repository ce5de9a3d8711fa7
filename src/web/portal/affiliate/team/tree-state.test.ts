import { describe, expect, it } from 'vitest';
import type { TeamMember } from '../../../../contract/affiliates.ts';
import { changeTree, isBranch, rowsOf, type TreeAction, treeOf } from './tree-state.ts';

const member = (affiliate_id: string, sponsor_id: string | null, recruits = 0): TeamMember => ({
  affiliate_id,
  full_name: affiliate_id,
  status: 'active',
  joined_at: '2026-01-01T00:00:00.000Z',
  sponsor_id,
  recruits,
  counted: recruits,
  rank: null,
  personal: null,
  team: null,
});

const treeAfter = (...actions: TreeAction[]) => actions.reduce(changeTree, treeOf(member('R', null, 3)));
const shown = (...actions: TreeAction[]) =>
  rowsOf(treeAfter(...actions)).map(({ kind, key, level }) => `${level} ${kind === 'member' ? key : kind}`);
const children: TreeAction = {
  type: 'loaded',
  id: 'R',
  items: [member('A', 'R', 1), member('B', 'R')],
  next: 'more',
  total: 3,
};

describe('a team as rows', () => {
  it('begins with oneself, closed', () => {
    expect(shown()).toEqual(['1 R']);
    expect(isBranch(treeAfter(), 'R')).toBe(true);
  });

  it('shows children once they came, and that there are more', () => {
    expect(shown({ type: 'open', id: 'R' }, { type: 'loading', id: 'R' })).toEqual(['1 R', '2 loading']);
    expect(shown({ type: 'open', id: 'R' }, children)).toEqual(['1 R', '2 A', '2 B', '2 more']);
    const last: TreeAction = { type: 'loaded', id: 'R', items: [member('C', 'R')], next: null, total: 3 };
    expect(shown({ type: 'open', id: 'R' }, children, last)).toEqual(['1 R', '2 A', '2 B', '2 C']);
    expect(shown({ type: 'open', id: 'R' }, children, { type: 'close', id: 'R' })).toEqual(['1 R']);
  });

  it('says that children could not be loaded', () => {
    expect(shown({ type: 'open', id: 'R' }, { type: 'failed', id: 'R' })).toEqual(['1 R', '2 failed']);
  });

  it('opens the way to somebody who was searched for, and does not show them twice when their page comes', () => {
    const reveal: TreeAction = {
      type: 'reveal',
      path: [member('R', null, 3), member('A', 'R', 1), member('D', 'A')],
    };
    expect(shown(reveal)).toEqual(['1 R', '2 A', '3 D', '3 more', '2 more']);
    expect(shown(reveal, children)).toEqual(['1 R', '2 A', '3 D', '3 more', '2 B', '2 more']);
    expect(shown({ type: 'reveal', path: [member('X', null)] })).toEqual(['1 R']);
  });

  it('knows place and number of everyone among their own', () => {
    const [, a, b] = rowsOf(treeAfter({ type: 'open', id: 'R' }, children));
    expect([a?.position, a?.size, b?.position, b?.size]).toEqual([1, 3, 2, 3]);
  });

  it('is no deeper for a chain of ten thousand', () => {
    const path = Array.from({ length: 10_000 }, (_, n) =>
      member(n === 0 ? 'R' : `P${n}`, n === 0 ? null : n === 1 ? 'R' : `P${n - 1}`, 1),
    );
    const rows = rowsOf(changeTree(treeOf(path[0] as TeamMember), { type: 'reveal', path }));
    expect(rows.filter(({ kind }) => kind === 'member')).toHaveLength(10_000);
    expect(rows.find(({ key }) => key === 'P9999')?.level).toBe(10_000);
  });
});
