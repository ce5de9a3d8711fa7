/** Stands before a search node as its security does: TLS with an authority of its own, a user who may read and one who may write homes. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';

export interface SearchProxy {
  /** With user and password. */
  readUrl: string;
  writeUrl: string;
  /** Without them. */
  url: string;
  /** PEM. */
  ca: string;
  /** What was refused, as `user method path`. */
  refused: string[];
  /** Regions of requests whose signature names their content. */
  signed: string[];
  close(): Promise<void>;
}

const READS = [/^\/homes\/_search$/, /^\/homes-progress\/_doc\/[a-z]+$/];
const OF_HOMES = /^\/(_cluster\/health\/)?homes-[0-9a-z-]+(,homes-[0-9a-z-]+)*(\/|$)/;
const WRITES = [OF_HOMES, /^\/homes-\*$/, /^\/_aliases$/, /^\/_alias\/homes$/];
const SIGNED =
  /^AWS4-HMAC-SHA256 Credential=[^/]+\/\d{8}\/([a-z0-9-]+)\/es\/aws4_request, SignedHeaders=\S+, Signature=[0-9a-f]{64}$/;

const words = { reader: 'read only, please', writer: 'p@ss/word for writing' };
const basic = (user: keyof typeof words) =>
  `Basic ${Buffer.from(`${user}:${words[user]}`).toString('base64')}`;

export async function startSearchProxy(nodeUrl: string): Promise<SearchProxy> {
  const { key, cert } = await certificate();
  const refused: string[] = [];
  const signed: string[] = [];

  const mayPass = ({ headers, method, url = '' }: IncomingMessage, body: Buffer): boolean => {
    const { authorization = '' } = headers;
    const path = url.split('?')[0] ?? '';
    const [, region] = SIGNED.exec(authorization) ?? [];
    const sum = createHash('sha256').update(body).digest('hex');
    if (region && headers['x-amz-content-sha256'] === sum) {
      signed.push(region);
      return true;
    }
    const isReader = authorization === basic('reader');
    const isWriter = authorization === basic('writer');
    if (isWriter && [...WRITES, ...READS].some((allowed) => allowed.test(path))) return true;
    if (isReader && /^(GET|POST)$/.test(method ?? '') && READS.some((allowed) => allowed.test(path)))
      return true;
    refused.push(`${isReader ? 'reader' : isWriter ? 'writer' : 'nobody'} ${method} ${path}`);
    return false;
  };

  const answer = async (from: IncomingMessage, to: ServerResponse): Promise<void> => {
    const body = await buffer(from);
    if (!mayPass(from, body)) return void to.writeHead(403).end('{"error":"forbidden"}');
    const { method, url, headers } = from;
    const { hostname, port } = new URL(nodeUrl);
    const onwards = request({ hostname, port, method, path: url, headers }, (there) => {
      to.writeHead(there.statusCode ?? 502, there.headers);
      there.pipe(to);
    });
    onwards.on('error', () => to.headersSent || to.writeHead(502).end());
    onwards.end(body);
  };

  const server = createServer({ key, cert }, (from, to) => void answer(from, to).catch(() => to.destroy()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const as = (user: keyof typeof words) =>
    `https://${user}:${encodeURIComponent(words[user])}@127.0.0.1:${port}`;
  return {
    readUrl: as('reader'),
    writeUrl: as('writer'),
    url: `https://127.0.0.1:${port}`,
    ca: cert,
    refused,
    signed,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Signed by itself, so that it is its own authority. */
async function certificate(): Promise<{ key: string; cert: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'search-proxy-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const made = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=search';
  await promisify(execFile)('openssl', [
    ...made.split(' '),
    ...['-keyout', key, '-out', cert, '-addext', 'subjectAltName=IP:127.0.0.1'],
  ]);
  const read = { key: await readFile(key, 'utf8'), cert: await readFile(cert, 'utf8') };
  await rm(folder, { recursive: true, force: true });
  return read;
}
