/** Two servers on one database, asked in turn as a balancer does: what one did the other knows, and neither shows what is over. */
import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { createApp } from '../../src/server/app/http.ts';
import { keepFresh } from '../../src/server/app/keep-fresh.ts';
import { createServices, type RunningServices } from '../../src/server/app/services.ts';
import { AnswerCache } from '../../src/server/lib/answer-cache.ts';
import { addPlaces, homeInput } from '../support/homes.ts';
import { noPages } from '../support/no-pages.ts';
import { asFile, picture } from '../support/photos.ts';
import { startServices, testOrigin } from '../support/services.ts';

const stage = await startServices({ runsJobs: true });
const { asOwner, as, addPerson } = stage;
const other = await createServices(stage.services.config, stage.ownerUrl);
const stops: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const stop of stops) await stop();
  await other.close();
});

const serving = (own: RunningServices) => {
  const services = { ...own, searchAnswers: new AnswerCache() };
  const pages = noPages();
  stops.push(keepFresh(services, pages.cache, stage.ownerUrl));
  return { services, app: createApp(services, pages, 'tests/fixtures') };
};
const servers = [serving(stage.services), serving(other)] as const;
let turn = 0;

type Asked = { method?: string; token?: string; cookie?: string; body?: object; key?: string };

/** The next server's answer. */
async function ask(path: string, { method, token, cookie, body, key }: Asked = {}) {
  turn += 1;
  const headers = new Headers({ host: new URL(testOrigin).host, origin: testOrigin });
  headers.set('apikey', stage.services.publicKey);
  headers.set('authorization', `Bearer ${token ?? stage.services.publicKey}`);
  if (body && !(body instanceof FormData)) headers.set('content-type', 'application/json');
  if (cookie) headers.set('cookie', cookie);
  if (key) headers.set('idempotency-key', key);
  const sent = body instanceof FormData ? body : body && JSON.stringify(body);
  const answer = await servers[turn % 2 === 0 ? 0 : 1].app.request(`${testOrigin}/api${path}`, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers,
    ...(sent && { body: sent }),
  });
  const text = await answer.text();
  const setCookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ');
  return { status: answer.status, json: text ? JSON.parse(text) : null, cookie: setCookie };
}

const mailedCode = async (email: string) => {
  const find = () =>
    asOwner<{ text: string }>(
      'select text from mails where recipient = $1 order by created_at desc limit 1',
      [email],
    );
  await expect.poll(async () => (await find()).length, { timeout: 10_000 }).toBe(1);
  return /\b\d{6}\b/.exec((await find())[0]?.text ?? '')?.[0] ?? '';
};

// security abuse: Sign-in and sign-out at one process hold at every other
it('a code asked of one signs in at the other, tokens hold at both, and signing out ends both', async () => {
  const email = 'nila@example.com';
  expect((await ask('/auth/email-otp/send-verification-otp', { body: { email } })).status).toBe(200);
  const signedIn = await ask('/auth/sign-in/email-otp', {
    body: { email, otp: await mailedCode(email), name: 'Nila' },
  });
  expect(signedIn.status).toBe(200);
  const { accessToken: token } = signedIn.json;
  for (const _ of servers) expect((await ask('/account/me', { token })).status).toBe(200);
  const renewed = await ask('/auth/get-session', { cookie: signedIn.cookie });
  expect(renewed.status).toBe(200);
  expect((await ask('/account/me', { token: renewed.json.accessToken })).status).toBe(200);
  await ask('/auth/sign-out', { cookie: signedIn.cookie, body: {} });
  for (const _ of servers)
    expect((await ask('/auth/get-session', { cookie: signedIn.cookie })).json?.accessToken).toBeUndefined();
});

it('a home published at one is found at the other within a second, with the photo the first one stored', async () => {
  await addPlaces(asOwner);
  const lister = await addPerson('Lata Iyer', ['broker']);
  const total = async () => (await ask('/properties?city=Bengaluru')).json.total;
  for (const _ of servers) expect(await total()).toBe(0);
  const at = (n: 0 | 1) => as(lister, { services: servers[n].services });
  const { id } = await at(0).properties.create(homeInput());
  const key = randomUUID();
  const file = asFile(await picture(300, 300));
  const upload = (n: 0 | 1) =>
    as(lister, { services: servers[n].services, idempotencyKey: key }).photos.upload({
      property_id: id,
      file,
    });
  expect(await upload(1)).toEqual(await upload(0));
  await asOwner(
    `update properties set listing_state = 'published', published_at = now(), renewed_at = now() where id = $1`,
    [id],
  );
  for (const _ of servers) await expect.poll(total, { timeout: 1_000, interval: 10 }).toBe(1);
  for (const _ of servers) expect((await ask(`/properties/${id}`)).json.photos).toHaveLength(1);
});

// security abuse: Sign-in and sign-out at one process hold at every other … and so do settings, roles and the PIN
it('settings, roles and the PIN given at one hold at the other', async () => {
  const admin = await addPerson('Meera Das', ['admin']);
  const person = await addPerson('Ravi Rao');
  const at = (who: string, n: 0 | 1) => as(who, { services: servers[n].services });
  await expect(at(person, 1).users.list({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await at(admin, 0).roles.assign({ userId: person, role: 'landlord' });
  expect((await at(person, 1).account.me()).roles).toEqual(['landlord']);
  await at(admin, 0).admin.pin.set({ pin: '482913' });
  expect(await at(admin, 1).admin.pin.state()).toMatchObject({ is_set: true });
});
