/** Asks at a steady pace, whether or not the last one was answered, by connections that are kept and without trying again. */
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export type Said = { status: number; text: string };
export type Ask = (call: {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: object;
}) => Promise<Said>;

/** Throws where the answer is another than it has to be. */
export type Kind = (ask: Ask) => Promise<void>;

/** Each asker from a network of its own, as by a proxy. */
export const network = (n: number) => ({
  'x-forwarded-for': `198.51.${Math.floor(n / 250) % 250}.${1 + (n % 250)}`,
});

/** What happened while one phase went on. */
export type Phase = {
  name: string;
  asked: number;
  lost: string[];
  wrong: string[];
  p99Ms: number;
  mostMs: number;
};

const PATIENCE_MS = 20_000;

/** Nobody answered, or that it could not be done just now. */
class Lost extends Error {}

/** Goes through `kinds` in turn, one every `everyMs`. */
export function startLoad(port: number, kinds: Readonly<Record<string, Kind>>, everyMs: number) {
  // In turn, so that none of them is idle for long.
  const agent = new Agent({ keepAlive: true, maxSockets: 16, scheduling: 'fifo' });
  const ended = new AbortController();
  const phases: (Phase & { times: number[] })[] = [];
  const begin = (name: string) => {
    phases.push({ name, asked: 0, lost: [], wrong: [], p99Ms: 0, mostMs: 0, times: [] });
  };
  begin('before');
  const running = new Set<Promise<void>>();
  const one = async (name: string, kind: Kind) => {
    const phase = phases.at(-1) as Phase & { times: number[] };
    const ask: Ask = async (call) => {
      phase.asked += 1;
      const since = performance.now();
      try {
        return await send(agent, port, call);
      } finally {
        phase.times.push(performance.now() - since);
      }
    };
    await kind(ask).catch((error: Error) => {
      (error instanceof Lost ? phase.lost : phase.wrong).push(`${name}: ${error.message}`);
    });
  };
  const going = (async () => {
    for (let turn = 0; !ended.signal.aborted; turn += 1) {
      const names = Object.keys(kinds);
      const name = names[turn % names.length] as string;
      const work = one(name, kinds[name] as Kind).finally(() => running.delete(work));
      running.add(work);
      await pause(everyMs);
    }
    await Promise.all(running);
    agent.destroy();
  })();
  return {
    begin,
    /** All phases, once everything is answered. */
    async stop(): Promise<Phase[]> {
      ended.abort();
      await going;
      return phases.map(({ times, ...phase }) => {
        const sorted = times.toSorted((a, b) => a - b);
        const at = (part: number) => Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0);
        return { ...phase, p99Ms: at(0.99), mostMs: at(1) };
      });
    },
  };
}

function send(
  agent: Agent,
  port: number,
  { method = 'GET', path, headers = {}, body }: Parameters<Ask>[0],
): Promise<Said> {
  return new Promise((resolve, reject) => {
    const json = body && JSON.stringify(body);
    const asked = request(
      {
        agent,
        port,
        path,
        method,
        host: '127.0.0.1',
        timeout: PATIENCE_MS,
        headers: json
          ? { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) }
          : headers,
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (chunk) => {
          text += chunk;
        });
        answer.on('error', (error) => reject(new Lost(`${method} ${path}: ${error.message}`)));
        answer.on('end', () => {
          const status = answer.statusCode ?? 0;
          if (status >= 500) reject(new Lost(`${method} ${path}: ${status} ${text.slice(0, 200)}`));
          else resolve({ status, text });
        });
      },
    );
    asked.on('timeout', () => asked.destroy(new Error('no answer')));
    asked.on('error', (error: NodeJS.ErrnoException) =>
      reject(new Lost(`${method} ${path}: ${error.code ?? error.message}`)),
    );
    asked.end(json);
  });
}
