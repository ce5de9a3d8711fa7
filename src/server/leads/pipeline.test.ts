import { describe, expect, it } from 'vitest';
import { addHome, day } from '../../../tests/support/leads.ts';
import { agreeLease, leaseInput } from '../../../tests/support/leases.ts';
import { startServices } from '../../../tests/support/services.ts';
import { addDays, dateInIndia } from '../../domain/dates.ts';
import { leadColumns } from '../../domain/lead-pipeline.ts';
import { remindOfLeads } from './lead-reminders.ts';

const test = await startServices({ runsJobs: false });
const { as, addPerson, asOwner, services } = test;
const broker = await addPerson('Bhanu', ['broker']);
const seeker = await addPerson('Seema');
const own = as(broker).pipeline;

const rule = (code: string, field?: string) => ({
  code: 'RULE_BROKEN',
  data: field ? { rule: code, field } : expect.objectContaining({ rule: code }),
});

async function asked(title: string) {
  const home = await addHome(asOwner, broker, { title });
  const visit = await as(seeker).visits.request({
    property_id: home,
    visit_type: 'physical',
    scheduled_date: day(1),
    slot: '10:00',
  });
  const card = (await own.list({})).items.find((item) => item.home.id === home);
  return { home, visit, card: card?.id ?? '' };
}

