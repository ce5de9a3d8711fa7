/** One call of a webhook's address: signed, by HTTPS to a public address, without redirects, with an end to its patience. */
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP } from 'node:net';
import { span, traceHeaders } from '../../db/spans.ts';
import { isTaken } from '../../domain/webhooks.ts';
import { ClosedAddress, isPublicAddress, lookupPublic, problemOfUrl } from '../lib/public-address.ts';

/** From the first look for the name to the last header of the answer. */
const PATIENCE_MS = 10_000;
const HEADERS_MAX_BYTES = 16 * 1024;

export type WebhookCall = {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** For trying out on this machine: plain HTTP and private addresses. */
  allowsLocal: boolean;
};
/** `problem` is null when the other side answered, whatever it answered. */
export type WebhookAnswer = { status: number | null; problem: string | null; durationMs: number };

/** Never throws. Nothing of the answer but its status is read: what a stranger's server says is of no use to anybody here. */
export async function callWebhook(call: WebhookCall): Promise<WebhookAnswer> {
  const began = performance.now();
  const answer = await span('webhook', { kind: 'client' }, () => send(call)).then(
    (status) => ({ status, problem: isTaken(status) ? null : `The answer was ${status}` }),
    (error: unknown) => ({ status: null, problem: wordsOf(error) }),
  );
  return { ...answer, durationMs: Math.round(performance.now() - began) };
}

function send({ url, headers, body, allowsLocal }: WebhookCall): Promise<number> {
  const target = new URL(url);
  const host = target.hostname.replace(/^\[|\]$/g, '');
  // Rules may have grown stricter since the address was stored; an address in numbers is not looked up.
  if (problemOfUrl(url, allowsLocal) !== null || (!allowsLocal && isIP(host) && !isPublicAddress(host))) {
    return Promise.reject(new ClosedAddress());
  }
  const request = target.protocol === 'https:' ? secureRequest : plainRequest;
  const bytes = Buffer.from(body);
  return new Promise((resolve, reject) => {
    const sent = request(
      target,
      {
        method: 'POST',
        agent: false,
        ...(allowsLocal ? {} : { lookup: lookupPublic }),
        maxHeaderSize: HEADERS_MAX_BYTES,
        signal: AbortSignal.timeout(PATIENCE_MS),
        headers: {
          ...headers,
          ...traceHeaders(),
          'content-type': 'application/json',
          'content-length': String(bytes.length),
          'user-agent': 'Kiraya-Webhooks/1',
          connection: 'close',
        },
      },
      (response) => {
        response.on('error', () => undefined);
        resolve(response.statusCode ?? 0);
        response.destroy();
      },
    );
    sent.on('error', reject);
    sent.end(bytes);
  });
}

const words: Readonly<Record<string, string>> = {
  ABORT_ERR: 'There was no answer within ten seconds',
  ENOTFOUND: 'The name leads nowhere',
  EAI_AGAIN: 'The name could not be looked up',
  ECONNREFUSED: 'The connection was refused',
  ECONNRESET: 'The connection was cut',
  EPIPE: 'The connection was cut',
  ETIMEDOUT: 'The address could not be reached',
  EHOSTUNREACH: 'The address could not be reached',
  ENETUNREACH: 'The address could not be reached',
  HPE_HEADER_OVERFLOW: 'The answer’s headers were too large',
};

function wordsOf(error: unknown): string {
  if (error instanceof ClosedAddress) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO/.test(code)) return 'The certificate is not valid';
  return words[code] ?? 'The address did not answer as HTTP does';
}
