// What a lease says of its e-signatures, and who is led to the provider.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { exampleLease } from '../../../../tests/support/web/example-lease.ts';
import {
  answerOnly,
  failingClient,
  failWith,
  inputsOf,
} from '../../../../tests/support/web/failing-client.ts';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { Lease } from '../../../contract/leases.ts';
import { toastStore } from '../../ui/toast-store.ts';
import { ESign } from './e-sign.tsx';

vi.mock('../../lib/api-provider.tsx', () => ({ useApi: () => failingClient }));
afterEach(cleanup);

const at = '2026-11-26T06:30:00.000Z';
const party = (id: string, role: 'landlord' | 'tenant', name: string): Lease['parties'][number] => ({
  id,
  role,
  name,
  is_you: role === 'tenant',
  share_bp: null,
  email: null,
  phone: null,
  address: null,
  opened_at: null,
  told_at: null,
  accepted_at: null,
  accepted_how: null,
});
const [landlord, tenant] = [party('l', 'landlord', 'Lal Singh'), party('t', 'tenant', 'Asha Rao')];
const document = {
  id: 'd',
  kind: 'agreement',
  version: 1,
  sha256: 'a'.repeat(64),
  content_type: 'application/pdf',
  created_at: at,
} as const;
const eSign = (own: Partial<NonNullable<Lease['e_sign']>> = {}): Lease['e_sign'] => ({
  provider: 'sandbox',
  state: 'open',
  expires_at: '2026-12-10T18:29:59.000Z',
  signers: [
    { party_id: 'l', signed_at: at, name: 'Lal Singh', outcome: 'kept' },
    { party_id: 't', signed_at: null, name: null, outcome: null },
  ],
  ...own,
});
const lease: Lease = {
  ...exampleLease,
  state: 'proposed',
  parties: [landlord, { ...tenant, opened_at: at }],
  document,
  e_sign: eSign(),
  is_e_sign_offered: true,
};

function show(own: Partial<Lease> = {}): string {
  cleanup();
  const { container } = renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <ESign lease={{ ...lease, ...own }} />
    </QueryClientProvider>,
  );
  return container.textContent ?? '';
}
const button = () => screen.queryByRole('button', { name: /^Sign by eSign/ });

test('says who has signed and who comes next, until when', () => {
  expect(show()).toMatch(
    /open until 10 Dec 2026.*Lal Singh: signed by eSign on .*Asha Rao: not signed by eSign/,
  );
});

test('names the certificate where it is another person’s', () => {
  expect(show()).not.toContain('certificate of');
  const signers = (eSign()?.signers ?? []).map((signer) => ({
    ...signer,
    name: signer.signed_at && 'Om Singh',
  }));
  expect(show({ e_sign: eSign({ signers }) })).toContain('(certificate of Om Singh)');
});

test('is not there where nobody began and the reader cannot', () => {
  show({ e_sign: null, is_e_sign_offered: false });
  expect(screen.queryByRole('region')).toBeNull();
  expect(show({ e_sign: null })).toContain('You can sign the agreement by Aadhaar eSign as well.');
});

test('leads a tenant to the provider with the very document that they opened', async () => {
  show({ parties: [landlord, tenant] });
  expect(button()?.hasAttribute('disabled')).toBe(true);
  show();
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  answerOnly({ 'leases.eSign': { url: 'https://provider.example/sign' } });
  fireEvent.click(screen.getByRole('button', { name: /^Sign by eSign/ }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://provider.example/sign'));
  expect(inputsOf('leases.eSign')).toEqual([{ id: lease.id, sha256: document.sha256, language: 'en' }]);
});

test('says so when the provider does not answer', async () => {
  answerOnly({});
  failWith(new Error('No answer'));
  show();
  fireEvent.click(screen.getByRole('button', { name: /^Sign by eSign/ }));
  await waitFor(() => expect(toastStore.get()?.tone).toBe('destructive'));
});

test.each(['declined', 'expired', 'void'] as const)('once %s, tenants still accept with a code', (state) => {
  const said = show({ e_sign: eSign({ state }), is_e_sign_offered: false });
  expect(said).toContain('Tenants can still accept with a code.');
  expect(button()).toBeNull();
});

test('has ended once the lease is agreed by codes, and a signature that came to nothing says so', () => {
  const signers: NonNullable<Lease['e_sign']>['signers'] = [
    { party_id: 't', signed_at: at, name: 'Zoya Khan', outcome: 'void' },
  ];
  const said = show({ state: 'active', is_e_sign_offered: false, e_sign: eSign({ signers }) });
  expect(said).toContain('Signing by eSign has ended.');
  expect(said).not.toContain('code');
  expect(said).toContain('which does not count (certificate of Zoya Khan)');
});