describe('the pipeline', () => {
  it('gets a card with the first question, and follows visit and application', async () => {
    const { home, visit, card } = await asked('Rose 1');
    expect((await own.list({})).items).toMatchObject([
      {
        id: card,
        column: 'asked',
        contact: null,
        seeker_name: 'Seema',
        home: { title: 'Rose 1' },
        visit: { status: 'requested' },
      },
    ]);
    await as(broker).visits.accept({ id: visit.id });
    expect((await own.list({ show: 'agreed' })).items).toMatchObject([
      {
        id: card,
        column: 'agreed',
        visit: { status: 'scheduled', awaiting: null },
        contact: { phone: null },
      },
    ]);
    const application = await as(seeker).applications.submit({
      property_id: home,
      move_in_date: day(20),
      household: 'family',
      occupants: 2,
    });
    expect((await own.list({ show: 'all' })).items).toHaveLength(1);
    await as(broker).applications.approve({ id: application.id });
    expect((await own.list({})).items).toMatchObject([
      { column: 'applied', application: { status: 'approved' } },
    ]);
    expect(await own.move({ id: card, stage: 'let' })).toMatchObject({ column: 'let' });
    expect(await own.move({ id: card, stage: 'let' })).toMatchObject({ column: 'let' });
    expect((await own.list({})).items).toEqual([]);
    await expect(own.move({ id: card, stage: 'lost' })).rejects.toMatchObject(
      rule('lead.stage-not-allowed', 'stage'),
    );
    // Taken up again, it stands where visit and application say.
    expect(await own.move({ id: card, stage: 'contacted' })).toMatchObject({ column: 'applied' });
  });

  it('stands in the column of what was done last, whatever was marked before', async () => {
    const { visit, card } = await asked('Tulip 7');
    expect(await own.move({ id: card, stage: 'contacted' })).toMatchObject({ column: 'talked' });
    await as(broker).visits.accept({ id: visit.id });
    const columnOf = async () =>
      (await own.list({ q: 'Tulip', show: 'all' })).items.map(({ column }) => column);
    expect(await columnOf()).toEqual(['agreed']);
    await as(seeker).visits.cancel({ id: visit.id });
    // All that they had is cancelled, so the lead is lost until the lister takes it up again.
    expect(await columnOf()).toEqual(['lost']);
    expect(await own.move({ id: card, stage: 'contacted' })).toMatchObject({ column: 'talked' });
    await asOwner(`update property_visits set status = 'completed' where id = $1`, [visit.id]);
    expect(await columnOf()).toEqual(['visited']);
    await expect(own.move({ id: card, stage: 'contacted' })).rejects.toMatchObject(
      rule('lead.stage-not-allowed', 'stage'),
    );
    // The database counts and narrows by the rule that the cards were made with.
    const { columns } = await own.counts({});
    for (const show of leadColumns) {
      const { items, total } = await own.list({ show, limit: 50 });
      expect(items.filter(({ column }) => column !== show)).toEqual([]);
      expect(total).toBe(columns[show]);
    }
    await own.move({ id: card, stage: 'lost' });
  });

  it('is lost once what they had is declined, and new again by another request', async () => {
    const { home, visit } = await asked('Palash 4');
    const columnOf = async () =>
      (await own.list({ q: 'Palash', show: 'all' })).items.map(({ column }) => column);
    const application = await as(seeker).applications.submit({
      property_id: home,
      move_in_date: day(20),
      household: 'family',
      occupants: 2,
    });
    await as(broker).visits.decline({ id: visit.id });
    expect(await columnOf()).toEqual(['applied']);
    await as(broker).applications.decline({ id: application.id });
    expect(await columnOf()).toEqual(['lost']);
    await as(seeker).visits.request({
      property_id: home,
      visit_type: 'physical',
      scheduled_date: day(3),
      slot: '12:00',
    });
    expect(await columnOf()).toEqual(['talked']);
    await asOwner('delete from lead_cards where property_id = $1', [home]);
  });

  it('rents the home out to one, and closes the others where that is wished', async () => {
    const { home, card } = await asked('Iris 8');
    const [second, third] = [await addPerson('Sana'), await addPerson('Tara')];
    for (const person of [second, third]) {
      await as(person).visits.request({
        property_id: home,
        visit_type: 'physical',
        scheduled_date: day(2),
        slot: '11:00',
      });
    }
    expect((await own.list({ q: 'Iris' })).items.map(({ others }) => others)).toEqual([2, 2, 2]);
    const stranger = as(await addPerson('Stranger', ['broker'])).pipeline;
    await expect(
      stranger.move({ id: card, stage: 'let', marks_home: true, closes_others: true }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await own.move({ id: card, stage: 'let', marks_home: true, closes_others: true })).toMatchObject({
      column: 'let',
      others: 0,
      home: { availability: 'rented' },
    });
    expect((await own.list({ q: 'Iris', show: 'lost' })).total).toBe(2);
    const ends = services.handlers.find(({ name }) => name === 'leads.end-visits-of-home');
    await ends?.handle({ propertyId: home }, services.jobs);
    const notices = await asOwner<{ event: string }>(
      `select event from notifications where user_id = $1 and event = 'visit.home-let'`,
      [second],
    );
    expect(notices).toHaveLength(1);
    await asOwner('delete from lead_cards where property_id = $1', [home]);
  });

  it('counts each stage, finds by words of the home, and pages', async () => {
    await asked('Lotus 2');
    await asked('Lotus 3');
    const { columns } = await own.counts({});
    expect(columns).toMatchObject({ asked: 2, applied: 1, lost: 1 });
    const first = await own.list({ q: 'lotus', limit: 1 });
    expect(first).toMatchObject({ total: 2, items: [{ home: { title: 'Lotus 3' } }] });
    const second = await own.list({ q: 'lotus', limit: 1, cursor: first.next_cursor ?? '' });
    expect(second).toMatchObject({ items: [{ home: { title: 'Lotus 2' } }], next_cursor: null });
  });

  it('says what happened last, and puts first whose reminder is due', async () => {
    const { visit, card } = await asked('Orchid 9');
    const { card: younger } = await asked('Orchid 10');
    const shown = async () => (await own.list({ q: 'Orchid' })).items;
    expect(await shown()).toMatchObject([
      { id: younger, last: { action: 'visit.requested', by_seeker: true } },
      { id: card, last: { action: 'visit.requested', by_seeker: true } },
    ]);
    await as(broker).visits.accept({ id: visit.id });
    await asOwner(`update lead_cards set reminder_on = $2 where id = $1`, [card, day(-1)]);
    expect(await shown()).toMatchObject([
      { id: card, last: { action: 'visit.accepted', by_seeker: false } },
      { id: younger },
    ]);
    expect((await own.counts({})).due).toMatchObject({ agreed: 1, asked: 0 });
    expect(await own.list({ show: 'due' })).toMatchObject({ total: 1, items: [{ id: card }] });
    const first = await own.list({ q: 'Orchid', limit: 1 });
    const second = await own.list({ q: 'Orchid', limit: 1, cursor: first.next_cursor ?? '' });
    expect([first, second].map(({ items }) => items[0]?.id)).toEqual([card, younger]);
    await asOwner('delete from lead_cards where id in ($1, $2)', [card, younger]);
  });

  it('keeps notes to their lister, who may take one away', async () => {
    const { card } = await asked('Jasmine 4');
    const { id } = await own.addNote({ id: card, note: 'Calls on Sunday' });
    expect((await own.notes({ id: card })).items).toMatchObject([
      { note: 'Calls on Sunday', is_mine: true, author: null },
    ]);
    expect((await own.list({ q: 'Jasmine' })).items).toMatchObject([{ notes: 1 }]);
    await expect(own.addNote({ id: card, note: ' ' })).rejects.toMatchObject({
      code: 'UNPROCESSABLE_CONTENT',
    });
    const other = as(await addPerson('Other', ['broker'])).pipeline;
    expect(await other.list({ show: 'all' })).toMatchObject({ items: [], total: 0 });
    expect((await other.notes({ id: card })).items).toEqual([]);
    await expect(other.addNote({ id: card, note: 'Mine' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(other.move({ id: card, stage: 'lost' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(other.removeNote({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await as(seeker).pipeline.list({ show: 'all' })).toMatchObject({ items: [], total: 0 });
    await own.removeNote({ id });
    expect((await own.notes({ id: card })).items).toEqual([]);
  });

  it('reminds once on the day, and not of what has ended', async () => {
    const { card } = await asked('Marigold 5');
    const { card: ended } = await asked('Marigold 6');
    const today = dateInIndia(new Date().toISOString());
    await expect(own.remind({ id: card, reminder_on: today })).rejects.toMatchObject(
      rule('lead.reminder-out-of-range', 'reminder_on'),
    );
    for (const id of [card, ended]) {
      expect(
        await own.remind({ id, reminder_on: addDays(today, 2), reminder_note: 'Ask about the deposit' }),
      ).toMatchObject({ reminder_on: addDays(today, 2) });
    }
    await own.move({ id: ended, stage: 'lost' });
    const notices = () =>
      asOwner<{ payload: object }>(`select payload from notifications where event = 'lead.reminder'`);
    await remindOfLeads(services.database, services.jobs, `${addDays(today, 1)}T09:00:00+05:30`);
    expect(await notices()).toEqual([]);
    for (const _ of [1, 2]) {
      await remindOfLeads(services.database, services.jobs, `${addDays(today, 2)}T09:00:00+05:30`);
    }
    expect(await notices()).toEqual([
      { payload: { home: 'Marigold 5', path: '/portal/broker/leads', note: 'Ask about the deposit' } },
    ]);
    expect(await own.remind({ id: card, reminder_on: null })).toMatchObject({
      reminder_on: null,
      reminder_note: null,
    });
  });
});

describe('a broker’s figures', () => {
  it('are their own, month by month', async () => {
    const { months, year } = await as(broker).brokers.performance();
    expect(months).toHaveLength(12);
    expect(year).toMatchObject({ leads: 7, let: 0, lost: 2 });
    const funnel = [year.leads, year.answered, year.visited, year.applied, year.let];
    expect(funnel).toEqual(funnel.toSorted((a, b) => b - a));
    expect(months[0]).toMatchObject({ listings: 11, leads: 7, let: 0, lost: 2, rvl: 0, rank: null });
    expect(months[11]).toMatchObject({ listings: 0, leads: 0, response_hours: null });
    await asOwner('insert into brokers (user_id, name, activated, status) values ($1, $2, true, $3)', [
      broker,
      'Bhanu',
      'activated',
    ]);
    expect(await as(broker).brokers.home()).toMatchObject({
      name: 'Bhanu',
      listings: 11,
      leads_to_answer: 4,
      leads_open: 1,
      managed_homes: 0,
    });
    const neighbour = await addPerson('Nila', ['broker']);
    expect(await as(neighbour).brokers.home()).toMatchObject({ listings: 0, leads_to_answer: 0 });
    await expect(as(seeker).brokers.performance()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('what a lead begins with and ends in', () => {
  it('a first message is a lead, and moves on as it is answered', async () => {
    const other = await addPerson('Bela', ['broker']);
    const cards = async () => (await as(other).pipeline.list({})).items;
    const home = await addHome(asOwner, other, { title: 'Champa 3' });
    const talk = await as(seeker).messages.start({ property_id: home, body: 'Is the flat still free?' });
    expect(await cards()).toMatchObject([
      { column: 'asked', seeker_name: 'Seema', conversation_id: talk.id, visit: null, contact: null },
    ]);
    await as(other).messages.send({ id: talk.id, body: 'It is.' });
    expect(await cards()).toMatchObject([{ column: 'talked' }]);
    const { months } = await as(other).brokers.performance();
    expect(months[0]).toMatchObject({ leads: 1, response_hours: 0 });
    await as(seeker).visits.request({
      property_id: home,
      visit_type: 'physical',
      scheduled_date: day(1),
      slot: '12:00',
    });
    expect(await cards()).toMatchObject([{ column: 'talked', visit: { status: 'requested' } }]);
  });

  it('a card says what agreeing to the visit asks for, and where the lease stands', async () => {
    const other = await addPerson('Bina', ['broker']);
    const cards = async () => (await as(other).pipeline.list({})).items;
    const home = await addHome(asOwner, other, { title: 'Lotus 5' });
    await asOwner('update property_private set address = null where property_id = $1', [home]);
    const { id } = await as(seeker).visits.request({
      property_id: home,
      visit_type: 'physical',
      scheduled_date: day(1),
      slot: '15:00',
    });
    expect(await cards()).toMatchObject([{ lease: null, visit: { lacks: ['address'] } }]);
    await as(other).visits.accept({ id, address: '5 Lotus Lane' });
    expect(await cards()).toMatchObject([{ visit: { lacks: [] } }]);
    const { email } = await as(seeker).account.me();
    const lease = await as(other).leases.create(
      leaseInput({ property_id: home, tenant_name: 'Seema', tenant_email: email }),
    );
    expect(await cards()).toMatchObject([{ lease: { id: lease.id, state: 'draft' } }]);
  });

  it('a lease that begins later takes the home off the market and ends the lead as it is agreed', async () => {
    const other = await addPerson('Beena', ['broker']);
    const home = await addHome(asOwner, other, { title: 'Parijat 6' });
    await as(seeker).messages.start({ property_id: home, body: 'From the tenth?' });
    const { email } = await as(seeker).account.me();
    const own = { property_id: home, tenant_name: 'Seema', tenant_email: email, start_date: day(10) };
    const draft = await as(other).leases.create(leaseInput({ ...own, end_date: day(300) }));
    expect(await agreeLease(test, { landlord: other, tenant: seeker }, draft)).toMatchObject({
      state: 'accepted',
    });
    const ends = services.handlers.find(({ name }) => name === 'leads.end-visits-of-home');
    await ends?.handle({ propertyId: home }, services.jobs);
    expect((await as(other).pipeline.list({ show: 'let' })).items).toMatchObject([
      { lease: { state: 'accepted' }, home: { availability: 'rented' } },
    ]);
  });
});

describe('a search of leads', () => {
  it('finds by name, and by phone once that is known to the lister', async () => {
    const lister = await addPerson('Lata', ['broker']);
    const person = await addPerson('Garima Rathore');
    await asOwner(`update profiles set phone = '+919812345678' where user_id = $1`, [person]);
    const home = await addHome(asOwner, lister, { title: 'Lily 5' });
    const visit = await as(person).visits.request({
      property_id: home,
      visit_type: 'physical',
      scheduled_date: day(1),
      slot: '10:00',
    });
    const homes = async (q: string, who = lister) =>
      (await as(who).pipeline.list({ q })).items.map(({ home: { title } }) => title);
    const received = async (q: string) =>
      (await as(lister).visits.listReceived({ q, show: 'tracked' })).items.map(({ id }) => id);
    expect(await homes('rathore lily')).toEqual(['Lily 5']);
    expect(await received('garima lily')).toEqual([visit.id]);
    expect(await homes('98123 45678')).toEqual([]);
    await as(lister).visits.accept({ id: visit.id });
    expect(await homes('98123 45678 lily')).toEqual(['Lily 5']);
    expect(await received('+91 98123 45678')).toEqual([visit.id]);
    expect(await homes('%')).toEqual([]);
    expect(await homes('garima', await addPerson('Sunil', ['broker']))).toEqual([]);
  });
});
