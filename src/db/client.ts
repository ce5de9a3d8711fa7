// The driver's client, which besides finds the host that takes writes where an address names several.
import type { Socket } from 'node:net';
import pg from 'pg';
import { type Host, hostsOf } from './address.ts';

/** A host that does not say so by then is passed over. All are asked at once. */
const ASK_MS = 2_000;
/** Connections made in such a short time after another ask nobody again. */
const KNOWN_MS = 1_000;

type Known = { writer: Promise<Host>; at: number };
/** By all hosts of an address. */
const known = new Map<string, Known>();

export class Client extends pg.Client {
  readonly #config: pg.ClientConfig;
  readonly #hosts: readonly Host[];

  constructor(config: pg.ClientConfig = {}) {
    super(config);
    this.#config = config;
    this.#hosts = config.connectionString ? hostsOf(config.connectionString) : [];
  }

  override connect(): Promise<this>;
  override connect(callback: (error: Error) => void): void;
  override connect(callback?: (error: Error) => void): Promise<this> | undefined {
    const [, second] = this.#hosts;
    if (!second) {
      if (!callback) return super.connect() as Promise<this>;
      super.connect(callback);
      return undefined;
    }
    const connecting = writerAmong(this.#hosts, this.#config).then(({ host, port }) => {
      this.host = host;
      this.port = port;
      return super.connect() as Promise<this>;
    });
    // What failed may have moved: whoever comes next asks anew.
    connecting.catch(() => known.delete(namesOf(this.#hosts)));
    if (!callback) return connecting;
    connecting.then(() => callback(null as unknown as Error), callback);
    return undefined;
  }
}

function writerAmong(hosts: readonly Host[], config: pg.ClientConfig): Promise<Host> {
  const names = namesOf(hosts);
  const last = known.get(names);
  if (last && performance.now() - last.at < KNOWN_MS) return last.writer;
  const writer = findWriter(hosts, config);
  known.set(names, { writer, at: performance.now() });
  return writer;
}

async function findWriter(hosts: readonly Host[], config: pg.ClientConfig): Promise<Host> {
  try {
    return await Promise.any(hosts.map((host) => asked(host, config)));
  } catch (error) {
    const reasons = (error as AggregateError).errors.map((reason: Error) => reason.message);
    throw Object.assign(new Error(`no host of the database takes writes (${reasons.join('; ')})`), {
      code: 'ECONNREFUSED',
    });
  }
}

/** That host, if it takes writes. */
async function asked(to: Host, config: pg.ClientConfig): Promise<Host> {
  const client = new pg.Client({
    ...config,
    application_name: 'kiraya looks for the writer',
    connectionTimeoutMillis: ASK_MS,
    query_timeout: ASK_MS,
  });
  client.on('error', () => undefined);
  client.host = to.host;
  client.port = to.port;
  try {
    await client.connect();
    const { rows } = await client.query<{ writes: boolean }>('select not pg_is_in_recovery() as writes');
    if (rows[0]?.writes) return to;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(`${nameOf(to)}: ${message || code}`);
  } finally {
    // Not waited for: one that has vanished never says goodbye.
    client.end().catch(() => undefined);
    (client.connection.stream as Socket).destroySoon();
  }
  throw new Error(`${nameOf(to)}: follows another`);
}

const nameOf = ({ host, port }: Host): string => `${host}:${port}`;
const namesOf = (hosts: readonly Host[]): string => hosts.map(nameOf).join(',');
