/** What people do with the demo, as a load: reading, sign-in, visits asked for, rents marked. What is written is known by its number. */
import { createHmac, randomInt } from 'node:crypto';
import type { Client } from 'pg';
import { demoPassword } from '../../src/db/seed/demo/people.ts';
import { homePath } from '../../src/domain/home-address.ts';
import { RELEASE_SECRET } from './releases.ts';
import type { Ask, Kind, Said } from './steady-load.ts';

/** Each may ask for thirty visits an hour. */
const seekers = ['tenant', 'affiliate', 'user', 'landlord', 'broker'];
const publicKey = createHmac('sha256', RELEASE_SECRET).update('public client key').digest('base64url');

/** What processes under this load have as `PUBLIC_URL`. */
export const USED_ORIGIN = 'http://localhost:4600';

/** `names`: of what follows, in turn. Pages are for processes that have them. */
export async function mixedUse(owner: Client, names: readonly string[]) {
  const { rows: homes } = await owner.query<Home>(
    `select id, title, rent, city from properties where listing_state = 'published' and availability = 'available'
      and listed_by not in (select id from auth.users where email like any ($1)) order by id`,
    [seekers.map((name) => `${name}@%`)],
  );
  const { rows: dues } = await owner.query<{ id: string }>(
    `select d.id from rent_dues d join leases l on l.id = d.lease_id join auth.users u on u.id = l.tenant_id
      where u.email like 'tenant@%' and d.kind = 'rent' and d.received < d.amount limit 1`,
  );
  const tokens = new Map<string, string>();
  const totals = new Map<string, number>();
  const visits: string[] = [];
  const rents: string[] = [];
  const asked = new Map<string, number>();
  const [nextHome, nextSearched, nextSignIn] = [inTurn(homes), inTurn(homes), inTurn(seekers)];
  const signIn: Kind = async (ask) => {
    const name = nextSignIn();
    const body = { email: `${name}@demo.kiraya.example`, password: demoPassword };
    const said = answered(
      200,
      await ask({ method: 'POST', path: '/api/auth/sign-in/email', headers: headers(), body }),
    );
    tokens.set(name, said.accessToken);
  };
  const signedIn = (work: (ask: Ask, token: string, name: string) => Promise<void>, who = seekers): Kind => {
    const next = inTurn(who);
    return async (ask) => {
      const name = next();
      const token = tokens.get(name);
      if (token) await work(ask, token, name);
      else await signIn(ask);
    };
  };
  const home: Kind = async (ask) => {
    const { id, rent } = nextHome();
    const said = await read(ask, `/api/properties/${id}`);
    if (said.rent !== Number(rent)) throw new Error(`${id} costs ${said.rent} and not ${rent}`);
  };
  const search: Kind = async (ask) => {
    const { city } = nextSearched();
    const { total } = await read(ask, `/api/properties?city=${encodeURIComponent(city)}`);
    if ((totals.get(city) ?? total) !== total)
      throw new Error(`${total} and not ${totals.get(city)} in ${city}`);
    totals.set(city, total);
  };
  const mine = signedIn(async (ask, token, name) => {
    const least = asked.get(name) ?? 0;
    const { total } = await read(ask, '/api/my/visits', token);
    if (total < least) throw new Error(`${total} visits of ${least} that were asked for`);
  });
  const visit = signedIn(async (ask, token, name) => {
    const round = Math.floor(visits.length / homes.length);
    const { id } = await write(ask, '/api/visits', token, {
      property_id: homes[visits.length % homes.length]?.id,
      visit_type: 'physical',
      scheduled_date: inDays(7 + round),
      slot: '11:00',
      room_id: null,
      notes: `Visit ${visits.length} of the load`,
    });
    visits.push(id);
    asked.set(name, (asked.get(name) ?? 0) + 1);
  });
  const rent = signedIn(
    async (ask, token) => {
      const reference = `4600${`${rents.length}`.padStart(4, '0')}${randomInt(1_000, 9_999)}`;
      const said = await write(ask, `/api/dues/${dues[0]?.id}/payments`, token, {
        amount: 100,
        mode: 'upi',
        reference,
        paid_on: inDays(0),
        note: 'Of the load',
      });
      rents.push(said.id);
    },
    ['tenant'],
  );
  const all: Readonly<Record<string, Kind>> = {
    ...{ home, search, mine, signIn, visit, rent },
    ...pagesOf(homes),
  };
  const idsOf = async (table: string) =>
    (await owner.query<{ id: string }>(table)).rows.map(({ id }) => id).sort();
  return {
    kinds: Object.fromEntries(names.map((name, place) => [`${place} ${name}`, all[name] as Kind])),
    kept: async () => ({
      visits: await idsOf(`select id from property_visits where notes like '% of the load'`),
      rents: await idsOf(`select id from rent_payments where note = 'Of the load'`),
    }),
    written: () => ({ visits: visits.toSorted(), rents: rents.toSorted() }),
  };
}

type Home = { id: string; title: string; rent: string; city: string };

/** Signed out; a home's page has its rent, as India writes it. */
function pagesOf(homes: readonly Home[]): Record<string, Kind> {
  const [nextHome, nextCity] = [inTurn(homes), inTurn(homes)];
  const page = async (ask: Ask, path: string, has: string) => {
    const { status, text } = await ask({ path, headers: headers() });
    if (status !== 200 || !text.includes(has)) throw new Error(`${path}: ${status}, without ${has}`);
  };
  return {
    frontPage: (ask) => page(ask, '/', '</html>'),
    listPage: (ask) => {
      const { city } = nextCity();
      return page(ask, `/properties?city=${encodeURIComponent(city)}`, city);
    },
    homePage: (ask) => {
      const home = nextHome();
      return page(ask, homePath(home), (Number(home.rent) / 100).toLocaleString('en-IN'));
    },
  };
}

const headers = (token?: string) => ({
  host: new URL(USED_ORIGIN).host,
  origin: USED_ORIGIN,
  // Each from a network of its own, or it would be one person who asks too often.
  'x-forwarded-for': `198.51.${randomInt(1, 255)}.${randomInt(1, 255)}`,
  ...(token === undefined ? {} : { apikey: publicKey, authorization: `Bearer ${token}` }),
});

const read = async (ask: Ask, path: string, token?: string) =>
  answered(200, await ask({ path, headers: headers(token) }));

const write = async (ask: Ask, path: string, token: string, body: object) =>
  answered(201, await ask({ method: 'POST', path, headers: headers(token), body }));

function answered(status: number, said: Said) {
  if (said.status !== status) throw new Error(`${said.status} ${said.text.slice(0, 300)}`);
  return JSON.parse(said.text);
}

/** Each of them in turn, again and again. */
function inTurn<T>(all: readonly T[]): () => T {
  let turn = 0;
  return () => all[turn++ % all.length] as T;
}

/** In India. */
const inDays = (days: number): string =>
  new Date(Date.now() + 5.5 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
