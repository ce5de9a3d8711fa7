/** The guide of the API: one page of plain HTML, written from the same tables that the server works by. */
import { errors } from '../../../contract/errors.ts';
import { MAX_PAGE_SIZE } from '../../../contract/paging.ts';
import { scopeNames, TOKENS_MAX } from '../../../domain/api-tokens.ts';
import { ruleSentences } from '../../../domain/features/rules.generated.ts';
import { EARLIER_SECRET_HOURS, MOST_ATTEMPTS, webhookKinds } from '../../../domain/webhooks.ts';
import { block, code, escaped, pageOf, table } from './html.ts';
import { GOING, goingParts } from './versions.ts';
import { webhookExamples } from './webhooks.ts';

/** Problems that come before a procedure is known. */
const before = {
  METHOD_NOT_ALLOWED: { status: 405, message: 'Here is only another method; Allow names it' },
  SERVICE_UNAVAILABLE: { status: 503, message: 'We are busy; wait as Retry-After says' },
  INTERNAL_SERVER_ERROR: { status: 500, message: 'Something went wrong on our side; tell us the request_id' },
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

const verificationInPython = `
import base64, hashlib, hmac, time

# headers: as they came, by names in lower case; body: the bytes as they came
def is_from_kiraya(secret, headers, body):
    message_id, at = headers["webhook-id"], headers["webhook-timestamp"]
    if abs(time.time() - int(at)) > 300:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    expected = hmac.new(key, f"{message_id}.{at}.".encode() + body, hashlib.sha256).digest()
    given = headers["webhook-signature"].split(" ")
    return any(hmac.compare_digest(base64.b64decode(one.removeprefix("v1,")), expected) for one in given)`;

const example = (kind: keyof typeof webhookExamples) =>
  JSON.stringify({ type: kind, timestamp: '2026-11-21T10:30:00.000Z', data: webhookExamples[kind] }, null, 2);

const day = (instant: string) => instant.slice(0, 10);

const sections = (origin: string): readonly (readonly [id: string, title: string, html: string])[] => [
  [
    'tokens',
    'Access tokens',
    `<p>Make one in <a href="/settings/api">Settings, API access</a>: at most ${TOKENS_MAX}, each with a name, scopes and an end within a year. It is
shown once. Send it with every call:</p>${block(`curl ${origin}/api/my/properties -H 'Authorization: Bearer kir_…'`)}
<p>A program may do what you may, within the token’s scopes; a role that you lose is lost to it with the next call. No token reaches your account, payouts or
administration. Each has 600 calls a minute, in a demo more: ${code('RateLimit')} says what is left; then the answer is 429 and ${code('Retry-After')} says how long to wait. A token that was revoked or has expired is answered
with 401, a missing scope with 403 and its name.</p><p>The scopes: ${scopeNames.map(code).join(', ')}. The
<a href="/api/docs/reference">reference</a> names the scope of each operation.</p>`,
  ],
  [
    'paging',
    'Lists',
    `<p>Lists come in pages: ${code('limit')} says how many (at most ${MAX_PAGE_SIZE}), and ${code('next_cursor')} of one page is ${code('cursor')} of the next. When it is
null, that was all. ${code('total')} counts no further than 1,000. Amounts in bodies are whole paise and those in addresses whole rupees, so that
${code('rent_max=30000')} finds ${code('"rent": 3000000')}; a city nobody knows is no error but finds nothing, with ${code('understood.unknown_place')}; dates are ${code('YYYY-MM-DD')}, instants ISO 8601 and end in Z. Names are in snake_case.</p>${block(
      `curl '${origin}/api/my/visits?limit=50&cursor=…' -H 'Authorization: Bearer kir_…'`,
    )}`,
  ],
  [
    'listing',
    'Homes and their photos',
    `<p>A home begins as a draft: add it, add its photos, publish it. ${code('PUT')} replaces all that is said of it, and what you leave out is gone;
${code('PATCH')} changes its rent and terms alone. ${code('GET /api/my/drafts?property_id=…')} reads it whole, with the address and the telephone number that ${code('PUT')} takes. A
photo is sent as a form, the file in ${code('file')}:</p>${block(`curl -X POST ${origin}/api/my/properties/ID/photos -H 'Authorization: Bearer kir_…' -F file=@kitchen.jpg
curl -X PATCH ${origin}/api/my/properties/ID -H 'Authorization: Bearer kir_…' -H 'Content-Type: application/json' -d '{"rent":2650000}'`)}
<p>${code('url')} of a photo, and ${code('/files/public/')} before what ${code('files')} names by format and width, are addresses of this server.
To copy a city each night, read its pages with ${code('limit=100')} and keep the ${code('ETag')} of each: as long as nothing changed in a page, it is answered with 304.</p>`,
  ],
  [
    'errors',
    'Errors',
    `<p>Every refusal is a problem as RFC 9457 says: ${code('title')} is what its ${code('code')} means, ${code('detail')} this very case in English, and ${code('request_id')} names
it when you write to us. Wrong fields are in ${code('errors')}, each with its path, a ${code('reason')} that does not change with the sentence, and ${code('params')}, what the
sentence names. Other errors have a ${code('reason')} or a ${code('rule')}; <a href="/api/docs/rules">all rules</a>. What you may not see is answered as if it did not
exist.</p>${problems()}`,
  ],
  [
    'idempotency',
    'Repeating a call safely',
    `<p>Send ${code('Idempotency-Key')} (1 to 200 letters, digits or signs) with a write. The same key with the same input gets the first answer again for 24 hours instead of a
second effect, and ${code('Idempotent-Replayed: true')} with it; with another input it is refused. What a call made is where ${code('Location')} says.</p>${block(
      `curl -X POST ${origin}/api/visits -H 'Authorization: Bearer kir_…' -H 'Idempotency-Key: visit-4711' -H 'Content-Type: application/json' -d '{…}'`,
    )}`,
  ],
  [
    'http',
    'Reading again, and from a page',
    `<p>Each answer to a GET has an ${code('ETag')}: send it as ${code('If-None-Match')}, and what did not change is answered with 304 and no body. HEAD answers as GET, OPTIONS
says what an address answers. Answers come packed (gzip, br) to whoever asks. A page of yours may call from the browser: with your token in ${code('Authorization')}, or
without for what is for everybody; cookies are never read. Never put a token into a page that others open.</p>${block(
      `curl -I '${origin}/api/properties?city=pune' -H 'If-None-Match: W/"…"'`,
    )}`,
  ],
  [
    'assistants',
    'AI assistants',
    `<p>An assistant that speaks the Model Context Protocol connects to ${code(`${origin}/mcp`)} (Streamable HTTP, without sessions). Anybody’s assistant may search homes, read and compare
them, and ask for rents of a place, 300 calls a minute from one address. Once you connected it, it may also put homes on your shortlist
(${code('seeking:write')}) and ask for a visit (${code('leads:write')}), which you confirm first. It asks you the first time it needs that, as <a href="#connecting">programs do</a>;
one that cannot takes your access token in ${code('Authorization')}. Contact details are never given.
What is allowed is in the <a href="/terms-conditions">terms</a>.</p>${block(
      JSON.stringify(
        { mcpServers: { kiraya: { url: `${origin}/mcp`, headers: { Authorization: 'Bearer kir_…' } } } },
        null,
        2,
      ),
    )}`,
  ],
  [
    'connecting',
    'Asking people for access (OAuth)',
    `<p>A program for many people asks each of them instead of having tokens copied: OAuth 2.1 with PKCE (S256). ${code(`${origin}/.well-known/oauth-authorization-server`)} names every
address. Register once (RFC 7591), without an account: the ways back are https addresses, those of the person’s own device (${code('http://127.0.0.1')}, any port), or a scheme named
by your domain.</p>${block(
      `curl -X POST ${origin}/api/auth/oauth2/register -H 'Content-Type: application/json' -d '${JSON.stringify({ client_name: 'Ledger', redirect_uris: ['https://ledger.example/back'] })}'`,
    )}
<p>Send the person to ${code('authorization_endpoint')} with ${code('scope')} and what PKCE needs. They read on a page of ours what you ask for, prove who they are, and come back with
a code, which is good once: a wrong ${code('code_verifier')} spends it. Every program gets a refresh token, asked for or not. An access token is good for an hour and begins with ${code('kio_')}; a refresh token for 30 days from its last use, and each is used once: one that comes twice ends all. Calls
are as with any token: the same scopes, the same limits, 401 once the person disconnected you in <a href="/settings/api">Settings, API access</a>. Their recovering a lost password
disconnects you too.</p>`,
  ],
  [
    'versions',
    'Versions',
    `<p>This is version 1. What a program reads today stays for at least twelve months after we say that it goes: a name, an operation, a code, an event. New fields, operations,
codes and events may come at any time, so leave out of account what you do not know. What goes is marked ${code('deprecated')} in the document from that day. A call that names a
parameter which goes, or an operation that goes whole, is answered as before, and its answer says so, with ${code('Deprecation')} (RFC 9745), ${code('Sunset')} (RFC 8594) and a ${code('Link')} to this section.</p>${table(
      ['What', 'Said since', 'Stays until', 'Instead'],
      goingParts.map(({ what, instead }) => [what, day(GOING.since), day(GOING.until), instead]),
    )}`,
  ],
  [
    'webhooks',
    'Webhooks',
    `<p>Set up an https:// address in <a href="/settings/api">Settings, API access</a>, or from a program with the scope ${code('webhooks:write')}:</p>${block(
      `curl -X POST ${origin}/api/my/webhooks -H 'Authorization: Bearer kir_…' -H 'Content-Type: application/json' -d '{"url":"https://example.in/hooks","events":["lead.visit"]}'`,
    )}
