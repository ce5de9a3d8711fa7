// The team as it is opened: asks for children when they are wanted, and finds the way to whoever was searched for.
import { useMemo, useReducer } from 'react';
import type { TeamMember } from '../../../../contract/affiliates.ts';
import { useApi } from '../../../lib/api-provider.tsx';
import { changeTree, isBranch, rowsOf, treeOf } from './tree-state.ts';

const PAGE = 50;

export function useTeamTree(root: TeamMember) {
  const { api } = useApi();
  const [state, change] = useReducer(changeTree, root, treeOf);
  const rows = useMemo(() => rowsOf(state), [state]);
  const load = async (id: string) => {
    if (state.loading.has(id)) return;
    const next = state.children.get(id)?.next ?? '';
    change({ type: 'loading', id });
    try {
      const page = await api.team.children({
        affiliate_id: id,
        limit: PAGE,
        ...(next === '' ? {} : { cursor: next }),
      });
      change({ type: 'loaded', id, items: page.items, next: page.next_cursor, total: page.total });
    } catch {
      change({ type: 'failed', id });
    }
  };
  const open = (id: string) => {
    if (!isBranch(state, id)) return;
    change({ type: 'open', id });
    if (!state.children.has(id)) void load(id);
  };
  const close = (id: string) => change({ type: 'close', id });
  /** False for somebody so deep that their way does not reach up here. Rejects when the way cannot be asked for. */
  const reveal = async (id: string): Promise<boolean> => {
    const { items } = await api.team.path({ affiliate_id: id });
    change({ type: 'reveal', path: items });
    return items.some(({ affiliate_id }) => affiliate_id === root.affiliate_id);
  };
  return {
    rows,
    memberOf: (id: string) => state.members.get(id) as TeamMember,
    isOpen: (id: string) => state.open.has(id),
    isBranch: (id: string) => isBranch(state, id),
    open,
    close,
    load,
    reveal,
  };
}

export type TeamTreeModel = ReturnType<typeof useTeamTree>;
