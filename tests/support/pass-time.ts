/** Lets time pass in a product: its clock moves on, and each scheduled job that falls due runs by its own handler. */
import { CronExpressionParser } from 'cron-parser';
import {
  addDays,
  type CalendarDate,
  dateInIndia,
  epochMs,
  type Instant,
  instantInIndia,
} from '../../src/domain/dates.ts';
import type { JobHandler } from '../../src/server/lib/jobs.ts';
import type { TestServices } from './services.ts';

/**
 * When the clock stops for work: what was due since the stop before is done in its order, as by a worker that had been away. A stop
 * for each job would take a year's test a quarter of an hour.
 */
const STOPS = [5, 10];
/** Work that comes more than once a day comes once: when people are awake, so that nothing waits for the morning. */
const OFTEN_AT = 10;

type Run = { due: Instant; at: Instant; handler: JobHandler };

export type Passing = {
  /** Does what waits in the queue. */
  work(): Promise<void>;
  /** Everything that falls due until that moment, with whatever it stores in the queue. */
  passTo(moment: Instant): Promise<void>;
  /** How often each scheduled job has run. */
  runs: ReadonlyMap<string, number>;
};

export function passTime({ services, asOwner, moveTo }: TestServices): Passing {
  const handlers = new Map(services.handlers.map((handler) => [handler.name, handler]));
  const runs = new Map<string, number>();

  /** What was stored in the queue and is due by the product's clock, until nothing stores more. */
  async function work(): Promise<void> {
    for (;;) {
      const jobs = await asOwner<{ name: string; data: unknown }>(`
        update pgboss.job set state = 'completed', started_on = now(), completed_on = now()
         where state = 'created' and start_after <= app.now() and name not like '\\_\\_%' returning name, data`);
      if (jobs.length === 0) return;
      for (const { name, data } of jobs) {
        const handler = handlers.get(name);
        if (!handler) throw new Error(`Nobody does the job ${name}`);
        await handler.handle(data, services.jobs);
      }
    }
  }

  async function run({ at, handler }: Run): Promise<void> {
    if (epochMs(at) > epochMs(services.now())) await moveTo(at);
    await handler.handle({}, services.jobs).catch((cause: unknown) => {
      throw new Error(`${handler.name} failed at ${at}`, { cause });
    });
    runs.set(handler.name, (runs.get(handler.name) ?? 0) + 1);
    await work();
  }

  return {
    runs,
    work,
    async passTo(moment) {
      await work();
      for (const one of runsBetween(services.handlers, services.now(), moment)) await run(one);
      await moveTo(moment);
      await work();
    },
  };
}

function runsBetween(handlers: readonly JobHandler[], from: Instant, to: Instant): Run[] {
  const runs: Run[] = [];
  for (let day = dateInIndia(from); day <= dateInIndia(to); day = addDays(day, 1)) {
    for (const handler of handlers) {
      const due = handler.schedule === undefined ? null : timeOn(day, handler.schedule);
      if (due !== null && due > from && due <= to) runs.push({ due, at: stopAfter(day, due), handler });
    }
  }
  return runs.sort((a, b) => epochMs(a.due) - epochMs(b.due));
}

const stopAfter = (day: CalendarDate, due: Instant): Instant =>
  STOPS.map((hour) => instantInIndia(day, hour)).find((stop) => stop >= due) ?? due;

/** When it comes on that day in India; null: not at all. */
function timeOn(day: CalendarDate, schedule: string): Instant | null {
  const [first, second] = timesFrom(instantInIndia(day, 0), schedule, 2);
  if (!first || dateInIndia(first) !== day) return null;
  const isOften = second !== undefined && dateInIndia(second) === day;
  return isOften ? (timesFrom(instantInIndia(day, OFTEN_AT), schedule, 1)[0] ?? null) : first;
}

function timesFrom(from: Instant, schedule: string, count: number): Instant[] {
  const currentDate = new Date(epochMs(from) - 1);
  const times = CronExpressionParser.parse(schedule, { tz: 'Asia/Kolkata', currentDate });
  return times.take(count).map((time) => time.toDate().toISOString());
}
