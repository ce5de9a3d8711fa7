// Which homes carry the signed-in person's heart; shown at once, taken back when the server says no.
import type { Api } from '../../lib/api-context.ts';
import { isUnanswered, outbox } from '../../lib/offline/outbox.ts';

type LoadApi = () => Promise<Api>;

const listeners = new Set<() => void>();
let hearts: ReadonlySet<string> = new Set();
let owner: string | undefined;
/** Known also when the hearts could not be read. */
let person: string | undefined;

function show(next: ReadonlySet<string>): void {
  hearts = next;
  for (const listener of listeners) listener();
}

function withHeart(id: string, has: boolean): ReadonlySet<string> {
  const next = new Set(hearts);
  if (has) next.add(id);
  else next.delete(id);
  return next;
}

const nameOf = (has: boolean) => (has ? 'shortlist.add' : 'shortlist.remove');

export const shortlistStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get: () => hearts,
  /** Reads the hearts once for each person; nobody signed in has none. */
  async open(userId: string | undefined, loadApi: LoadApi): Promise<void> {
    if (owner === userId) return;
    owner = userId;
    person = userId;
    show(new Set());
    if (userId === undefined) return;
    try {
      const { ids } = await (await loadApi()).shortlist.ids();
      if (owner === userId) show(new Set([...ids, ...hearts]));
    } catch {
      owner = undefined;
    }
  },
  /** Throws what the server said, after taking the heart back; without an answer the heart stays and is sent later. */
  async toggle(id: string, loadApi: LoadApi): Promise<'sent' | 'kept'> {
    const has = !hearts.has(id);
    show(withHeart(id, has));
    try {
      const { shortlist } = await loadApi();
      await (has ? shortlist.add({ property_id: id }) : shortlist.remove({ property_id: id }));
      return 'sent';
    } catch (error) {
      const call = { name: nameOf(has), input: { property_id: id } } as const;
      if (person && isUnanswered(error) && (await outbox.queue(person, call))) return 'kept';
      show(withHeart(id, !has));
      throw error;
    }
  },
};
