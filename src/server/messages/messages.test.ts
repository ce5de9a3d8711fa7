import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { addHome, day, noticesOf } from '../../../tests/support/leads.ts';
import { startServices } from '../../../tests/support/services.ts';

const { as, addPerson, asOwner, services } = await startServices({ runsJobs: false });

beforeEach(() => asOwner('delete from auth.rate_limits'));

const broken = (rule: string) => ({ code: 'RULE_BROKEN', data: { rule } });

async function parties() {
  const lister = await addPerson('Lal Singh', ['landlord']);
  const seeker = await addPerson('Asha Rao');
  await asOwner(`update profiles set phone = '+919876500000' where user_id = $1`, [seeker]);
  const home = await addHome(asOwner, lister);
  return { lister, seeker, home };
}

async function begun(body = 'Is it still free? Call 98765 00000') {
  const people = await parties();
  const talk = await as(people.seeker).messages.start({ property_id: people.home, body });
  return { ...people, talk, id: talk.id };
}

describe('a conversation', () => {
  it('is one for each home and seeker; both sides read it, nobody else does', async () => {
    const { lister, seeker, home, id, talk } = await begun();
    expect(talk).toMatchObject({
      side: 'seeker',
      other: { name: 'Lal Singh', phone: null },
      is_unread: false,
    });
    const again = await as(seeker).messages.start({ property_id: home, body: 'And with a cat?' });
    expect(again.id).toBe(id);
    const { items } = await as(lister).messages.list({});
    expect(items).toMatchObject([{ id, side: 'lister', other: { name: 'Asha Rao' }, is_unread: true }]);
    const read = await as(lister).messages.read({ id });
    expect(read.items.map(({ body, is_mine }) => [body, is_mine])).toEqual([
      ['And with a cat?', false],
      ['Is it still free? Call •••', false],
    ]);
    const neighbour = await addPerson('Ravi Kumar');
    const admin = await addPerson('Vikram Admin', ['admin']);
    for (const stranger of [neighbour, admin]) {
      expect((await as(stranger).messages.list({ id })).items).toEqual([]);
      for (const call of [
        () => as(stranger).messages.read({ id }),
        () => as(stranger).messages.send({ id, body: 'Hello' }),
        () => as(stranger).messages.share({ id, shares: true }),
        () => as(stranger).messages.markRead({ id }),
        () => as(stranger).messages.report({ id, reason: 'Rude' }),
      ]) {
        await expect(call()).rejects.toMatchObject({ status: 404 });
      }
    }
    await expect(as(null).messages.list({})).rejects.toMatchObject({ status: 401 });
  });

  it('counts what is unread for each side and tells of the first unread message only', async () => {
    const { lister, seeker, id } = await begun();
    const unread = async (person: string) => (await as(person).messages.unread()).count;
    expect([await unread(lister), await unread(seeker)]).toEqual([1, 0]);
    await as(seeker).messages.send({ id, body: 'One more thing' });
    expect(await noticesOf(asOwner, lister)).toHaveLength(1);
    await as(lister).messages.markRead({ id });
    expect(await unread(lister)).toBe(0);
    await as(seeker).messages.send({ id, body: 'Are you there?' });
    expect([await unread(lister), (await noticesOf(asOwner, lister)).length]).toEqual([1, 2]);
    await as(lister).messages.send({ id, body: 'Yes' });
    expect([await unread(lister), await unread(seeker)]).toEqual([0, 1]);
    expect(await noticesOf(asOwner, seeker)).toHaveLength(1);
  });

  it('hides phone and address on both sides until both agree, also in what was written', async () => {
    const { lister, seeker, id } = await begun();
    const one = await as(seeker).messages.share({ id, shares: true });
    expect(one).toMatchObject({ i_share: true, other_shares: false, other: { phone: null, email: null } });
    const theirs = (await as(lister).messages.list({ id })).items[0];
    expect(theirs).toMatchObject({ other_shares: true, other: { phone: null, email: null } });
    const both = await as(lister).messages.share({ id, shares: true });
    expect(both.other).toMatchObject({ phone: '+919876500000', email: expect.stringContaining('@') });
    expect((await as(lister).messages.read({ id })).items[0]?.body).toContain('98765 00000');
    await as(seeker).messages.share({ id, shares: false });
    expect((await as(lister).messages.list({ id })).items[0]?.other.phone).toBeNull();
    expect((await as(lister).messages.read({ id })).items[0]?.body).not.toContain('98765');
  });

  it('opens as soon as a visit or an application is accepted, and closes when it is cancelled', async () => {
    const { lister, seeker, home, id } = await begun('Call ९८७६५००००० , anytime');
    const shown = async (person: string) => {
      const [talk] = (await as(person).messages.list({ id })).items;
      const { items } = await as(person).messages.read({ id });
      return [talk?.contacts_open, talk?.other.email !== null, items[0]?.body];
    };
    expect(await shown(lister)).toEqual([false, false, 'Call ••• , anytime']);
    const visit = await as(seeker).visits.request({
      property_id: home,
      visit_type: 'physical',
      scheduled_date: day(3),
      slot: '11:00',
    });
    expect((await shown(lister))[0]).toBe(false);
    await as(lister).visits.accept({ id: visit.id });
    expect(await shown(lister)).toEqual([true, true, 'Call ९८७६५००००० , anytime']);
    expect((await shown(seeker))[0]).toBe(true);
    await as(seeker).visits.cancel({ id: visit.id });
    expect(await shown(lister)).toEqual([false, false, 'Call ••• , anytime']);
    const application = await as(seeker).applications.submit({
      property_id: home,
      move_in_date: day(20),
      household: 'family',
      occupants: 2,
    });
    await as(lister).applications.approve({ id: application.id });
    expect((await shown(lister))[0]).toBe(true);
  });

  it('warns its reader of what asks for money, and nobody of their own words', async () => {
    const { lister, seeker, id } = await begun();
    await as(lister).messages.send({ id, body: 'Visit se pehle token bhej do' });
    const warnings = async (person: string) =>
      (await as(person).messages.read({ id })).items.map((message) => message.warnings);
    expect(await warnings(seeker)).toEqual([['pay-before-visit'], []]);
    expect(await warnings(lister)).toEqual([[], []]);
  });

  it('needs a home that takes requests and is not one’s own, and goes on when it is paused', async () => {
    const { lister, seeker, home, id } = await begun();
    await expect(as(lister).messages.start({ property_id: home, body: 'Hi' })).rejects.toMatchObject(
      broken('property.own-listing'),
    );
    await asOwner(`update properties set listing_state = 'paused' where id = $1`, [home]);
    const other = await addPerson('Ravi Kumar');
    await expect(as(other).messages.start({ property_id: home, body: 'Hi' })).rejects.toMatchObject({
      status: 404,
    });
    await as(seeker).messages.send({ id, body: 'Still there?' });
    expect((await as(seeker).messages.list({})).items).toMatchObject([{ id }]);
    await expect(as(seeker).messages.send({ id, body: ' ' })).rejects.toMatchObject({ status: 422 });
    await expect(as(seeker).messages.send({ id, body: 'x'.repeat(2001) })).rejects.toMatchObject({
      status: 422,
    });
  });

  it('reported, stops and comes before the office with what was written, once', async () => {
    const { lister, seeker, id } = await begun('Pay me first');
    expect(await as(lister).messages.report({ id, reason: 'Wants money' })).toMatchObject({
      is_blocked: true,
    });
    await expect(as(lister).messages.report({ id, reason: 'Again' })).rejects.toMatchObject(
      broken('message.blocked'),
    );
    for (const person of [seeker, lister]) {
      await expect(as(person).messages.send({ id, body: 'Hello' })).rejects.toMatchObject(
        broken('message.blocked'),
      );
    }
    const admin = await addPerson('Vikram Admin', ['admin']);
    const { items } = await as(admin).enquiries.list({ q: 'Wants money' });
    expect(items).toMatchObject([{ topic: 'Reported conversation', name: 'Lal Singh', status: 'new' }]);
    expect(items[0]?.message).toContain('the other side: Pay me first');
  });

  it('stops between two people once either blocks the other, in both directions, until it is taken back', async () => {
    const { lister, seeker, home, id } = await begun();
    const wish = {
      property_id: home,
      visit_type: 'physical' as const,
      scheduled_date: day(3),
      slot: '11:00' as const,
    };
    const refused = broken('message.person-blocked');
    expect(await as(lister).messages.block({ id, blocks: true })).toMatchObject({ i_blocked: true });
    expect((await as(seeker).messages.list({ id })).items).toMatchObject([
      { i_blocked: false, is_blocked: false },
    ]);
    for (const person of [seeker, lister]) {
      await expect(as(person).messages.send({ id, body: 'Hello' })).rejects.toMatchObject(refused);
    }
    await expect(as(seeker).messages.start({ property_id: home, body: 'Hi' })).rejects.toMatchObject(refused);
    await expect(as(seeker).visits.request(wish)).rejects.toMatchObject(refused);
    const wanted = { property_id: home, move_in_date: day(20), household: 'family' as const, occupants: 2 };
    await expect(as(seeker).applications.submit(wanted)).rejects.toMatchObject(refused);
    await as(seeker).messages.block({ id, blocks: false });
    await expect(as(seeker).visits.request(wish)).rejects.toMatchObject(refused);
    await as(lister).messages.block({ id, blocks: false });
    await as(seeker).visits.request(wish);
    const trail = await asOwner<{ action: string }>(
      `select action from audit_log where subject_id = $1 and action = 'messages.block'`,
      [id],
    );
    expect(trail).toHaveLength(2);
    await expect(
      as(await addPerson('Ravi Kumar')).messages.block({ id, blocks: true }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it('is limited in an hour', async () => {
    const { seeker, id } = await begun();
    await asOwner(`delete from auth.rate_limits`);
    const send = () => as(seeker).messages.send({ id, body: 'Hello?' });
    for (let sent = 0; sent < 120; sent += 1) await send();
    await expect(send()).rejects.toMatchObject({ status: 429 });
  });

  it('pages from the newest on', async () => {
    const { seeker, id } = await begun('1');
    for (const body of ['2', '3']) await as(seeker).messages.send({ id, body });
    const first = await as(seeker).messages.read({ id, limit: 2 });
    expect(first.items.map(({ body }) => body)).toEqual(['3', '2']);
    const rest = await as(seeker).messages.read({ id, limit: 2, cursor: first.next_cursor ?? undefined });
    expect(rest.items.map(({ body }) => body)).toEqual(['1']);
  });
});

describe('in the database', () => {
  it('each side agrees, reads and writes for itself', async () => {
    const { lister, id } = await begun();
    const attempt = (change: string) =>
      services.database.asActor({ userId: lister }, (tx) =>
        tx.execute(sql.raw(`update conversations set ${change} where id = '${id}'`)),
      );
    for (const change of [
      'seeker_shares = true',
      "seeker_read_at = now() + interval '1 hour'",
      'blocked_by = user_id',
    ]) {
      await expect(attempt(change)).rejects.toThrow();
    }
    await attempt('lister_shares = true');
  });
});