<p>The answer holds the ${code('secret')} that signs, this once. A program hears of what its scopes let it read, sees and changes only the webhooks that it set up, and they go when its
token is revoked or the person disconnects it; once a token has expired they hear nothing. You get a notice of each address.</p><p>An address gets a POST as soon as something happens; answer with any 2xx within ten seconds.
Otherwise we try again after 1, 5 and 15 minutes and 1, 3, 6 and 12 hours, ${MOST_ATTEMPTS} times in all. An address that took nothing in that time, or answers 410, is turned off and
you are told. Redirects are not followed. A message may come twice and in any order: ${code('webhook-id')} stays the same, ${code('timestamp')} says when it happened.</p>
<p>Events: ${webhookKinds.map(code).join(', ')}. ${code('POST /api/my/webhooks/ID/test')} sends ${code('webhook.test')}, and
${code('GET …/deliveries')} says what became of each message; ${code('POST /api/my/webhook-deliveries/ID/redeliver')} sends one again. A server started with
${code('WEBHOOKS_LOCAL=true')} sends to ${code('http://127.0.0.1')} as well, to try it on your own machine.</p>${block(example('listing.changed'))}
<p>Prove each message by its signature, as <a href="https://www.standardwebhooks.com/">Standard Webhooks</a> says; there are libraries for most languages. By hand, in JavaScript:</p>${block(
      verification,
    )}<p>In Python:</p>${block(verificationInPython)}<p>For ${EARLIER_SECRET_HOURS} hours after you made a new secret a message carries two signatures, one by each.</p>`,
  ],
];

export function guidePage(origin: string): string {
  const parts = sections(origin);
  return pageOf(
    'API for your programs',
    'How programs use Kiraya: access tokens, lists, errors, repeating calls safely, and webhooks.',
    `<h1>API for your programs</h1><p>Everything that you can do here, a program of yours can do in your name.
