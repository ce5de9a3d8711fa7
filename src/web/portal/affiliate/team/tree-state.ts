// What is known of a team so far and what of it is open: rows in the order they are shown, however large the team is.
import type { TeamMember } from '../../../../contract/affiliates.ts';

export type Children = {
  /** In the order they joined; one that was searched for may stand before its page came. */
  readonly ids: readonly string[];
  /** Of the next page; null after the last. */
  readonly next: string | null;
  readonly total: number;
};

export type TreeState = {
  readonly root: string;
  readonly members: ReadonlyMap<string, TeamMember>;
  readonly children: ReadonlyMap<string, Children>;
  readonly open: ReadonlySet<string>;
  readonly loading: ReadonlySet<string>;
  readonly failed: ReadonlySet<string>;
};

export type TreeRow = {
  readonly kind: 'member' | 'more' | 'loading' | 'failed';
  /** Of the member, or of whose children the row is about. */
  readonly id: string;
  readonly key: string;
  /** 1 for the root. */
  readonly level: number;
  readonly position: number;
  readonly size: number;
};

export type TreeAction =
  | { type: 'open' | 'close' | 'loading' | 'failed'; id: string }
  | { type: 'loaded'; id: string; items: readonly TeamMember[]; next: string | null; total: number }
  /** The way from the root down to somebody: everyone above them is opened. */
  | { type: 'reveal'; path: readonly TeamMember[] };

export const treeOf = (root: TeamMember): TreeState => ({
  root: root.affiliate_id,
  members: new Map([[root.affiliate_id, root]]),
  children: new Map(),
  open: new Set(),
  loading: new Set(),
  failed: new Set(),
});

const withOne = (set: ReadonlySet<string>, id: string) => new Set(set).add(id);
function without(set: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(set);
  next.delete(id);
  return next;
}

export function changeTree(state: TreeState, action: TreeAction): TreeState {
  switch (action.type) {
    case 'open':
      return { ...state, open: withOne(state.open, action.id) };
    case 'close':
      return { ...state, open: without(state.open, action.id) };
    case 'loading':
      return {
        ...state,
        loading: withOne(state.loading, action.id),
        failed: without(state.failed, action.id),
      };
    case 'failed':
      return {
        ...state,
        loading: without(state.loading, action.id),
        failed: withOne(state.failed, action.id),
      };
    case 'loaded':
      return loaded(state, action);
    case 'reveal':
      return revealed(state, action.path);
  }
}

function loaded(state: TreeState, { id, items, next, total }: TreeAction & { type: 'loaded' }): TreeState {
  const before = state.children.get(id)?.ids ?? [];
  const fresh = items.map((item) => item.affiliate_id).filter((child) => !before.includes(child));
  return {
    ...state,
    members: withMembers(state, items),
    children: new Map(state.children).set(id, { ids: [...before, ...fresh], next, total }),
    loading: without(state.loading, id),
  };
}

function withMembers(state: TreeState, items: readonly TeamMember[]): ReadonlyMap<string, TeamMember> {
  const members = new Map(state.members);
  for (const item of items) members.set(item.affiliate_id, item);
  return members;
}

function revealed(state: TreeState, path: readonly TeamMember[]): TreeState {
  const from = path.findIndex(({ affiliate_id }) => affiliate_id === state.root);
  if (from < 0) return state;
  const children = new Map(state.children);
  const open = new Set(state.open);
  for (let i = from; i + 1 < path.length; i += 1) {
    const [above, child] = [path[i] as TeamMember, path[i + 1] as TeamMember];
    const known = children.get(above.affiliate_id);
    open.add(above.affiliate_id);
    if (known?.ids.includes(child.affiliate_id)) continue;
    children.set(above.affiliate_id, {
      ids: [...(known?.ids ?? []), child.affiliate_id],
      // An empty cursor stands for the first page, which was never asked for.
      next: known ? known.next : '',
      total: Math.max(known?.total ?? 0, above.recruits),
    });
  }
  return { ...state, members: withMembers(state, path.slice(from)), children, open };
}

/** Whether there is anything to open below that member. */
export const isBranch = (state: TreeState, id: string): boolean => (state.members.get(id)?.recruits ?? 0) > 0;

/** Everything that is open, top down; deep teams are no deeper here, because nothing calls itself. */
export function rowsOf(state: TreeState): TreeRow[] {
  const rows: TreeRow[] = [];
  const waiting: TreeRow[] = [
    { kind: 'member', id: state.root, key: state.root, level: 1, position: 1, size: 1 },
  ];
  while (waiting.length > 0) {
    const row = waiting.pop() as TreeRow;
    rows.push(row);
    if (row.kind !== 'member' || !state.open.has(row.id)) continue;
    waiting.push(...rowsBelow(state, row).reverse());
  }
  return rows;
}

function rowsBelow(state: TreeState, { id, level }: TreeRow): TreeRow[] {
  const known = state.children.get(id);
  const legOf = (child: string) => state.members.get(child)?.team ?? 0;
  // The strongest leg first; equal ones in the order they joined.
  const ids = (known?.ids ?? []).toSorted((a, b) => legOf(b) - legOf(a));
  const size = Math.max(known?.total ?? 0, ids.length);
  const rows: TreeRow[] = ids.map((child, place) => ({
    kind: 'member',
    id: child,
    key: child,
    level: level + 1,
    position: place + 1,
    size,
  }));
  const last = { id, level: level + 1, position: ids.length + 1, size: Math.max(size, 1) };
  if (state.loading.has(id)) rows.push({ ...last, kind: 'loading', key: `${id} loading` });
  else if (state.failed.has(id)) rows.push({ ...last, kind: 'failed', key: `${id} failed` });
  else if (known?.next != null) rows.push({ ...last, kind: 'more', key: `${id} more` });
  return rows;
}
