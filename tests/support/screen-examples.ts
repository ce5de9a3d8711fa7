/** An address for each screen of the sitemap that has parameters, found in the demo. */
import { vi } from 'vitest';
import { productOrigin } from './origin.ts';
import { answerTo, demoEmail } from './sign-in.ts';

const idOf = async (list: Promise<{ items: { id: string }[] }>) => (await list).items[0]?.id;
const publicList = async (path: string) => (await fetch(`${productOrigin()}/api${path}`)).json();

/** A letter in the development mailbox: a code somebody asked for. */
async function letterAddress(): Promise<string> {
  const origin = productOrigin();
  const letters = /\/dev\/mailbox\/[0-9a-f-]+/;
  await fetch(`${origin}/api/auth/email-otp/send-verification-otp`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({ email: demoEmail('tenant') }),
  });
  const read = async () => letters.exec(await (await fetch(`${origin}/dev/mailbox`)).text())?.[0];
  return vi.waitFor(async () => (await read()) ?? Promise.reject(new Error('No letter came')), 30_000);
}

/** A locality with homes, as a city's page links to it. */
const localityAddress = async () => {
  const html = await (await fetch(`${productOrigin()}/rent/pune`)).text();
  return /\/rent\/pune\/(?!\d-bhk|under-)[a-z0-9-]+/.exec(html)?.[0] ?? '';
};

/** Homes of one size in a locality that has enough of them. */
const sliceAddress = async () => {
  const xml = await (await fetch(`${productOrigin()}/sitemap-places-1.xml`)).text();
  return /\/rent\/[a-z-]+\/[a-z-]+\/\d-bhk/.exec(xml)?.[0] ?? '';
};

const pgOf = async (list: Promise<{ items: { id: string; property_type: string | null }[] }>) =>
  (await list).items.find(({ property_type: type }) => type === 'pg')?.id;

/** By the pattern of the sitemap. */
export async function screenExamples(): Promise<Record<string, string>> {
  const own = answerTo<{ items: { id: string; property_type: string | null }[] }>(
    demoEmail('landlord'),
    '/my/properties',
  );
  const letOut = answerTo<{ items: { id: string; state: string }[] }>(demoEmail('landlord'), '/my/leases');
  const managed = answerTo<{ items: { id: string }[] }>(
    demoEmail('property_manager'),
    '/my/leases?as=manager',
  );
  const draft = (await letOut).items.find(({ state }) => state === 'draft')?.id;
  const active = (await letOut).items.find(({ state }) => state === 'active')?.id;
  return {
    '/portal/landlord/leases/:id': `/portal/landlord/leases/${await idOf(letOut)}`,
    '/portal/manager/leases/:id': `/portal/manager/leases/${await idOf(managed)}`,
    '/portal/leases/:id/condition': `/portal/leases/${active}/condition`,
    '/portal/landlord/leases/:id/edit': `/portal/landlord/leases/${draft}/edit`,
    '/property/:id': `/property/${await idOf(publicList('/properties?limit=1'))}`,
    '/properties/:id/rooms': `/properties/${await pgOf(own)}/rooms`,
    '/buildings/:id': `/buildings/${await idOf(answerTo(demoEmail('landlord'), '/my/buildings'))}`,
    '/properties/:id/verification': `/properties/${await idOf(own)}/verification`,
    '/properties/:id/edit': `/properties/${await idOf(own)}/edit`,
    '/dev/mailbox/:id': await letterAddress(),
    '/help/:topic': '/help/pay-rent',
    '/rent/:city': '/rent/pune',
    '/rent/:city/rents': '/rent/pune/rents',
    '/rent/:city/:locality': await localityAddress(),
    '/rent/:city/:locality/:slice': await sliceAddress(),
    '/unsubscribe/:token': '/unsubscribe/any',
    '/consent/:token': '/consent/any',
    '/complaint/:token': '/complaint/any',
    '/portal/user/*': '/portal/user/shortlisted',
    '/*': '/no-such-page',
  };
}
