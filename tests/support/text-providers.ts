/** A stand-in of MSG91 and Gupshup, as their documentation describes them: takes texts, or answers what the test wants it to. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

type Call = { path: string; headers: Record<string, unknown>; body: string };
type Answer = { status: number; body: unknown } | 'cut';

export type TextProviders = Awaited<ReturnType<typeof startTextProviders>>;

const GUPSHUP_SMS = '/GatewayAPI/rest';
const GUPSHUP_WHATSAPP = '/wa/api/v1/template/msg';
const MSG91_SMS = '/api/v5/flow';
const MSG91_WHATSAPP = '/api/v5/whatsapp/whatsapp-outbound-message/bulk/';

/** Call it at the top of a test file; it ends after the file. */
export async function startTextProviders() {
  const calls: Call[] = [];
  const answers: Answer[] = [];
  let count = 0;
  const usual = (path: string): Answer => {
    count += 1;
    const id = `id-${count}`;
    if (path === MSG91_SMS) return { status: 200, body: { type: 'success', message: id } };
    if (path === MSG91_WHATSAPP)
      return { status: 200, body: { status: 'success', hasError: false, data: 'queued', request_id: id } };
    if (path === GUPSHUP_SMS)
      return {
        status: 200,
        body: { response: { id, phone: '919876543210', details: '', status: 'success' } },
      };
    if (path === GUPSHUP_WHATSAPP) return { status: 202, body: { status: 'submitted', messageId: id } };
    return { status: 404, body: {} };
  };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const path = request.url ?? '';
    calls.push({ path, headers: request.headers, body });
    const answer = answers.shift() ?? usual(path);
    if (answer === 'cut') {
      request.socket.destroy();
      return;
    }
    response
      .writeHead(answer.status, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  return {
    host: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    /** The next answers, one a call; then the usual ones again. */
    answers,
    /** What the last call carried. */
    json: () => JSON.parse(calls.at(-1)?.body ?? 'null'),
    form: () => Object.fromEntries(new URLSearchParams(calls.at(-1)?.body)),
  };
}
