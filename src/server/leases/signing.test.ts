/** E-signatures: the landlord begins, tenants follow, and the provider's word alone makes a yes of them. */
import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { noticesOf } from '../../../tests/support/leads.ts';
import { acceptLease, addParties, leaseInput, proposeLease } from '../../../tests/support/leases.ts';
import { pdfLines } from '../../../tests/support/pdf-text.ts';
import { startServices } from '../../../tests/support/services.ts';
import type { Signing } from '../lib/signing.ts';
import { cleanUp } from '../privacy/retention.ts';
import { settleOpenRequests, settleRequest } from './settle-signing.ts';
import { SANDBOX_CODE } from './signing/sandbox-page.ts';
import { signingRoutes } from './signing-routes.ts';

const services = await startServices({ runsJobs: false, signing: 'sandbox' });
const { as, addPerson, asOwner } = services;
const { signing } = services.services;
if (!signing?.sandbox) throw new Error('The sandbox is not there');
const { sandbox } = signing;
const http = signingRoutes(services.services);

beforeEach(() => asOwner('delete from auth.rate_limits'));

const broken = (rule: string) => ({ code: 'RULE_BROKEN', data: { rule } });
const seen = ({ id, version }: { id: string; version: number }) => ({ id, version });

/** A lease that the landlord has proposed to Asha, and to Nisha with her. */
async function proposed({ together = false } = {}) {
  const { landlord, tenant, home, email } = await addParties(services);
  const nisha = await addPerson('Nisha Rao');
  const [row] = await asOwner<{ email: string }>('select email from profiles where user_id = $1', [nisha]);
  const draft = await as(landlord).leases.create({
    ...leaseInput(),
    property_id: home,
    tenant_name: 'Asha Rao',
    tenant_email: email,
    ...(together ? { co_tenants: [{ name: 'Nisha Rao', email: row?.email }] } : {}),
  });
  const lease = await proposeLease(services, landlord, draft);
  return { landlord, tenant, nisha, home, lease, sha256: lease.document?.sha256 ?? '' };
}

const urlFor = async (person: string, { id, sha256 }: { id: string; sha256: string }) =>
  (await as(person).leases.eSign({ id, sha256 })).url;

/** What the provider's page answers to that form. */
function press(url: string, fields: Record<string, string>) {
  const path = url.slice(url.indexOf('/sandbox/'));
  return http.request(path, { method: 'POST', body: new URLSearchParams(fields) });
}
const signAt = (url: string) => press(url, { what: 'sign', code: SANDBOX_CODE });

/** That person opens the agreement and signs it at the provider. */
async function eSign(person: string, { id, sha256 }: { id: string; sha256: string }) {
  await as(person).leases.agreementFile({ id });
  const answer = await signAt(await urlFor(person, { id, sha256 }));
  expect(answer.status).toBe(303);
  return as(person).leases.get({ id });
}

const linkOf = (url: string) => {
  const link = sandbox.readLink(decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? ''));
  if (!link) throw new Error('This is no link of the sandbox');
  return link;
};
const report = (body: string, signature: string) =>
  http.request('/sandbox/callback', { method: 'POST', body, headers: { 'x-signature': signature } });
const yesesOf = (leaseId: string) =>
  asOwner<{ name: string; how: string; certificate: string | null }>(
    'select name, how, certificate from lease_acceptances where lease_id = $1 order by created_at, id',
    [leaseId],
  );

