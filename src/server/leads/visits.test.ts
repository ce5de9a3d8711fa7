import { beforeEach, describe, expect, it } from 'vitest';
import { addHome, day, noticesOf, UNKNOWN_ID } from '../../../tests/support/leads.ts';
import { startServices } from '../../../tests/support/services.ts';
import { weekdayOf } from '../../domain/visit-hours.ts';

const { as, addPerson, asOwner } = await startServices({ runsJobs: false });

let seeker: string;
let lister: string;
let neighbour: string;
let home: string;

beforeEach(async () => {
  await asOwner('delete from auth.rate_limits');
  seeker = await addPerson('Sita Rao');
  lister = await addPerson('Lal Singh');
  neighbour = await addPerson('Om Das');
  home = await addHome(asOwner, lister);
});

const wish = (own: object = {}) => ({
  property_id: home,
  visit_type: 'physical' as const,
  scheduled_date: day(2),
  slot: '10:00' as const,
  ...own,
});
const ask = (own: object = {}, key: string | null = null) =>
  as(seeker, { idempotencyKey: key }).visits.request(wish(own));
const visitsOf = (person: string) =>
  asOwner<{ status: string }>('select status from property_visits where user_id = $1', [person]);

describe('requesting a visit', () => {
  it('is stored, told to both sides, written down and audited', async () => {
    const visit = await ask({ notes: ' नमस्ते 🏠 <b>bold</b>; drop table properties ' });
    expect(visit).toMatchObject({
      side: 'seeker',
      status: 'requested',
      awaiting: 'lister',
      other_name: 'Lal Singh',
      notes: 'नमस्ते 🏠 <b>bold</b>; drop table properties',
      home: { id: home, title: '2 BHK near the park', locality: 'Koramangala', rent: 3_000_000 },
    });
    expect(await noticesOf(asOwner, seeker, lister)).toEqual([[lister, 'visit.requested']]);
    expect((await as(lister).leads.timeline({ id: visit.id })).items).toMatchObject([
      { action: 'visit.requested', by: 'seeker', scheduled_date: day(2), slot: '10:00' },
    ]);
    expect(await asOwner('select action, actor_id from audit_log where subject_id = $1', [visit.id])).toEqual(
      [{ action: 'visits.request', actor_id: seeker }],
    );
  });

  it('sent twice with one key is one visit with one answer', async () => {
    const [first, second] = await Promise.all([ask({}, 'one form'), ask({}, 'one form')]);
    expect(second).toEqual(first);
    expect(await visitsOf(seeker)).toHaveLength(1);
  });

  it('is open once per home and person, also when two windows ask at once', async () => {
    const answers = await Promise.allSettled([ask(), ask()]);
    expect(answers.map((answer) => answer.status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(ask()).rejects.toMatchObject({ data: { rule: 'visit.already-open' } });
  });

  it('is refused for one’s own home, a let home and a paused home', async () => {
    await expect(as(lister).visits.request(wish())).rejects.toMatchObject({
      data: { rule: 'property.own-listing' },
    });
    const booked = await addHome(asOwner, lister, { availability: 'booked' });
    await expect(ask({ property_id: booked })).rejects.toMatchObject({
      data: { rule: 'property.not-accepting-leads' },
    });
    const paused = await addHome(asOwner, lister, { listing_state: 'paused' });
    await expect(ask({ property_id: paused })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is refused for yesterday and for next year at its field', async () => {
    await expect(ask({ scheduled_date: day(-1) })).rejects.toMatchObject({
      code: 'RULE_BROKEN',
      data: { rule: 'visit.slot-in-past', field: 'slot' },
    });
    await expect(ask({ scheduled_date: day(400) })).rejects.toMatchObject({
      data: { rule: 'visit.slot-too-far', field: 'slot' },
    });
  });

  it.each([
    ['no home', { property_id: 'home' }, 'property_id'],
    ['a day that does not exist', { scheduled_date: '2026-02-30' }, 'scheduled_date'],
    ['a date as a number', { scheduled_date: 20261120 }, 'scheduled_date'],
    ['a slot at night', { slot: '03:00' }, 'slot'],
    ['a visit by balloon', { visit_type: 'balloon' }, 'visit_type'],
    ['notes as long as a novel', { notes: 'x'.repeat(5000) }, 'notes'],
    ['notes as a list', { notes: ['come'] }, 'notes'],
  ])('refuses %s', async (_, own, field) => {
    await expect(ask(own)).rejects.toMatchObject({
      code: 'UNPROCESSABLE_CONTENT',
      data: { errors: [{ field }] },
    });
  });

  it('refuses text the database cannot hold', async () => {
    await expect(ask({ notes: 'a\u0000b' })).rejects.toMatchObject({ status: 422 });
  });

  it('needs a home that exists and somebody signed in', async () => {
    await expect(ask({ property_id: UNKNOWN_ID })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(as(null).visits.request(wish())).rejects.toMatchObject({ status: 401 });
  });

  it('stops after thirty requests an hour', async () => {
    const homes = await Promise.all(Array.from({ length: 31 }, () => addHome(asOwner, lister)));
    for (const id of homes.slice(0, 30)) await ask({ property_id: id });
    await expect(ask({ property_id: homes[30] })).rejects.toMatchObject({ status: 429 });
  });
});

describe('answering', () => {
  it('accepting opens the contacts to both sides and to nobody else', async () => {
    const { id } = await ask();
    const hidden = { is_open: false, phone: null, email: null, address: null };
    expect((await as(seeker).leads.contact({ id })).people).toMatchObject([
      { side: 'lister', full_name: 'Lal Singh', ...hidden },
    ]);
    expect(await as(lister).visits.accept({ id })).toMatchObject({ status: 'scheduled', awaiting: null });
    expect((await as(seeker).leads.contact({ id })).people).toMatchObject([
      { side: 'lister', is_open: true, phone: '+91 80000 11111', address: '4 Rose Lane' },
    ]);
    const [other] = (await as(lister).leads.contact({ id })).people;
    expect(other).toMatchObject({ side: 'seeker', is_open: true, address: null });
    expect(other?.email).toContain('sita.rao');
    await expect(as(neighbour).leads.contact({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await noticesOf(asOwner, seeker, lister)).toEqual([
      [lister, 'visit.requested'],
      [seeker, 'visit.accepted'],
    ]);
  });

  it('asks for address and phone of a home that has none, and keeps them with the home', async () => {
    await asOwner('update property_private set address = null, contact_phone = null');
    const seen = await ask();
    expect(seen.lacks).toEqual([]);
    const { id } = seen;
    expect((await as(lister).visits.get({ id })).lacks).toEqual(['address', 'phone']);
    const missing = { data: { rule: 'visit.address-missing', field: 'address' } };
    await expect(as(lister).visits.accept({ id, address: '  ' })).rejects.toMatchObject(missing);
    const proposal = { id, scheduled_date: day(3), slot: '17:00' as const };
    await expect(as(lister).visits.propose(proposal)).rejects.toMatchObject(missing);
    await expect(
      as(lister).visits.accept({ id, address: '7 Hill Road', contact_phone: '12' }),
    ).rejects.toMatchObject({ data: { errors: [{ field: 'contact_phone' }] } });
    const said = { address: '7 Hill Road', contact_phone: '98450 12345' };
    expect((await as(lister).visits.accept({ id, ...said })).lacks).toEqual([]);
    expect((await as(seeker).leads.contact({ id })).people).toMatchObject([
      { side: 'lister', address: '7 Hill Road', phone: expect.stringContaining('9845012345') },
    ]);
    expect(
      await asOwner(`select after from audit_log where subject_id = $1 and action = 'properties.update'`, [
        home,
      ]),
    ).toEqual([{ after: { said: ['address', 'phone'] } }]);
    await as(seeker).visits.cancel({ id });
    const again = await ask();
    await as(lister).visits.accept({ id: again.id, address: 'Elsewhere' });
    expect((await as(seeker).leads.contact({ id: again.id })).place?.address).toBe('7 Hill Road');
  });

  it('asks for no address of a video call, and none of the seeker who agrees', async () => {
    await asOwner('update property_private set address = null');
    const { id } = await ask({ visit_type: 'virtual' });
    const proposal = { id, scheduled_date: day(3), slot: '17:00' as const };
    await as(lister).visits.propose(proposal);
    expect(await as(seeker).visits.accept({ id, address: 'Mine' })).toMatchObject({ status: 'scheduled' });
    expect(await asOwner('select address from property_private where property_id = $1', [home])).toEqual([
      { address: null },
    ]);
  });

  it('goes back and forth until a time is agreed, and all of it is in the timeline', async () => {
    const { id } = await ask();
    const proposal = { id, scheduled_date: day(3), slot: '17:00' as const, note: 'After work' };
    expect(await as(lister).visits.propose(proposal)).toMatchObject({
      status: 'requested',
      awaiting: 'seeker',
      scheduled_date: day(3),
      slot: '17:00',
    });
    await expect(as(lister).visits.accept({ id })).rejects.toMatchObject({
      data: { rule: 'visit.transition-not-allowed' },
    });
    await as(seeker).visits.accept({ id });
    await as(seeker).visits.reschedule({ id, scheduled_date: day(4), slot: '09:00' });
    expect((await as(seeker).leads.contact({ id })).people).toMatchObject([{ is_open: false, phone: null }]);
    await as(lister).visits.decline({ id, note: 'Let already' });
    expect((await as(seeker).leads.timeline({ id })).items.map(({ action, by }) => [action, by])).toEqual([
      ['visit.requested', 'seeker'],
      ['visit.proposed', 'lister'],
      ['visit.accepted', 'seeker'],
      ['visit.rescheduled', 'seeker'],
      ['visit.declined', 'lister'],
    ]);
    expect(await as(seeker).visits.get({ id })).toMatchObject({ status: 'rejected', slot: '09:00' });
    expect(await noticesOf(asOwner, seeker, lister)).toHaveLength(5);
  });

  it('by two windows at once succeeds once', async () => {
    const { id } = await ask();
    const answers = await Promise.allSettled([
      as(lister).visits.accept({ id }),
      as(lister).visits.decline({ id }),
      as(seeker).visits.cancel({ id }),
    ]);
    const won = answers.filter((answer) => answer.status === 'fulfilled').length;
    // A scheduled visit may still be cancelled; whatever is declined or cancelled is at its end.
    const [stored] = await visitsOf(seeker);
    expect([1, 2]).toContain(won);
    expect((await as(seeker).leads.timeline({ id })).items).toHaveLength(won + 1);
    expect((await as(seeker).leads.timeline({ id })).items.at(-1)?.status).toBe(stored?.status);
  });

  it('a double click on accept is answered once and refused once', async () => {
    const { id } = await ask();
    const answers = await Promise.allSettled([
      as(lister).visits.accept({ id }),
      as(lister).visits.accept({ id }),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await as(lister).leads.timeline({ id })).items).toHaveLength(2);
  });

  it('cannot accept a time that has passed or complete a visit before it began', async () => {
    const { id } = await ask();
    await expect(as(lister).visits.complete({ id })).rejects.toMatchObject({ code: 'RULE_BROKEN' });
    await as(lister).visits.accept({ id });
    await expect(as(lister).visits.complete({ id })).rejects.toMatchObject({
      data: { rule: 'visit.not-yet-begun' },
    });
    await asOwner('update property_visits set scheduled_date = $2 where id = $1', [id, day(-1)]);
    await expect(as(seeker).visits.complete({ id })).rejects.toMatchObject({ code: 'RULE_BROKEN' });
    expect(await as(lister).visits.complete({ id })).toMatchObject({ status: 'completed' });
    const late = await ask();
    await asOwner('update property_visits set scheduled_date = $2 where id = $1', [late.id, day(-1)]);
    await expect(as(lister).visits.accept({ id: late.id })).rejects.toMatchObject({
      data: { rule: 'visit.slot-in-past' },
    });
  });

  it('is for the two sides: a neighbour finds nothing, an administrator may look', async () => {
    const { id } = await ask();
    const time = { id, scheduled_date: day(3), slot: '11:00' as const };
    const tries = (person: string | null) => [
      as(person).visits.accept({ id }),
      as(person).visits.propose(time),
      as(person).visits.decline({ id }),
      as(person).visits.cancel({ id }),
      as(person).visits.reschedule(time),
      as(person).visits.complete({ id }),
    ];
    const reads = (person: string | null) => [
      as(person).visits.get({ id }),
      as(person).leads.timeline({ id }),
      as(person).leads.contact({ id }),
    ];
    const statuses = async (calls: Promise<unknown>[]) =>
      (await Promise.allSettled(calls)).map((call) =>
        call.status === 'rejected' ? call.reason.status : 200,
      );
    expect(new Set(await statuses([...tries(neighbour), ...reads(neighbour)]))).toEqual(new Set([404]));
    expect(new Set(await statuses([...tries(null), ...reads(null)]))).toEqual(new Set([401]));
    const admin = await addPerson('Ada Admin', ['admin']);
    expect(new Set(await statuses(reads(admin)))).toEqual(new Set([200]));
    expect(new Set(await statuses(tries(admin)))).toEqual(new Set([403]));
    expect((await as(admin).leads.contact({ id })).people).toHaveLength(2);
    expect(await as(admin).visits.get({ id })).toMatchObject({ side: null, other_name: 'Sita Rao' });
  });
});

describe('the lists', () => {
  it('show each side its own, page by page, without doubles or gaps', async () => {
    const homes = [home, ...(await Promise.all([1, 2, 3, 4].map(() => addHome(asOwner, lister))))];
    for (const id of homes) await ask({ property_id: id });
    const first = await as(seeker).visits.listMine({ limit: 2 });
    expect(first).toMatchObject({ total: 5, items: [{}, {}] });
    await as(seeker).visits.cancel({ id: first.items[0]?.id ?? '' });
    const second = await as(seeker).visits.listMine({ limit: 2, cursor: first.next_cursor ?? '' });
    const third = await as(seeker).visits.listMine({ limit: 2, cursor: second.next_cursor ?? '' });
    const seen = [first, second, third].flatMap((page) => page.items.map((visit) => visit.home.id));
    expect(seen).toEqual([...homes].reverse());
    expect(third.next_cursor).toBeNull();
    expect((await as(lister).visits.listReceived({ show: 'tracked' })).total).toBe(4);
    expect((await as(lister).visits.listReceived({ show: 'ended', sort: 'oldest' })).total).toBe(1);
    expect((await as(lister).visits.listReceived({ property_id: home })).total).toBe(1);
    expect(await as(lister).visits.listMine({})).toMatchObject({ total: 0, items: [], next_cursor: null });
  });

  it('put first what waits for their reader, page by page', async () => {
    const homes = [home, ...(await Promise.all([1, 2].map(() => addHome(asOwner, lister))))];
    for (const id of homes) await ask({ property_id: id });
    const [newest, , oldest] = (await as(lister).visits.listReceived({})).items;
    await as(lister).visits.propose({ id: newest?.id ?? '', scheduled_date: day(3), slot: '11:00' });
    const pageOf = (person: string, list: 'listMine' | 'listReceived') => async (cursor?: string) => {
      const page = await as(person).visits[list]({ sort: 'waiting', limit: 2, cursor });
      return { ids: page.items.map(({ home: { id } }) => id), next: page.next_cursor ?? undefined };
    };
    const received = pageOf(lister, 'listReceived');
    const first = await received();
    expect(first.ids).toEqual([homes[1], oldest?.home.id]);
    expect((await received(first.next)).ids).toEqual([newest?.home.id]);
    expect((await pageOf(seeker, 'listMine')()).ids).toEqual([newest?.home.id, homes[1]]);
  });

  it('search the home’s words as words, not as a pattern', async () => {
    await ask();
    expect((await as(seeker).visits.listMine({ q: 'KORAMANGALA park' })).total).toBe(1);
    expect((await as(seeker).visits.listMine({ q: '%' })).total).toBe(0);
    const [one] = (await as(lister).visits.listReceived({})).items;
    const named = await as(lister).visits.listReceived({ q: one?.id.slice(0, 8).toUpperCase() });
    expect(named.items.map(({ id }) => id)).toEqual([one?.id]);
    const homes = await as(lister).properties.listMine({ q: one?.id.slice(0, 8) });
    expect(homes.items.map(({ id }) => id)).toEqual([one?.home.id]);
    expect((await as(seeker).visits.listMine({ q: `'; --` })).total).toBe(0);
  });

  it.each([
    ['a cursor made up', { cursor: 'bm90IG9uZQ' }, 'cursor'],
    ['a cursor of nonsense', { cursor: '!!' }, 'cursor'],
    ['too many at once', { limit: 5000 }, 'limit'],
    ['an unknown order', { sort: 'rent' as never }, 'sort'],
  ])('refuse %s', async (_, own, field) => {
    await expect(as(seeker).visits.listMine(own)).rejects.toMatchObject({
      code: 'UNPROCESSABLE_CONTENT',
      data: { errors: [{ field }] },
    });
  });

  it('are closed to whoever is signed out', async () => {
    await expect(as(null).visits.listMine({})).rejects.toMatchObject({ status: 401 });
    await expect(as(null).visits.listReceived({})).rejects.toMatchObject({ status: 401 });
  });
});

describe('how a lister answers', () => {
  const said = async () => (await as(null).properties.get({ id: home })).answering;
  /** Asked so many hours ago, and answered that many minutes later, or not at all. */
  const asked = async (hoursAgo: number, minutes: number | null, status = 'completed') => {
    const person = await addPerson('Somebody');
    await asOwner(
      `insert into property_visits (property_id, user_id, lister_id, visit_type, scheduled_date, slot, status, awaiting, created_at, answered_at)
       values ($1, $2, $3, 'physical', $4, '10:00', $5, case when $5 = 'requested' then 'lister' end,
         now() - make_interval(hours => $6), now() - make_interval(hours => $6) + make_interval(mins => $7))`,
      [home, person, lister, day(2), status, hoursAgo, minutes],
    );
  };

  it('shows on the page from five requests on; what is young or was taken back does not count', async () => {
    for (const minutes of [20, 100, 130, 900]) await asked(100, minutes);
    await asked(3, null, 'requested');
    await asked(100, null, 'cancelled');
    await asked(24 * 200, 5);
    expect(await said()).toBeNull();
    await asked(100, null, 'requested');
    expect(await said()).toEqual({ within_hours: 3, percent: 80 });
  });
});

describe('hours that the lister names', () => {
  const saturday = [1, 2, 3, 4, 5, 6, 7].map(day).find((date) => weekdayOf(date) === 'sat') ?? '';
  const friday = [1, 2, 3, 4, 5, 6, 7].map(day).find((date) => weekdayOf(date) === 'fri') ?? '';
  const hours = [{ days: ['sat' as const], from: 10, until: 13 }];

  beforeEach(() => as(lister).properties.setVisitHours({ id: home, hours }));

  it('bind whoever asks, and are read by them with what is agreed', async () => {
    await expect(ask({ scheduled_date: friday })).rejects.toMatchObject({
      data: { rule: 'visit.outside-hours', field: 'slot' },
    });
    const { id } = await ask({ scheduled_date: saturday, slot: '11:00' });
    expect(await as(neighbour).visits.hours({ id: home })).toEqual({ hours, taken: [] });
    await as(lister).visits.accept({ id, address: 'Rose 4' });
    expect(await as(neighbour).visits.hours({ id: home })).toEqual({
      hours,
      taken: [{ date: saturday, hour: 11 }],
    });
    const other = { ...wish(), scheduled_date: saturday };
    await expect(as(neighbour).visits.request({ ...other, slot: '11:00' })).rejects.toMatchObject({
      data: { rule: 'visit.slot-taken', field: 'slot' },
    });
    expect(await as(neighbour).visits.request({ ...other, slot: '12:00' })).toMatchObject({ slot: '12:00' });
    // Who moves their visit meets the same hours.
    await expect(
      as(seeker).visits.reschedule({ id, scheduled_date: saturday, slot: '17:00' }),
    ).rejects.toMatchObject({ data: { rule: 'visit.outside-hours' } });
  });

  it('do not bind the lister, and end with null', async () => {
    const { id } = await ask({ scheduled_date: saturday, slot: '11:00' });
    await as(lister).visits.propose({ id, scheduled_date: friday, slot: '19:00', address: 'Rose 4' });
    await as(lister).properties.setVisitHours({ id: home, hours: null });
    expect(await as(neighbour).visits.request(wish({ scheduled_date: friday }))).toMatchObject({
      status: 'requested',
    });
    expect(await as(neighbour).visits.hours({ id: home })).toEqual({ hours: null, taken: [] });
  });

  it('are the lister’s own, audited, and of no home that was never shown', async () => {
    await expect(as(neighbour).properties.setVisitHours({ id: home, hours })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const audited = await asOwner<{ after: unknown }>(
      `select after from audit_log where subject_id = $1 and action = 'properties.setVisitHours'`,
      [home],
    );
    expect(audited).toEqual([{ after: { hours } }]);
    await expect(as(neighbour).visits.hours({ id: UNKNOWN_ID })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each([
    [[{ days: [], from: 10, until: 13 }], 'hours.0.days'],
    [[{ days: ['sat'], from: 13, until: 13 }], 'hours.0.until'],
    [[{ days: ['sat'], from: 6, until: 13 }], 'hours.0.from'],
    [[], 'hours'],
  ])('refuse %j at %s', async (wrong, field) => {
    await expect(
      as(lister).properties.setVisitHours({ id: home, hours: wrong as typeof hours }),
    ).rejects.toMatchObject({ data: { errors: [{ field }] } });
  });
});
