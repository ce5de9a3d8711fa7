/** Reads what stands at an address that a stranger names: public addresses only, also behind redirects, with an end to size and time. */
import { type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { ClosedAddress, looksPublic, lookupPublic } from './public-address.ts';

/** From the first look for the name to the last byte, redirects included. */
const PATIENCE_MS = 20_000;
const HEADERS_MAX_BYTES = 16 * 1024;
const REDIRECTS_MOST = 3;
/** So many first bytes tell what a file is. */
const START_BYTES = 16;

export type PublicGet = {
  url: string;
  mostBytes: number;
  /** Asked about the first bytes, so that a page is not read to its end. */
  isWanted: (start: Uint8Array) => boolean;
  /** Hosts with their port that are reached besides, for tests of this machine. */
  alsoOpen?: readonly string[];
};

/** `no-answer` may be another one later: a busy server, a cut line. */
export type GetProblem = 'not-public' | 'no-answer' | 'not-there' | 'too-large' | 'not-wanted';
export type Got = { bytes: Buffer } | { problem: GetProblem };

/** Never throws. Neither cookies nor an earlier address are sent along. */
export async function getPublic(wanted: PublicGet): Promise<Got> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    let url = URL.parse(wanted.url);
    for (let calls = 0; url !== null && calls <= REDIRECTS_MOST; calls += 1) {
      const isTrusted = wanted.alsoOpen?.includes(url.host) ?? false;
      if (!isTrusted && !isOpen(url)) return { problem: 'not-public' };
      const answer = await call(url, isTrusted, signal);
      const next = redirectOf(answer, url);
      if (next === undefined) return await read(answer, wanted);
      answer.destroy();
      url = next;
    }
    return { problem: 'not-there' };
  } catch (error) {
    return { problem: error instanceof ClosedAddress ? 'not-public' : 'no-answer' };
  }
}

/** Web pages lie at the usual ports; whatever else listens at a public address is not asked. */
const isOpen = (url: URL): boolean =>
  /^https?:$/.test(url.protocol) && !url.username && !url.password && url.port === '' && looksPublic(url);

/** Undefined: the answer is none; null: it leads nowhere. */
function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | null | undefined {
  if (![301, 302, 303, 307, 308].includes(statusCode)) return undefined;
  return headers.location ? URL.parse(headers.location, from) : null;
}

function call(url: URL, isTrusted: boolean, signal: AbortSignal): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'GET',
        agent: false,
        ...(isTrusted ? {} : { lookup: lookupPublic }),
        maxHeaderSize: HEADERS_MAX_BYTES,
        signal,
        headers: { accept: 'image/*', 'user-agent': 'Kiraya-Photos/1', connection: 'close' },
      },
      resolve,
    );
    sent.on('error', reject);
    sent.end();
  });
}

async function read(answer: IncomingMessage, { mostBytes, isWanted }: PublicGet): Promise<Got> {
  const { statusCode = 0, headers } = answer;
  try {
    if (statusCode === 408 || statusCode === 429 || statusCode >= 500) return { problem: 'no-answer' };
    if (statusCode !== 200) return { problem: 'not-there' };
    if (Number(headers['content-length'] ?? 0) > mostBytes) return { problem: 'too-large' };
    const parts: Buffer[] = [];
    let length = 0;
    let looked = false;
    for await (const part of answer as AsyncIterable<Buffer>) {
      parts.push(part);
      length += part.length;
      if (length > mostBytes) return { problem: 'too-large' };
      if (looked || length < START_BYTES) continue;
      looked = true;
      if (!isWanted(Buffer.concat(parts).subarray(0, START_BYTES))) return { problem: 'not-wanted' };
    }
    return looked ? { bytes: Buffer.concat(parts) } : { problem: 'not-wanted' };
  } finally {
    answer.destroy();
  }
}
