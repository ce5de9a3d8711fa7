/** The guide of the API: one page of plain HTML, written from the same tables that the server works by. */
import { errors } from '../../../contract/errors.ts';
import { MAX_PAGE_SIZE } from '../../../contract/paging.ts';
import { scopeNames, TOKENS_MAX } from '../../../domain/api-tokens.ts';
import { EARLIER_SECRET_HOURS, MOST_ATTEMPTS, webhookKinds } from '../../../domain/webhooks.ts';
import { webhookExamples } from './webhooks.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const code = (text: string) => `<code>${escaped(text)}</code>`;
const block = (text: string) => `<pre tabindex="0"><code>${escaped(text.trim())}</code></pre>`;
const rows = (cells: readonly (readonly string[])[]) =>
  cells.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
const table = (heads: readonly string[], cells: readonly (readonly string[])[]) =>
  `<div class="wide" tabindex="0" role="region" aria-label="${heads.join(', ')}"><table><thead><tr>${heads
    .map((head) => `<th scope="col">${head}</th>`)
    .join('')}</tr></thead><tbody>${rows(cells)}</tbody></table></div>`;

/** Problems that come before a procedure is known. */
const before = {
  METHOD_NOT_ALLOWED: { status: 405, message: 'Here is only another method; Allow names it' },
  SERVICE_UNAVAILABLE: { status: 503, message: 'We are busy; wait as Retry-After says' },
  INTERNAL_SERVER_ERROR: { status: 500, message: 'Something went wrong on our side; tell us the requestId' },
};

const problems = () =>
  table(
    ['Code', 'Status', 'Says'],
    Object.entries({ ...errors, ...before }).map(([name, { status, message }]) => [
      `<span id="${name}">${code(name)}</span>`,
      String(status),
      escaped(message),
    ]),
  );

const verification = `
import { createHmac, timingSafeEqual } from 'node:crypto';

// body: the bytes as they came, before anything parses them
export function isFromKiraya(secret, headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signatures } = headers;
  if (Math.abs(Date.now() / 1000 - Number(at)) > 300) return false;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const expected = createHmac('sha256', key).update(\`\${id}.\${at}.\${body}\`).digest();
  return signatures.split(' ').some((one) => {
    const given = Buffer.from(one.replace(/^v1,/, ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}`;

const example = (kind: keyof typeof webhookExamples) =>
  JSON.stringify({ type: kind, timestamp: '2026-11-21T10:30:00.000Z', data: webhookExamples[kind] }, null, 2);

