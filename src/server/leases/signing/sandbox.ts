/**
 * A provider that signs nothing, for trying out: its requests and what was pressed on its page lie among the provider's events, so that
 * they outlive a restart. What it reports goes the way of every callback, signed and verified.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/actor.ts';
import type { Instant } from '../../../domain/dates.ts';
import { isTurnOf } from '../../../domain/signing.ts';
import { renderPdf } from '../../lib/pdf/document.ts';
import { isSameSecret } from '../../lib/same-secret.ts';
import { sha256Of } from '../../lib/sha256.ts';
import type { ProviderSignature, Signer, Signing, SigningRequest, SigningStatus } from '../../lib/signing.ts';

type Stored = Omit<SigningRequest, 'document'> & { document: string };
type Pressed = { event_id: string; request_id: string; event: 'signed' | 'declined' } & ProviderSignature;
type Entry = { kind: 'created'; request: Stored } | { kind: 'cancelled' } | Pressed;

const number = (what: string) => `sandbox_${what}_${randomBytes(9).toString('base64url')}`;
const LINK = /^(sandbox_request_[\w-]{12})\.([0-9a-f-]{36})\.([\w-]{43})$/;

type Parts = { database: Database; secret: string; origin: string };

export function createSandbox({ database, secret, origin }: Parts): Signing {
  const hmac = (text: string) =>
    createHmac('sha256', `signing sandbox ${secret}`).update(text).digest('base64url');
  const entriesOf = (requestId: string) => database.asWorker((tx) => readEntries(tx, requestId));
  const keep = (requestId: string, entry: Entry) =>
    database.asWorker((tx) =>
      tx.execute(sql`
        insert into signing_events (provider, provider_event_id, provider_request_id, payload)
        values ('sandbox', ${number('event')}, ${requestId}, ${JSON.stringify(entry)})`),
    );
  const found = async (requestId: string) => {
    const entries = await entriesOf(requestId);
    const [created] = entries;
    if (!created || !('kind' in created) || created.kind !== 'created')
      throw new Error(`The sandbox has no such request: ${requestId}`);
    return statusOf(created.request, entries, database.clock.now());
  };
  return {
    provider: 'sandbox',
    create: async ({ document, ...request }) => {
      const requestId = number('request');
      const stored = { ...request, document: Buffer.from(document).toString('base64') };
      await keep(requestId, { kind: 'created', request: stored });
      return requestId;
    },
    linkFor: async (requestId, reference, returnTo) => {
      const token = `${requestId}.${reference}.${hmac(`${requestId}.${reference}`)}`;
      return `${origin}/api/signing/sandbox/${token}?to=${encodeURIComponent(returnTo)}`;
    },
    status: async (requestId) => {
      const { state, sha256, signatures } = await found(requestId);
      return { state, sha256, signatures };
    },
    files: async (requestId) => {
      const { request, signatures } = await found(requestId);
      return {
        document: Buffer.from(request.document, 'base64'),
        certificate: await certificateOf(request, signatures),
      };
    },
    cancel: async (requestId) => {
      if ((await found(requestId)).state === 'open') await keep(requestId, { kind: 'cancelled' });
    },
    readCallback: (body, signature) => {
      if (!isSameSecret(signature, hmac(body))) return null;
      const { event_id: eventId, request_id: requestId } = JSON.parse(body) as Pressed;
      return { eventId, requestId };
    },
    sandbox: {
      readLink: (token) => {
        const [, requestId, reference, mac] = LINK.exec(token) ?? [];
        if (!requestId || !reference || !mac) return null;
        return isSameSecret(mac, hmac(`${requestId}.${reference}`)) ? { requestId, reference } : null;
      },
      open: async ({ requestId, reference }) => {
        const { state, request, signers } = await found(requestId);
        const own = signers.find((signer) => signer.reference === reference);
        if (state !== 'open' || !own || !isTurnOf(own, signers)) return null;
        return { title: request.title, name: own.name };
      },
      press: ({ requestId, reference }, what) => {
        const body = JSON.stringify({
          event_id: number('event'),
          request_id: requestId,
          event: what === 'sign' ? 'signed' : 'declined',
          reference,
          signedAt: database.clock.now(),
          name: '',
          certificate: `Sandbox ${randomBytes(8).toString('hex')}`,
        } satisfies Pressed);
        return { body, signature: hmac(body) };
      },
    },
  };
}

async function readEntries(
  tx: Parameters<Parameters<Database['asWorker']>[0]>[0],
  requestId: string,
): Promise<Entry[]> {
  const { rows } = await tx.execute<{ payload: string }>(sql`
    select payload from signing_events
     where provider = 'sandbox' and provider_request_id = ${requestId} order by created_at, id`);
  return rows.map(({ payload }) => JSON.parse(payload) as Entry);
}

type Standing = SigningStatus & { request: Stored; signers: (Signer & { signedAt: Instant | null })[] };

/** What all that happened to a request comes to; a second press of one signer, and one out of turn, count for nothing. */
function statusOf(request: Stored, entries: readonly Entry[], now: Instant): Standing {
  const signers = request.signers.map((signer) => ({ ...signer, signedAt: null as Instant | null }));
  const signatures: ProviderSignature[] = [];
  let state: SigningStatus['state'] = 'open';
  for (const entry of entries) {
    if (state !== 'open') break;
    if ('kind' in entry) {
      if (entry.kind === 'cancelled') state = 'cancelled';
      continue;
    }
    const own = signers.find(({ reference }) => reference === entry.reference);
    if (!own || !isTurnOf(own, signers) || entry.signedAt > request.expiresAt) continue;
    if (entry.event === 'declined') state = 'declined';
    else {
      own.signedAt = entry.signedAt;
      const { reference, signedAt, certificate } = entry;
      signatures.push({ reference, signedAt, certificate, name: own.name });
      if (signers.every((signer) => signer.signedAt !== null)) state = 'completed';
    }
  }
  if (state === 'open' && now > request.expiresAt) state = 'expired';
  const sha256 = sha256Of(Buffer.from(request.document, 'base64'));
  return { state, sha256, signatures, request, signers };
}

const certificateOf = ({ title }: Stored, signatures: readonly ProviderSignature[]) =>
  renderPdf({ title: 'Sandbox certificate', footer: 'Sandbox', language: 'en' }, (report) => {
    report.title('Sandbox certificate');
    report.note('Made by the sandbox for trying out. Nothing was signed, and this proves nothing.');
    report.facts([['Document', title]]);
    report.table<ProviderSignature>(
      [
        { title: 'Signed by', width: 4, value: ({ name }) => name },
        { title: 'At', width: 4, value: ({ signedAt }) => signedAt },
        { title: 'Certificate', width: 4, value: ({ certificate }) => certificate },
      ],
      signatures,
    );
  });
