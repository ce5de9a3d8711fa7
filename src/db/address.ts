// Reads the address of a database as hosts give it, and settles it as one URL that every connection of ours understands.

const DEFAULT_PORT = 5432;
/** Ours alone: the driver takes one host. */
const OTHER_HOSTS = 'other_hosts';

export type Host = { host: string; port: number };

/**
 * One URL of what may name several hosts (`postgres://user:password@one:5432,two:5432/kiraya`) and an authority of one's own. Says
 * what is wrong with it without a part of it, since it holds a password.
 */
export function addressOf(given: string, caFile?: string): string {
  const [, scheme, login = '', hosts = '', rest] =
    /^(postgres(?:ql)?:\/\/)(?:(.*)@)?([^@/?#]*)(\/[^?#/]+.*)$/.exec(given.trim()) ?? [];
  if (!scheme || !rest) {
    throw new Error(/^postgres(ql)?:/.test(given) ? 'must name a database' : 'must be a postgres:// address');
  }
  const [first = '', ...others] = hosts.split(',');
  const url = parsed(`${scheme}${login && `${login}@`}${first}${rest}`);
  if (others.length > 0) {
    url.searchParams.set(OTHER_HOSTS, others.map(hostNamed).join(','));
  }
  settleTarget(url);
  settleEncryption(url, caFile);
  return url.href;
}

function parsed(text: string): URL {
  const url = URL.parse(text);
  if (!url) throw new Error('must be a postgres:// address');
  return url;
}

function hostNamed(text: string): string {
  const { host } = parsed(`postgres://${text}/`);
  if (!host) throw new Error('must be a postgres:// address with a name before each comma');
  return host;
}

/** Every connection of ours looks for the host that takes writes. */
function settleTarget({ searchParams }: URL): void {
  const target = searchParams.get('target_session_attrs');
  if (target !== null && !['read-write', 'primary', 'any'].includes(target)) {
    throw new Error('may only ask for target_session_attrs=read-write or primary');
  }
  searchParams.delete('target_session_attrs');
}

/** Encrypted or not: where it is, the server is always proved by its certificate, so the weaker words mean the same. */
function settleEncryption({ searchParams }: URL, caFile: string | undefined): void {
  const mode = searchParams.get('sslmode');
  if (['prefer', 'require', 'verify-ca'].includes(mode ?? '')) searchParams.set('sslmode', 'verify-full');
  if (caFile === undefined) return;
  if (mode === 'disable' || mode === 'no-verify')
    throw new Error(`says sslmode=${mode} and has a DATABASE_CA_FILE`);
  searchParams.set('sslmode', 'verify-full');
  if (!searchParams.has('sslrootcert')) searchParams.set('sslrootcert', caFile);
}

/** All hosts of an address that `addressOf` settled, in its order. */
export function hostsOf(address: string): Host[] {
  const url = new URL(address);
  const others = url.searchParams.get(OTHER_HOSTS)?.split(',') ?? [];
  return [url, ...others.map((other) => new URL(`postgres://${other}`))].map(({ hostname, port }) => ({
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(port) || DEFAULT_PORT,
  }));
}