<a href="/api/docs/reference">Every operation, with examples</a> · <a href="/api/docs/try">Try an operation</a> · <a href="/api/docs/openapi.json">OpenAPI document</a></p>
<nav aria-label="On this page"><ul>${parts.map(([id, title]) => `<li><a href="#${id}">${title}</a></li>`).join('')}</ul></nav>
${parts.map(([id, title, html]) => `<section id="${id}"><h2>${title}</h2>${html}</section>`).join('\n')}`,
  );
}

/** Each rule by its code, as `rule` of a problem names it. */
export const rulesPage = () =>
  pageOf(
    'Rules of the API',
    'Every rule that can be against a call, by its code.',
    `<h1>Rules</h1><p>A call that a rule is against is answered with 409, ${code('RULE_BROKEN')}, and the rule’s code in ${code('rule')}. Codes stay; sentences may change.
Words in braces are filled in. <a href="/api/docs">Guide</a></p>${table(
      ['Rule', 'Says'],
      Object.entries(ruleSentences)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([rule, says]) => [`<span id="${rule}">${code(rule)}</span>`, escaped(says)]),
    )}`,
  );

export const guideStyle = `:root{color-scheme:light dark;--line:light-dark(#d9dde3,#3a4048);--soft:light-dark(#f4f6f8,#20242a);--link:light-dark(#0b5cad,#8ec2ff)}
*{box-sizing:border-box}body{margin:0;font:16px/1.6 system-ui,sans-serif;background:light-dark(#fff,#15181c);color:light-dark(#1b1f24,#e8eaed)}
header{padding:16px 20px;border-bottom:1px solid var(--line);font-weight:700}main{max-width:860px;margin:0 auto;padding:20px}
a{color:var(--link)}h1{font-size:2rem;line-height:1.2}h2{margin-top:2.5rem}h3{margin:2rem 0 0}summary{cursor:pointer;padding:4px 0}nav ul{display:flex;flex-wrap:wrap;gap:4px 20px;padding:0;list-style:none}
code{font:.9em ui-monospace,monospace;overflow-wrap:anywhere}pre{padding:14px;overflow:auto;background:var(--soft);border:1px solid var(--line);border-radius:8px}
pre code{overflow-wrap:normal}.wide{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{padding:6px 10px;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
:focus-visible{outline:2px solid var(--link);outline-offset:2px}`;