describe('an agreement signed by eSign', () => {
  it('is begun by the landlord, and agreed once everybody who rents has signed', async () => {
    const { landlord, tenant, nisha, lease, sha256 } = await proposed({ together: true });
    const own = { id: lease.id, sha256 };
    expect(lease).toMatchObject({ is_e_sign_offered: true, e_sign: null });
    expect((await as(tenant).leases.get({ id: lease.id })).is_e_sign_offered).toBe(false);
    await as(tenant).leases.agreementFile({ id: lease.id });
    await expect(urlFor(tenant, own)).rejects.toMatchObject(broken('lease.e-sign-landlord-first'));

    const begun = await eSign(landlord, own);
    expect(begun).toMatchObject({ state: 'proposed', is_e_sign_offered: false, e_sign: { state: 'open' } });
    expect(await noticesOf(asOwner, tenant)).toContainEqual([tenant, 'lease.e-signed']);
    await expect(urlFor(landlord, own)).rejects.toMatchObject(broken('lease.e-signed-already'));

    expect(await eSign(nisha, own)).toMatchObject({ state: 'proposed' });
    expect((await as(tenant).account.me()).roles).toContain('tenant');
    const agreed = await eSign(tenant, own);
    expect(agreed).toMatchObject({
      state: 'active',
      e_sign: { state: 'completed' },
      is_e_sign_offered: false,
    });
    expect(agreed.e_sign?.signers.map(({ outcome }) => outcome).toSorted()).toEqual([
      'accepted',
      'accepted',
      'kept',
    ]);
    expect(await yesesOf(lease.id)).toMatchObject([
      { name: 'Lal Singh', how: 'emailed-code', certificate: null },
      { name: 'Nisha Rao', how: 'e-signature', certificate: expect.stringContaining('Sandbox ') },
      { name: 'Asha Rao', how: 'e-signature', certificate: expect.stringContaining('Sandbox ') },
    ]);
    expect(await noticesOf(asOwner, landlord)).toContainEqual([landlord, 'lease.accept']);
    expect((await as(nisha).account.me()).roles).toContain('tenant');
  });

  it('has its certificate and the signed file, which both sides open', async () => {
    const { landlord, tenant, lease, sha256 } = await proposed();
    await eSign(landlord, { id: lease.id, sha256 });
    const { e_signed_files, document } = await eSign(tenant, { id: lease.id, sha256 });
    expect(e_signed_files.map(({ kind }) => kind)).toEqual(['e-signed', 'certificate']);
    expect(document?.sha256).toBe(sha256);
    for (const { id: document_id, sha256: hash } of e_signed_files) {
      const file = await as(landlord).leases.documentFile({ id: lease.id, document_id });
      const bytes = new Uint8Array(await file.arrayBuffer());
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(hash);
    }
    const certificate = await as(tenant).leases.documentFile({
      id: lease.id,
      document_id: e_signed_files[1]?.id ?? '',
    });
    const lines = (await pdfLines(new Uint8Array(await certificate.arrayBuffer()))).join('\n');
    expect(lines).toContain('Asha Rao');
    expect(lines).toContain('Nothing was signed');
  });

  it('goes beside a code: who accepted with one need not sign, and may still be signed for by nobody', async () => {
    const { landlord, tenant, lease, sha256 } = await proposed();
    await eSign(landlord, { id: lease.id, sha256 });
    const agreed = await acceptLease(services, tenant, lease);
    expect(agreed).toMatchObject({ state: 'active', is_e_sign_offered: false });
    await expect(urlFor(tenant, { id: lease.id, sha256 })).rejects.toMatchObject(
      broken('lease.transition-not-allowed'),
    );
    expect(await yesesOf(lease.id)).toHaveLength(2);
    await settleOpenRequests(services.services);
    expect((await as(landlord).leases.get({ id: lease.id })).e_sign).toMatchObject({ state: 'void' });
  });

  it('is opened before it is signed, and by nobody for another', async () => {
    const { landlord, tenant, lease, sha256 } = await proposed();
    await eSign(landlord, { id: lease.id, sha256 });
    await expect(urlFor(tenant, { id: lease.id, sha256 })).rejects.toMatchObject(
      broken('lease.document-not-opened'),
    );
    await expect(urlFor(tenant, { id: lease.id, sha256: 'f'.repeat(64) })).rejects.toMatchObject(
      broken('lease.document-changed'),
    );
    const admin = await addPerson('Ada Admin', ['admin']);
    await expect(urlFor(admin, { id: lease.id, sha256 })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const stranger = await addPerson('Zoya');
    await expect(urlFor(stranger, { id: lease.id, sha256 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is one request, however often the landlord begins', async () => {
    const { landlord, lease, sha256 } = await proposed();
    const urls = await Promise.all([1, 2].map(() => urlFor(landlord, { id: lease.id, sha256 })));
    expect(linkOf(urls[0] ?? '').requestId).toBe(linkOf(urls[1] ?? '').requestId);
    expect(await asOwner('select id from signing_requests where lease_id = $1', [lease.id])).toHaveLength(1);
  });

  it('declined at the provider leaves the lease waiting', async () => {
    const { landlord, tenant, lease, sha256 } = await proposed();
    await eSign(landlord, { id: lease.id, sha256 });
    await as(tenant).leases.agreementFile({ id: lease.id });
    await press(await urlFor(tenant, { id: lease.id, sha256 }), { what: 'decline' });
    expect(await as(tenant).leases.get({ id: lease.id })).toMatchObject({
      state: 'proposed',
      e_sign: { state: 'declined' },
      is_e_sign_offered: false,
    });
    expect(await noticesOf(asOwner, landlord)).toContainEqual([landlord, 'lease.e-sign-declined']);
    expect(await acceptLease(services, tenant, lease)).toMatchObject({ state: 'active' });
  });
});

describe('what the provider reports', () => {
  /** The landlord has signed, and Asha's link is there. */
  async function waiting() {
    const given = await proposed();
    const own = { id: given.lease.id, sha256: given.sha256 };
    await eSign(given.landlord, own);
    await as(given.tenant).leases.agreementFile({ id: given.lease.id });
    const link = linkOf(await urlFor(given.tenant, own));
    return { ...given, own, link };
  }
  const settle = (providerId: string, by: Signing = signing) =>
    settleRequest({ ...services.services, signing: by }, providerId);

  it('is refused when it is forged, or of another provider', async () => {
    const { lease, link } = await waiting();
    const { body, signature } = sandbox.press(link, 'sign');
    expect(
      (
        await report(
          body,
          signature.replace(/./, (letter) => (letter === 'a' ? 'b' : 'a')),
        )
      ).status,
    ).toBe(400);
    expect((await report(`${body} `, signature)).status).toBe(400);
    expect((await report(body, '')).status).toBe(400);
    expect((await http.request('/leegality/callback', { method: 'POST', body })).status).toBe(404);
    await settle(link.requestId);
    expect(await yesesOf(lease.id)).toHaveLength(1);
  });

  it('counts once, though it comes twice and its job runs twice', async () => {
    const { lease, link } = await waiting();
    const { body, signature } = sandbox.press(link, 'sign');
    for (const status of [200, 200]) expect((await report(body, signature)).status).toBe(status);
    await Promise.all([settle(link.requestId), settle(link.requestId)]);
    await settle(link.requestId);
    expect(await yesesOf(lease.id)).toHaveLength(2);
    const files = await asOwner(
      `select kind from lease_documents where lease_id = $1 and kind in ('e-signed', 'certificate')`,
      [lease.id],
    );
    expect(files).toHaveLength(2);
    const acts = await asOwner(
      `select id from audit_log where subject_id = $1 and action = 'leases.accept'`,
      [lease.id],
    );
    expect(acts).toHaveLength(1);
  });

  it('is void once the terms have changed, and whoever signed hears of it', async () => {
    const { landlord, tenant, lease, link } = await waiting();
    // Pressed in the very moment in which the landlord takes the proposal back.
    const { body, signature } = sandbox.press(link, 'sign');
    await report(body, signature);
    const now = await as(landlord).leases.get({ id: lease.id });
    const changed = await as(landlord).leases.update({ ...leaseInput({ rent: 3_300_000 }), ...seen(now) });
    await settle(link.requestId);
    expect(await as(tenant).leases.get({ id: lease.id })).toMatchObject({ state: 'draft', agreed_at: null });
    expect(await noticesOf(asOwner, tenant)).toContainEqual([tenant, 'lease.e-sign-void']);
    const again = await proposeLease(services, landlord, changed);
    expect(again).toMatchObject({ e_sign: null, is_e_sign_offered: true });
    expect((await asOwner('select state from signing_requests where lease_id = $1', [lease.id]))[0]).toEqual({
      state: 'void',
    });
  });

  it('ends a link whose agreement was replaced: its page has nothing to sign', async () => {
    const { landlord, lease, link, own, tenant } = await waiting();
    const url = await urlFor(tenant, own);
    const now = await as(landlord).leases.get({ id: lease.id });
    await as(landlord).leases.update({ ...leaseInput({ rent: 3_300_000 }), ...seen(now) });
    await settleOpenRequests(services.services);
    expect((await signing.status(link.requestId)).state).toBe('cancelled');
    expect((await signAt(url)).status).toBe(404);
  });

  it('is void of another lease’s document, and binds nobody', async () => {
    const { lease, link } = await waiting();
    const other = await waiting();
    const { body, signature } = sandbox.press(link, 'sign');
    await report(body, signature);
    await settle(link.requestId, { ...signing, status: () => signing.status(other.link.requestId) });
    expect(await yesesOf(lease.id)).toHaveLength(1);
    const rows = await asOwner('select state from signing_requests where lease_id = any ($1) order by id', [
      [lease.id, other.lease.id],
    ]);
    expect(rows).toEqual([{ state: 'void' }, { state: 'open' }]);
  });

  it('of somebody whom the request does not name changes nothing', async () => {
    const { lease, link } = await waiting();
    const other = await waiting();
    const status = await signing.status(link.requestId);
    const foreign = {
      reference: other.link.reference,
      signedAt: services.services.now(),
      name: 'Asha Rao',
      certificate: 'X',
    };
    await settle(link.requestId, {
      ...signing,
      status: async () => ({ ...status, signatures: [...status.signatures, foreign] }),
    });
    expect(await yesesOf(lease.id)).toHaveLength(1);
    expect(await yesesOf(other.lease.id)).toHaveLength(1);
  });

  it('is void when it came after the last day', async () => {
    const { lease, link, tenant } = await waiting();
    const status = await signing.status(link.requestId);
    const late = {
      reference: link.reference,
      signedAt: '2099-01-01T00:00:00Z',
      name: 'Asha Rao',
      certificate: 'X',
    };
    await settle(link.requestId, {
      ...signing,
      status: async () => ({ ...status, state: 'expired', signatures: [...status.signatures, late] }),
    });
    expect(await yesesOf(lease.id)).toHaveLength(1);
    expect(await as(tenant).leases.get({ id: lease.id })).toMatchObject({
      state: 'proposed',
      e_sign: { state: 'expired' },
    });
    expect(await noticesOf(asOwner, tenant)).toContainEqual([tenant, 'lease.e-sign-void']);
  });

  it('is kept for three months', async () => {
    const { link } = await waiting();
    const events = () =>
      asOwner('select id from signing_events where provider_request_id = $1', [link.requestId]);
    await cleanUp(services.services.database);
    expect(await events()).toHaveLength(2);
    await asOwner(
      `update signing_events set created_at = created_at - interval '91 days' where provider_request_id = $1`,
      [link.requestId],
    );
    await cleanUp(services.services.database);
    expect(await events()).toEqual([]);
  });

  it('is asked for by the clock where the callback was lost', async () => {
    const { tenant, lease, link } = await waiting();
    const { body, signature } = sandbox.press(link, 'sign');
    await report(body, signature);
    await settleOpenRequests(services.services);
    expect(await as(tenant).leases.get({ id: lease.id })).toMatchObject({ state: 'active' });
  });
});

describe('the page of the sandbox', () => {
  it('asks for its code, in the language of the signer, and leads back to the lease alone', async () => {
    const { landlord, lease, sha256 } = await proposed();
    const { url } = await as(landlord).leases.eSign({ id: lease.id, sha256, language: 'hi' });
    const path = url.slice(url.indexOf('/sandbox/'));
    const page = await (await http.request(path)).text();
    expect(page).toContain(`href="/hi/portal/landlord/leases/${lease.id}"`);
    expect(page).toContain('lang="hi-IN"');
    expect(page).toContain('Lal Singh');
    const wrong = await press(url, { what: 'sign', code: '000000' });
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toContain('role="alert"');
    const elsewhere = url.replace(/to=.*/, 'to=https%3A%2F%2Fevil.example');
    expect((await signAt(elsewhere)).headers.get('location')).toBe('/portal');
    expect((await signAt(url)).status).toBe(404);
    expect((await http.request(`${path.slice(0, -80)}x`)).status).toBe(404);
  });
});
