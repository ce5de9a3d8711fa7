// Sends what waits in the outbox, oldest first, each step kept as soon as it is done: a line that breaks loses nothing and repeats
// nothing. Tabs take turns.
import type { Api } from '../api-context.ts';
import { isUnanswered, type Outbox } from './outbox.ts';
import { type ReportDraft, reportInputOf } from './report-draft.ts';
import { reportDrafts } from './report-drafts.ts';
import {
  isOfShortlist,
  isReport,
  isRequest,
  type Waiting,
  type WaitingReport,
  type WaitingRequest,
} from './waiting.ts';

export type Outcome = {
  /** Arrived, of those whose waiting was announced. */
  sent: number;
  refused: number;
  /** Wait for another try. */
  left: number;
};

/** Words for what the server refused, for the person to read. */
export type Explain = (error: unknown) => Promise<string>;

/** May be refused for a while (429, 5xx, the same key at work): then it waits on. Other refusals would be repeated for ever. */
const isFinal = (error: unknown): boolean => {
  if (error instanceof Error && 'code' in error && error.code === 'RULE_BROKEN') return true;
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0;
  return status >= 400 && status < 500 && ![401, 408, 409, 429].includes(status);
};

async function sendRequest({ maintenance }: Api, outbox: Outbox, one: WaitingRequest): Promise<void> {
  const known = (own: (now: WaitingRequest) => Partial<WaitingRequest>) =>
    outbox.change(one, (now) => (isRequest(now) ? { ...now, ...own(now) } : now));
  const id =
    one.requestId ?? (await maintenance.raise(one.input, { context: { idempotencyKey: one.key } })).id;
  if (one.requestId === null) await known(() => ({ requestId: id }));
  for (const { key, file } of one.photos) {
    await maintenance.addPhoto({ id, file }, { context: { idempotencyKey: key } });
    await known(({ photos }) => ({ photos: photos.filter((photo) => photo.key !== key) }));
  }
}

/** The photos first, so that the other side never reads a report without them. */
async function sendReport({ conditionReports }: Api, outbox: Outbox, one: WaitingReport): Promise<void> {
  const { draft } = one;
  const ids = new Map<string, string>();
  for (const { key, id } of draft.photos) {
    const file = id === null ? await reportDrafts.photo(key) : null;
    if (!file) continue;
    const input = { lease_id: draft.leaseId, file };
    const arrived = await conditionReports.addPhoto(input, { context: { idempotencyKey: key } });
    ids.set(key, arrived.id);
    await outbox.change(one, (now) => (isReport(now) ? { ...now, draft: withIds(now.draft, ids) } : now));
  }
  await conditionReports.send(reportInputOf(withIds(draft, ids)), { context: { idempotencyKey: one.key } });
  await reportDrafts.dropPhotos(draft.photos.map(({ key }) => key));
}

const withIds = (draft: ReportDraft, ids: ReadonlyMap<string, string>): ReportDraft => ({
  ...draft,
  photos: draft.photos.map((photo) => ({ ...photo, id: photo.id ?? ids.get(photo.key) ?? null })),
});

function send(api: Api, outbox: Outbox, one: Waiting): Promise<unknown> {
  if (isRequest(one)) return sendRequest(api, outbox, one);
  if (isReport(one)) return sendReport(api, outbox, one);
  const options = { context: { idempotencyKey: one.key } };
  if (one.name === 'shortlist.add') return api.shortlist.add(one.input, options);
  if (one.name === 'shortlist.remove') return api.shortlist.remove(one.input, options);
  return api.shortlist.note(one.input, options);
}

/** What was written with care stays with the reason when it was refused; a heart or a note goes. */
const refuse = async (outbox: Outbox, one: Waiting, problem: string): Promise<void> =>
  isOfShortlist(one) ? outbox.drop(one) : outbox.change(one, (now) => ({ ...now, problem }));

const partOf = ({ name }: Waiting) => name.split('.')[0] ?? name;
const isDue = (one: Waiting) => one.problem === null;

let turn: Promise<unknown> = Promise.resolve();

/** One sender at a time, in all tabs where the browser can; in this one everywhere. */
function inTurn<T>(owner: string, work: () => Promise<T>): Promise<T> {
  if ('locks' in navigator) return navigator.locks.request(`kiraya.outbox.${owner}`, work) as Promise<T>;
  const next = turn.then(work, work);
  turn = next.catch(() => undefined);
  return next;
}

export function sendOutbox(
  outbox: Outbox,
  owner: string,
  loadApi: () => Promise<Api>,
  explain: Explain,
): Promise<Outcome> {
  return inTurn(owner, async () => {
    const done = { sent: 0, refused: 0 };
    // What the server cannot take for a while holds up its own kind only.
    const stuck = new Set<string>();
    const tried = new Set<string>();
    const next = async () =>
      (await outbox.read(owner)).find((one) => isDue(one) && !tried.has(one.key) && !stuck.has(partOf(one)));
    for (let one = await next(); one; one = await next()) {
      tried.add(one.key);
      try {
        await send(await loadApi(), outbox, one);
        await outbox.drop(one);
        if (!one.isQuiet) done.sent += 1;
      } catch (error) {
        if (isUnanswered(error)) break;
        if (isFinal(error)) {
          await refuse(outbox, one, await explain(error));
          done.refused += 1;
        } else stuck.add(partOf(one));
      }
    }
    return { ...done, left: (await outbox.read(owner)).filter(isDue).length };
  });
}
