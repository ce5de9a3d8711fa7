/**
 * Where the demo's stories happen: its people call the product's own procedures, each act at its moment of the past. What an act leaves
 * to the queue that others rely on is done at once; letters and messages of the past are not sent.
 */
import { createRouterClient } from '@orpc/server';
import { type Instant, instantInIndia } from '../../../src/domain/dates.ts';
import { router } from '../../../src/server/app/router.ts';
import { createServices, type RunningServices } from '../../../src/server/app/services.ts';
import type { Config } from '../../../src/server/lib/config.ts';
import type { Jobs } from '../../../src/server/lib/jobs.ts';
import type { Services } from '../../../src/server/lib/request-context.ts';

/** The procedures as somebody calls them. */
type Caller = ReturnType<typeof clientOf>;
/** The procedures as the person with that user id. */
export type Cast = (person: string) => Caller;

/** The code that was sent to an address last. */
export type CodeSentTo = (email: string) => string;

/** Something that happens at its moment. Acts of one moment happen side by side, so none may need another. */
export type Act = { at: Instant; do: (as: Cast, codeSentTo: CodeSentTo) => Promise<unknown> };

/** Jobs whose work later acts rely on. */
const doneAtOnce: ReadonlySet<string> = new Set([
  'tenancy.write-dues',
  'months.close',
  'affiliates.tell-month',
]);
/** This process and two of the database: more would only wait for the two cores of a small machine. */
const SIDE_BY_SIDE = 3;

export type Stage = {
  services: RunningServices;
  /** All acts in their order in time. */
  play(acts: readonly Act[]): Promise<void>;
  /** Does the work of a scheduled job, as if its hour had come. */
  work(job: string): Promise<void>;
  /** Back to the present; the stage's sessions end. */
  close(): Promise<void>;
};

export async function openStage(config: Config, databaseUrl: string): Promise<Stage> {
  const services = await createServices({ ...config, runsJobs: false }, databaseUrl);
  const { clock, pools } = services.database;
  const handlers = new Map(services.handlers.map((handler) => [handler.name, handler]));
  await openSessions(services);

  /** With a queue whose work is done at the end, and the codes that it sent. */
  const withJobs = async (
    run: (jobs: Jobs, codes: ReadonlyMap<string, string>) => Promise<unknown> | undefined,
  ): Promise<void> => {
    const left: Left[] = [];
    const codes = new Map<string, string>();
    const jobs = keepingJobs(services.jobs, left, codes);
    await run(jobs, codes);
    for (const { name, data } of left) await handlers.get(name)?.handle(data, jobs);
  };

  const perform = (act: Act['do']): Promise<void> =>
    withJobs((jobs, codes) =>
      act(
        (person) => clientOf({ ...services, jobs }, person),
        (email) => {
          const code = codes.get(email);
          if (code === undefined) throw new Error(`No code was sent to ${email}`);
          return code;
        },
      ),
    );

  return {
    services,
    async play(acts) {
      for (const [at, some] of byMoment(acts)) {
        clock.liveAt(at);
        const waiting = some.values();
        await Promise.all(
          Array.from({ length: SIDE_BY_SIDE }, async () => {
            for (const act of waiting) await perform(act.do);
          }),
        );
      }
    },
    work: (job) => withJobs((jobs) => handlers.get(job)?.handle({}, jobs)),
    async close() {
      clock.liveAt(null);
      await pools.auth.query('delete from auth.sessions where token like $1', [`${TOKEN}%`]);
      await services.close();
    },
  };
}

function clientOf(services: Services, person: string) {
  return createRouterClient(router, {
    context: {
      services,
      subject: { userId: person, sessionId: person },
      requestId: 'demo',
      address: null,
      idempotencyKey: null,
    },
  });
}

type Left = { name: string; data: object };

/** Stores nothing: what is done at once is kept for the end of the act, whose transaction has to end first. Codes are read by whom they are sent to. */
function keepingJobs(jobs: Jobs, left: Left[], codes: Map<string, string>): Jobs {
  const keep = async ({ name }: { name: string }, data: object): Promise<void> => {
    if (doneAtOnce.has(name)) left.push({ name, data });
    if ('email' in data && 'code' in data) codes.set(String(data.email), String(data.code));
  };
  return { ...jobs, enqueue: keep, enqueueOnce: keep, enqueueLater: keep };
}

function byMoment(acts: readonly Act[]): Map<Instant, Act[]> {
  const moments = Map.groupBy(acts, ({ at }) => at);
  return new Map([...moments].sort(([one], [other]) => (one < other ? -1 : 1)));
}

const TOKEN = 'demo ';

/**
 * Procedures answer whose session goes on, and some who proved lately who it is: these count as open and proved for as long as a slow
 * machine may take. Nobody has their token, and they end with the stage.
 */
async function openSessions({ database }: RunningServices): Promise<void> {
  await database.pools.auth.query(
    `insert into auth.sessions (id, token, user_id, expires_at, proved_at)
     select id, $1 || gen_random_uuid(), id, later, later from auth.users, (select now() + interval '1 day' as later) as ends`,
    [TOKEN],
  );
}

/** That hour of that day in India. */
export const at = (day: string, hour: number): Instant => instantInIndia(day, hour);