const sections = (origin: string): readonly (readonly [id: string, title: string, html: string])[] => [
  [
    'tokens',
    'Access tokens',
    `<p>Make one in <a href="/settings/api">Settings, API access</a>: at most ${TOKENS_MAX}, each with a name, scopes and an end within a year. It is
shown once. Send it with every call:</p>${block(`curl ${origin}/api/my/properties -H 'Authorization: Bearer kir_…'`)}
<p>A program may do what you may, within the token’s scopes; a role that you lose is lost to it with the next call. No token reaches your account, payouts or
administration. Each has 600 calls a minute; then the answer is 429 and ${code('Retry-After')} says how long to wait. A token that was revoked or has expired is answered
with 401, a missing scope with 403 and its name.</p><p>The scopes: ${scopeNames.map(code).join(', ')}. The
<a href="/api/docs/reference">reference</a> names the scope of each operation.</p>`,
  ],
  [
    'paging',
    'Lists',
    `<p>Lists come in pages: ${code('limit')} says how many (at most ${MAX_PAGE_SIZE}), and ${code('next_cursor')} of one page is ${code('cursor')} of the next. When it is
null, that was all. ${code('total')} counts no further than 1,000. Amounts are whole paise, dates ${code('YYYY-MM-DD')}, instants ISO 8601.</p>${block(
      `curl '${origin}/api/my/visits?limit=50&cursor=…' -H 'Authorization: Bearer kir_…'`,
    )}`,
  ],
  [
    'errors',
    'Errors',
    `<p>Every refusal is a problem as RFC 9457 says, with a ${code('code')}, an English sentence, and a ${code('requestId')} to name when you write to us. Wrong fields are in
${code('errors')}, each with its path, a ${code('reason')} that does not change with the sentence, and ${code('params')}, what the sentence names. Other
errors have ${code('reason')} or ${code('rule')} in ${code('data')}. What you may not see is answered as if it did not exist.</p>${problems()}`,
  ],
  [
    'idempotency',
    'Repeating a call safely',
    `<p>Send ${code('Idempotency-Key')} (1 to 200 letters, digits or signs) with a write. The same key with the same input gets the first answer again for 24 hours instead of a
second effect; with another input it is refused.</p>${block(
      `curl -X POST ${origin}/api/visits -H 'Authorization: Bearer kir_…' -H 'Idempotency-Key: visit-4711' -H 'Content-Type: application/json' -d '{…}'`,
    )}`,
  ],
  [
    'webhooks',
    'Webhooks',
    `<p>Set up an https:// address in <a href="/settings/api">Settings, API access</a>. It gets a POST as soon as something happens; answer with any 2xx within ten seconds.
Otherwise we try again after 1, 5 and 15 minutes and 1, 3, 6 and 12 hours, ${MOST_ATTEMPTS} times in all. An address that took nothing in that time, or answers 410, is turned off and
you are told. Redirects are not followed. A message may come twice and in any order: ${code('webhook-id')} stays the same, ${code('timestamp')} says when it happened.</p>
<p>Events: ${webhookKinds.map(code).join(', ')}.</p>${block(example('listing.changed'))}
<p>Prove each message by its signature, as <a href="https://www.standardwebhooks.com/">Standard Webhooks</a> says; there are libraries for most languages. By hand:</p>${block(
      verification,
    )}<p>For ${EARLIER_SECRET_HOURS} hours after you made a new secret a message carries two signatures, one by each.</p>`,
  ],
];

export function guidePage(origin: string): string {
  const parts = sections(origin);
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>API for your programs · Kiraya</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="How programs use Kiraya: access tokens, lists, errors, repeating calls safely, and webhooks.">
<link rel="stylesheet" href="/api/docs/guide.css"></head><body><header><a href="/">Kiraya</a></header><main>
<h1>API for your programs</h1><p>Everything that you can do here, a program of yours can do in your name.
<a href="/api/docs/reference">Every operation, with examples, to try</a> · <a href="/api/docs/openapi.json">OpenAPI document</a></p>
<nav aria-label="On this page"><ul>${parts.map(([id, title]) => `<li><a href="#${id}">${title}</a></li>`).join('')}</ul></nav>
${parts.map(([id, title, html]) => `<section id="${id}"><h2>${title}</h2>${html}</section>`).join('\n')}
</main></body></html>`;
}

export const guideStyle = `:root{color-scheme:light dark;--line:light-dark(#d9dde3,#3a4048);--soft:light-dark(#f4f6f8,#20242a);--link:light-dark(#0b5cad,#8ec2ff)}
*{box-sizing:border-box}body{margin:0;font:16px/1.6 system-ui,sans-serif;background:light-dark(#fff,#15181c);color:light-dark(#1b1f24,#e8eaed)}
header{padding:16px 20px;border-bottom:1px solid var(--line);font-weight:700}main{max-width:860px;margin:0 auto;padding:20px}
a{color:var(--link)}h1{font-size:2rem;line-height:1.2}h2{margin-top:2.5rem}nav ul{display:flex;flex-wrap:wrap;gap:4px 20px;padding:0;list-style:none}
code{font:.9em ui-monospace,monospace;overflow-wrap:anywhere}pre{padding:14px;overflow:auto;background:var(--soft);border:1px solid var(--line);border-radius:8px}
pre code{overflow-wrap:normal}.wide{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{padding:6px 10px;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
:focus-visible{outline:2px solid var(--link);outline-offset:2px}`;
