import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import { addHome, day, noticesOf, UNKNOWN_ID } from '../../../tests/support/leads.ts';
import {
  acceptLease,
  agreeLease,
  leaseInput,
  proposeLease,
  writeDues,
} from '../../../tests/support/leases.ts';
import { type Agency, addAgency, joinAgency } from '../../../tests/support/organisations.ts';
import { startServices } from '../../../tests/support/services.ts';
import { unzip } from '../../../tests/support/unzip.ts';
import { memberRoles, organisationWorks, roleMay } from '../../domain/organisations.ts';
import { remindOfLeads } from '../leads/lead-reminders.ts';

const parts = await startServices();
const { as, asOwner, addPerson, services } = parts;

/** A neighbour, whom no test changes. */
const other = await addAgency(parts, 'Other Homes');
let agency: Agency;
let seeker: string;
let stranger: string;
let home: string;

beforeEach(async () => {
  agency = await addAgency(parts);
  seeker = await addPerson('Sita Rao');
  stranger = await addPerson('Om Das', ['broker']);
  home = await addHome(asOwner, agency.agent);
  await as(agency.agent).organisations.listHome({ property_id: home, organisation_id: agency.id });
});

const nameOf = async (person: string) =>
  (await asOwner<{ full_name: string }>('select full_name from profiles where user_id = $1', [person]))[0]
    ?.full_name ?? '';
const broken = (rule: string, field?: string) => ({ data: { rule, ...(field && { field }) } });
const forbidden = { status: 403 };
const notFound = { status: 404 };
const ask = (own: object = {}) =>
  as(seeker).visits.request({
    property_id: home,
    visit_type: 'physical',
    scheduled_date: day(3),
    slot: '10:00',
    notes: null,
    ...own,
  });
const invite = (by: string, own: object = {}) =>
  as(by).organisations.invite({
    id: agency.id,
    email: 'new@example.com',
    phone: null,
    role: 'agent',
    ...own,
  });
const names = async (by: string) =>
  (await as(by).organisations.team({ id: agency.id })).members.map(({ user_id }) => user_id);
const leave = (person: string, heir: string | null = null, by = person) =>
  as(by).organisations.remove({ id: agency.id, user_id: person, heir_id: heir });

describe('what a role may work on', () => {
  it('is the same in the database and in the rules', async () => {
    for (const role of memberRoles)
      for (const work of organisationWorks) {
        const [row] = await asOwner<{ may: boolean }>('select app.organisation_role_may($1, $2) as may', [
          role,
          work,
        ]);
        expect([role, work, row?.may]).toEqual([role, work, roleMay(role, work)]);
      }
  });
});

describe('an organisation', () => {
  it('is founded once under a name, and its founder is its administrator', async () => {
    const facts = {
      kind: 'owner_company' as const,
      legal_name: 'Das Estates',
      city: 'Pune',
      gstin: null,
      rera_number: null,
    };
    const founded = await as(stranger).organisations.create(facts);
    expect(founded).toMatchObject({ ...facts, role: 'administrator' });
    await expect(
      as(stranger).organisations.create({ ...facts, legal_name: 'das estates' }),
    ).rejects.toMatchObject(broken('organisation.name-taken', 'legal_name'));
    await expect(as(stranger).organisations.create({ ...facts, legal_name: ' ' })).rejects.toMatchObject({
      status: 422,
    });
    await expect(
      as(stranger).organisations.create({ ...facts, legal_name: 'Das 2', gstin: '27AAPFU0939F1ZX' }),
    ).rejects.toMatchObject({ status: 422 });
    await expect(as(null).organisations.create(facts)).rejects.toMatchObject({ status: 401 });
  });

  it('is changed by its administrators alone', async () => {
    const facts = {
      id: agency.id,
      kind: 'broker_agency' as const,
      legal_name: 'Rao & Co',
      city: 'Mysuru',
      gstin: null,
      rera_number: null,
    };
    expect(await as(agency.administrator).organisations.update(facts)).toMatchObject({
      legal_name: 'Rao & Co',
    });
    for (const person of [agency.agent, agency.accountant])
      await expect(as(person).organisations.update(facts)).rejects.toMatchObject(forbidden);
    for (const person of [stranger, other.administrator])
      await expect(as(person).organisations.update(facts)).rejects.toMatchObject(notFound);
  });

  it('shows its members to its members alone, and how to reach them to administrators', async () => {
    const { members } = await as(agency.administrator).organisations.team({ id: agency.id });
    expect(members.map(({ role, homes }) => [role, homes])).toEqual([
      ['administrator', 0],
      ['agent', 1],
      ['accountant', 0],
    ]);
    expect(members.every(({ reach }) => reach?.includes('@'))).toBe(true);
    const seen = await as(agency.accountant).organisations.team({ id: agency.id });
    expect(seen.members.map(({ reach }) => reach)).toEqual([null, null, null]);
    for (const person of [stranger, other.administrator, seeker])
      await expect(as(person).organisations.team({ id: agency.id })).rejects.toMatchObject(notFound);
  });
});

describe('an invitation', () => {
  it('binds nothing before a yes, which only its receiver says', async () => {
    const newcomer = await addPerson('New Person');
    const [{ email } = { email: '' }] = await asOwner<{ email: string }>(
      'select email from auth.users where id = $1',
      [newcomer],
    );
    const { id } = await invite(agency.administrator, { email });
    expect(await noticesOf(asOwner, newcomer)).toEqual([[newcomer, 'team.invited']]);
    const [said] = await asOwner<{ data: object }>(
      `select payload as data from notifications where user_id = $1 and event = 'team.invited'`,
      [newcomer],
    );
    expect(said?.data).toMatchObject({ person: await nameOf(agency.administrator), role: 'agent' });
    expect((await as(newcomer).organisations.mine()).invitations).toMatchObject([
      { id, organisation: 'Rao Homes', role: 'agent' },
    ]);
    expect((await as(newcomer).dashboard.get()).awaiting_me.invitations).toBe(1);
    expect((await as(stranger).dashboard.get()).awaiting_me.invitations).toBe(0);
    expect(await names(agency.administrator)).not.toContain(newcomer);
    expect((await as(newcomer).properties.listMine({})).total).toBe(0);
    await expect(as(stranger).organisations.accept({ id })).rejects.toMatchObject(
      broken('organisation.invitation-over'),
    );
    const answers = await Promise.allSettled([1, 2].map(() => as(newcomer).organisations.accept({ id })));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await names(newcomer)).toContain(newcomer);
    expect((await as(newcomer).properties.listMine({})).total).toBe(1);
  });

  it('is sent by administrators, once to each address, and not to a member', async () => {
    await invite(agency.administrator);
    await expect(invite(agency.administrator)).rejects.toMatchObject(
      broken('organisation.already-invited', 'email'),
    );
    const [{ email } = { email: '' }] = await asOwner<{ email: string }>(
      'select email from auth.users where id = $1',
      [agency.agent],
    );
    await expect(invite(agency.administrator, { email })).rejects.toMatchObject(
      broken('organisation.already-member', 'email'),
    );
    await expect(invite(agency.administrator, { email: null })).rejects.toMatchObject({ status: 422 });
    for (const person of [agency.agent, agency.accountant])
      await expect(invite(person)).rejects.toMatchObject(forbidden);
    for (const person of [stranger, other.administrator])
      await expect(invite(person)).rejects.toMatchObject(notFound);
  });

  it('by a number is found by whoever has confirmed it', async () => {
    const newcomer = await addPerson('By Phone');
    await asOwner(`update auth.users set phone = '+919876500001', phone_verified = false where id = $1`, [
      newcomer,
    ]);
    const { id } = await invite(agency.administrator, {
      email: null,
      phone: '98765 00001',
      role: 'accountant',
    });
    expect((await as(newcomer).organisations.mine()).invitations).toEqual([]);
    await asOwner('update auth.users set phone_verified = true where id = $1', [newcomer]);
    expect(await as(newcomer).organisations.accept({ id })).toEqual({ id: agency.id });
  });

  it('ends by a no, by being withdrawn and by its time', async () => {
    const newcomer = await addPerson('Undecided');
    const [{ email } = { email: '' }] = await asOwner<{ email: string }>(
      'select email from auth.users where id = $1',
      [newcomer],
    );
    const first = await invite(agency.administrator, { email });
    await as(newcomer).organisations.decline({ id: first.id });
    const second = await invite(agency.administrator, { email });
    await as(stranger).organisations.withdraw({ id: second.id });
    expect((await as(newcomer).organisations.mine()).invitations).toHaveLength(1);
    await as(agency.administrator).organisations.withdraw({ id: second.id });
    const third = await invite(agency.administrator, { email });
    await asOwner(
      `update organisation_invitations set expires_at = now() - interval '1 minute' where id = $1`,
      [third.id],
    );
    for (const { id } of [first, second, third])
      await expect(as(newcomer).organisations.accept({ id })).rejects.toMatchObject(
        broken('organisation.invitation-over'),
      );
    await invite(agency.administrator, { email });
  });
});

describe('a home listed for an organisation', () => {
  it('is let in the name of the organisation, not of the member who wrote the lease', async () => {
    const draft = await as(agency.agent).leases.create({
      ...leaseInput(),
      property_id: home,
      tenant_name: 'Asha Rao',
      tenant_email: 'asha.rao@example.in',
    });
    expect(draft.landlord.name).toBe('Rao Homes');
  });

  const homesOf = async (person: string) =>
    (await as(person).properties.listMine({})).items.map(({ id }) => id);

  it('is seen and worked on by administrators and agents, and by nobody else', async () => {
    for (const person of [agency.administrator, agency.agent]) {
      expect(await homesOf(person)).toEqual([home]);
      await as(person).properties.pause({ id: home });
      await as(person).properties.resume({ id: home });
    }
    for (const person of [agency.accountant, stranger, seeker, other.administrator]) {
      expect(await homesOf(person)).toEqual([]);
      await expect(as(person).properties.pause({ id: home })).rejects.toMatchObject(notFound);
      expect(
        (await as(person).properties.bulk({ ids: [home], action: 'pause', rent_change_bp: null })).done,
      ).toEqual([]);
    }
  });

  it('names the organisation and its RERA number on its page', async () => {
    expect(await as(null).properties.get({ id: home })).toMatchObject({
      organisation: {
        kind: 'broker_agency',
        name: 'Rao Homes',
        rera_number: 'PRM/KA/RERA/1251/446/AG/171113/000411',
      },
    });
    const alone = await addHome(asOwner, stranger);
    expect(await as(null).properties.get({ id: alone })).toMatchObject({ organisation: null });
  });

  it('comes in by its lister and leaves by an administrator', async () => {
    const mine = await addHome(asOwner, stranger);
    const list = (person: string, property_id: string, organisation_id: string | null) =>
      as(person).organisations.listHome({ property_id, organisation_id });
    await expect(list(stranger, mine, agency.id)).rejects.toMatchObject(notFound);
    await expect(list(agency.administrator, mine, agency.id)).rejects.toMatchObject(notFound);
    await expect(list(agency.agent, home, null)).rejects.toMatchObject(broken('organisation.home-stays'));
    await expect(list(agency.accountant, home, null)).rejects.toMatchObject(notFound);
    await list(agency.administrator, home, null);
    expect(await homesOf(agency.administrator)).toEqual([]);
    expect(await homesOf(agency.agent)).toEqual([home]);
  });
});

describe('a lead of an organisation', () => {
  const received = async (person: string, own: object = {}) =>
    (await as(person).visits.listReceived({ ...own })).items.map(({ id }) => id);

  it('is seen and answered by administrators and agents, and by nobody else', async () => {
    const { id } = await ask();
    const waiting = async (person: string) =>
      (await as(person).dashboard.get({})).awaiting_me.visits_received;
    for (const person of [agency.administrator, agency.agent]) {
      expect(await received(person)).toEqual([id]);
      expect(await waiting(person)).toBe(1);
      expect(await as(person).visits.get({ id })).toMatchObject({
        side: 'lister',
        organisation_id: agency.id,
        other_name: 'Sita Rao',
      });
    }
    for (const person of [agency.accountant, stranger, other.agent]) {
      expect(await received(person)).toEqual([]);
      expect(await waiting(person)).toBe(0);
      await expect(as(person).visits.accept({ id, note: null })).rejects.toMatchObject(notFound);
      await expect(as(person).leads.timeline({ id })).rejects.toMatchObject(notFound);
    }
    expect(await as(agency.administrator).visits.accept({ id, note: 'Come in' })).toMatchObject({
      status: 'scheduled',
    });
    const { items } = await as(seeker).leads.timeline({ id });
    expect(items.map(({ by }) => by)).toEqual(['seeker', 'lister']);
    const notices = await noticesOf(asOwner, seeker, agency.agent, agency.administrator);
    expect(notices.filter(([, event]) => event.startsWith('visit'))).toEqual([
      [agency.agent, 'visit.requested'],
      [seeker, 'visit.accepted'],
    ]);
  });

  it('shows each of the team under their own name with the organisation, in the timeline and in the chat', async () => {
    const visit = await ask();
    expect(visit.other_name).toBe(`${await nameOf(agency.agent)}, Rao Homes`);
    await as(agency.administrator).visits.accept({ id: visit.id });
    const voice = { name: await nameOf(agency.administrator), organisation: 'Rao Homes' };
    const [asked, accepted] = (await as(seeker).leads.timeline({ id: visit.id })).items;
    expect(asked).toMatchObject({ by: 'seeker', voice: null, is_own: true });
    expect(accepted).toMatchObject({ by: 'lister', voice, is_own: false });
    const colleague = await as(agency.agent).leads.timeline({ id: visit.id });
    expect(colleague.items[1]).toMatchObject({ by: 'lister', voice, is_own: false });
    const talk = await as(seeker).messages.start({ property_id: home, body: 'Is it still free?' });
    await as(agency.administrator).messages.send({ id: talk.id, body: 'Yes, it is' });
    const { items } = await as(seeker).messages.read({ id: talk.id });
    expect(items.map(({ is_own, voice }) => [is_own, voice])).toEqual([
      [false, voice],
      [true, null],
    ]);
    expect(talk.other.name).toBe(`${await nameOf(agency.agent)}, Rao Homes`);
  });

  it('opens the seeker’s contact to the team once accepted, and no colleague’s', async () => {
    const { id } = await ask();
    const contact = async () => (await as(agency.administrator).leads.contact({ id })).people;
    expect(await contact()).toMatchObject([{ side: 'seeker', is_open: false, email: null }]);
    await as(agency.agent).visits.accept({ id, note: null });
    expect(await contact()).toMatchObject([{ side: 'seeker', is_open: true }]);
    expect(
      await as(agency.accountant)
        .leads.contact({ id })
        .catch(({ status }) => status),
    ).toBe(404);
  });

  it('is decided for an application too, once', async () => {
    const { id } = await as(seeker).applications.submit({
      property_id: home,
      move_in_date: day(20),
      household: 'family',
      occupants: 2,
      income_band: null,
      notes: null,
      share_profile: false,
    });
    await expect(as(agency.accountant).applications.approve({ id, note: null })).rejects.toMatchObject(
      notFound,
    );
    expect(await as(agency.administrator).applications.approve({ id, note: null })).toMatchObject({
      status: 'approved',
    });
    await expect(as(agency.agent).applications.decline({ id, note: null })).rejects.toMatchObject({
      data: { rule: 'application.transition-not-allowed' },
    });
  });

  it('is not asked for by those who answer it', async () => {
    await expect(
      as(agency.administrator).visits.request({
        property_id: home,
        visit_type: 'physical',
        scheduled_date: day(3),
        slot: '10:00',
        notes: null,
      }),
    ).rejects.toMatchObject(broken('property.own-listing'));
    await expect(
      as(agency.administrator).messages.start({ property_id: home, body: 'Hello' }),
    ).rejects.toMatchObject(broken('property.own-listing'));
  });

  it('is given to a member, who is told and finds it by that filter', async () => {
    const { id } = await ask();
    const assign = (by: string, user_id: string | null) => as(by).organisations.assign({ id, user_id });
    await assign(agency.agent, agency.administrator);
    await assign(agency.agent, agency.administrator);
    expect((await noticesOf(asOwner, agency.administrator)).map(([, event]) => event)).toEqual(
      expect.arrayContaining(['team.lead-given']),
    );
    expect(await received(agency.agent, { assigned_to: agency.administrator })).toEqual([id]);
    expect(await received(agency.agent, { assigned_to: agency.agent })).toEqual([]);
    expect(await as(seeker).visits.get({ id })).toMatchObject({ organisation_id: null, assigned_to: null });
    await as(seeker).visits.cancel({ id, note: null });
    expect((await noticesOf(asOwner, agency.administrator)).map(([, event]) => event)).toContain(
      'visit.cancelled',
    );
    for (const unfit of [agency.accountant, stranger, other.agent, seeker])
      await expect(assign(agency.administrator, unfit)).rejects.toMatchObject(
        broken('organisation.assignee-not-fit', 'user_id'),
      );
    for (const by of [agency.accountant, stranger, seeker, other.administrator])
      await expect(assign(by, agency.agent)).rejects.toMatchObject(notFound);
  });

  it('stands in the pipeline of the team with its notes', async () => {
    await ask();
    const [card] = (await as(agency.administrator).pipeline.list({})).items;
    if (!card) throw new Error('There is no card');
    await as(agency.administrator).pipeline.move({ id: card.id, stage: 'contacted' });
    await as(agency.administrator).pipeline.addNote({ id: card.id, note: 'Calls on Sunday' });
    expect((await as(agency.agent).pipeline.notes({ id: card.id })).items).toMatchObject([
      { note: 'Calls on Sunday', is_mine: false, author: await nameOf(agency.administrator) },
    ]);
    expect((await as(stranger).pipeline.notes({ id: card.id })).items).toEqual([]);
    expect((await as(other.agent).pipeline.list({})).items).toEqual([]);
  });

  it('stands on the board of an agent who is no broker, and of nobody outside', async () => {
    await ask();
    const agent = await addPerson('Neha');
    expect(await as(agent).pipeline.list({})).toMatchObject({ items: [], total: 0 });
    await joinAgency(parts, agency, agent, 'agent');
    const board = as(agent).pipeline;
    const [card] = (await board.list({})).items;
    if (!card) throw new Error('There is no card');
    expect(card).toMatchObject({
      organisation_id: agency.id,
      is_lister: false,
      assigned_to: null,
      column: 'asked',
    });
    await as(agency.administrator).organisations.assign({ id: card.id, user_id: agent });
    expect((await noticesOf(asOwner, agent)).map(([, event]) => event)).toContain('team.lead-given');
    expect(await board.list({ assigned_to: agent })).toMatchObject({ total: 1 });
    expect(await board.list({ assigned_to: agency.administrator })).toMatchObject({ total: 0 });
    expect((await board.counts({ assigned_to: agent })).columns.asked).toBe(1);
    expect((await board.counts({ assigned_to: agency.administrator })).columns.asked).toBe(0);
    await board.move({ id: card.id, stage: 'contacted' });
    // An accountant, somebody outside without the role of a broker, and whoever asked have no board.
    const passerBy = await addPerson('Pia');
    const outside = [agency.accountant, passerBy, seeker, stranger, other.agent, other.administrator];
    for (const person of outside) {
      expect((await as(person).pipeline.counts({})).columns.asked).toBe(0);
      expect(await as(person).pipeline.list({ show: 'all' })).toMatchObject({ items: [], total: 0 });
      await expect(as(person).pipeline.move({ id: card.id, stage: 'lost' })).rejects.toMatchObject(notFound);
      await expect(as(person).pipeline.addNote({ id: card.id, note: 'Mine' })).rejects.toMatchObject(
        notFound,
      );
      await expect(as(person).pipeline.remind({ id: card.id, reminder_on: day(2) })).rejects.toMatchObject(
        notFound,
      );
      await expect(as(person).organisations.assign({ id: card.id, user_id: person })).rejects.toMatchObject(
        notFound,
      );
    }
    await leave(agent);
    expect((await as(agency.administrator).pipeline.list({})).items).toMatchObject([{ assigned_to: null }]);
    expect(await board.list({ show: 'all' })).toMatchObject({ items: [], total: 0 });
    expect((await board.notes({ id: card.id })).items).toEqual([]);
    await expect(board.move({ id: card.id, stage: 'lost' })).rejects.toMatchObject(notFound);
  });

  it('reminds whoever answers it: a member who sets a day for a lead of nobody takes it on', async () => {
    await ask();
    const [card] = (await as(agency.administrator).pipeline.list({})).items;
    if (!card) throw new Error('There is no card');
    await as(agency.administrator).pipeline.remind({
      id: card.id,
      reminder_on: day(2),
      reminder_note: 'Call',
    });
    expect((await as(agency.agent).pipeline.list({})).items).toMatchObject([
      { assigned_to: agency.administrator, reminder_note: 'Call' },
    ]);
    // Another's lead stays theirs, and so does the reminder.
    await as(agency.agent).pipeline.remind({ id: card.id, reminder_on: day(3), reminder_note: 'Call' });
    const told = () =>
      asOwner<{ user_id: string; path: string }>(
        `select user_id, payload ->> 'path' as path from notifications where event = 'lead.reminder'`,
      );
    await remindOfLeads(services.database, services.jobs, `${day(3)}T09:00:00+05:30`);
    expect(await told()).toEqual([{ user_id: agency.administrator, path: '/portal/team/leads' }]);
  });
});

describe('a conversation about its home', () => {
  it('is read and answered by the team, and neither by an accountant nor by others', async () => {
    const talk = await as(seeker).messages.start({ property_id: home, body: 'Is it free?' });
    expect((await as(agency.administrator).messages.list({})).items).toMatchObject([
      { id: talk.id, side: 'lister', is_unread: true, may_share: false },
    ]);
    await as(agency.administrator).messages.send({ id: talk.id, body: 'Yes, it is.' });
    const read = async (person: string) =>
      (await as(person).messages.read({ id: talk.id })).items
        .map(({ is_mine, body }) => [is_mine, body])
        .reverse();
    expect(await read(agency.agent)).toEqual([
      [false, 'Is it free?'],
      [true, 'Yes, it is.'],
    ]);
    expect(await read(seeker)).toEqual([
      [true, 'Is it free?'],
      [false, 'Yes, it is.'],
    ]);
    expect(await as(agency.agent).messages.unread()).toEqual({ count: 0 });
    expect(await as(seeker).messages.unread()).toEqual({ count: 1 });
    await expect(
      as(agency.administrator).messages.share({ id: talk.id, shares: true }),
    ).rejects.toMatchObject(forbidden);
    await as(agency.agent).messages.share({ id: talk.id, shares: true });
    for (const person of [agency.accountant, stranger, other.administrator]) {
      expect((await as(person).messages.list({})).items).toEqual([]);
      await expect(as(person).messages.read({ id: talk.id })).rejects.toMatchObject(notFound);
      await expect(as(person).messages.send({ id: talk.id, body: 'Hello' })).rejects.toMatchObject(notFound);
    }
  });
});

describe('leaving', () => {
  it('hands the homes over with their leads, and the former member sees nothing more', async () => {
    const { id } = await ask();
    await as(agency.administrator).organisations.assign({ id, user_id: agency.agent });
    await expect(leave(agency.agent)).rejects.toMatchObject(broken('organisation.heir-missing', 'heir_id'));
    await expect(leave(agency.agent, agency.accountant)).rejects.toMatchObject(
      broken('organisation.heir-not-fit', 'heir_id'),
    );
    await expect(leave(agency.agent, stranger)).rejects.toMatchObject(
      broken('organisation.heir-not-fit', 'heir_id'),
    );
    await leave(agency.agent, agency.administrator);
    expect((await as(agency.agent).properties.listMine({})).total).toBe(0);
    expect((await as(agency.agent).visits.listReceived({})).items).toEqual([]);
    await expect(as(agency.agent).visits.accept({ id, note: null })).rejects.toMatchObject(notFound);
    await expect(as(agency.agent).organisations.team({ id: agency.id })).rejects.toMatchObject(notFound);
    await expect(leave(agency.agent, agency.administrator)).rejects.toMatchObject(notFound);
    expect(await as(agency.administrator).visits.get({ id })).toMatchObject({
      side: 'lister',
      assigned_to: null,
    });
    await as(agency.administrator).visits.accept({ id, note: null });
  });

  it('ends what was not agreed yet: whoever left lets no home of the organisation', async () => {
    const { email } = await as(seeker).account.me();
    const draft = await as(agency.agent).leases.create(
      leaseInput({ property_id: home, tenant_name: 'Sita Rao', tenant_email: email }),
    );
    await leave(agency.agent, agency.administrator);
    await expect(proposeLease(parts, agency.agent, draft)).rejects.toMatchObject(
      broken('lease.home-handed-over'),
    );
  });

  it('keeps a tenant from agreeing to what a former member proposed', async () => {
    const { email } = await as(seeker).account.me();
    const draft = await as(agency.agent).leases.create(
      leaseInput({ property_id: home, tenant_name: 'Sita Rao', tenant_email: email }),
    );
    await proposeLease(parts, agency.agent, draft);
    await leave(agency.agent, agency.administrator);
    await expect(acceptLease(parts, seeker, draft)).rejects.toMatchObject(broken('lease.home-handed-over'));
    const anew = await as(agency.administrator).leases.create(
      leaseInput({ property_id: home, tenant_name: 'Sita Rao', tenant_email: email }),
    );
    expect(await agreeLease(parts, { landlord: agency.administrator, tenant: seeker }, anew)).toMatchObject({
      landlord: { name: 'Rao Homes' },
    });
  });

  describe('with leases that run', () => {
    const toAgent = { payee_name: 'Ravi', payee_upi: 'ravi@okbank' };
    /** Agreed with the seeker in the name of the agency, its rent going to the agent. */
    const letHome = async (own: object = {}) => {
      const { email } = await as(seeker).account.me();
      const draft = await as(agency.agent).leases.create(
        leaseInput({ property_id: home, tenant_name: 'Sita Rao', tenant_email: email, ...toAgent, ...own }),
      );
      return agreeLease(parts, { landlord: agency.agent, tenant: seeker }, draft);
    };
    const told = (person: string) =>
      asOwner<{ event: string; path: string; from: string | null; leases: number | null }>(
        `select event, payload ->> 'path' as path, payload ->> 'from' as from, (payload ->> 'leases')::int as leases
           from notifications where user_id = $1 and event = any ($2) order by created_at`,
        [person, ['lease.handed-over', 'lease.lister-changed', 'team.homes-came']],
      );

    it('hands over those that were made under an earlier name of it', async () => {
      const lease = await letHome();
      await as(agency.administrator).organisations.update({
        id: agency.id,
        kind: 'broker_agency',
        legal_name: 'Rao & Sons',
        city: 'Pune',
        gstin: null,
        rera_number: null,
      });
      await leave(agency.agent, agency.administrator);
      await expect(as(agency.agent).leases.get({ id: lease.id })).rejects.toMatchObject(notFound);
      expect(await as(agency.administrator).leases.get({ id: lease.id })).toMatchObject({
        side: 'landlord',
        landlord: { name: 'Rao Homes' },
      });
    });

    it('hands over those in its name: the heir goes on with them, and the tenant knows whom to ask', async () => {
      const lease = await letHome();
      await leave(agency.agent, agency.administrator);
      await expect(as(agency.agent).leases.get({ id: lease.id })).rejects.toMatchObject(notFound);
      const own = await as(agency.administrator).leases.get({ id: lease.id });
      expect(own).toMatchObject({
        side: 'landlord',
        landlord: { name: 'Rao Homes' },
        payee_name: null,
        payee_upi: null,
      });
      expect(await told(seeker)).toEqual([
        {
          event: 'lease.handed-over',
          path: `/portal/tenant/lease?lease=${lease.id}`,
          from: await nameOf(agency.administrator),
          leases: null,
        },
      ]);
      expect(await told(agency.administrator)).toEqual([
        { event: 'team.homes-came', path: '/portal/landlord/leases', from: null, leases: 1 },
      ]);
      const office = { payee_name: 'Rao Homes', payee_upi: 'raohomes@okbank', payee_shows_bank: false };
      await as(agency.administrator).leases.setPayee({ id: own.id, version: own.version, ...office });
      expect(await as(seeker).leases.get({ id: lease.id })).toMatchObject({ payee_upi: 'raohomes@okbank' });
      expect(
        await asOwner(`select from audit_log where action = 'organisations.handOver' and subject_id = $1`, [
          lease.id,
        ]),
      ).toHaveLength(1);
    });

    it('lets the heir answer what a tenant reported before', async () => {
      const lease = await letHome({ start_date: day(0) });
      await writeDues(parts, lease.id);
      const [due] = (await as(seeker).rents.listDues({ id: lease.id })).items;
      const payment = {
        amount: lease.rent,
        mode: 'upi' as const,
        reference: '412345678901',
        paid_on: day(0),
      };
      const { id } = await as(seeker).rents.report({ id: due?.id ?? '', ...payment });
      await leave(agency.agent, agency.administrator);
      expect(await as(agency.administrator).rents.confirm({ id })).toMatchObject({
        state: 'confirmed',
        side: 'receiver',
      });
    });

    it('keeps an account that colleagues name in its leases as well', async () => {
      const office = await addHome(asOwner, agency.administrator);
      await as(agency.administrator).organisations.listHome({
        property_id: office,
        organisation_id: agency.id,
      });
      const shared = { payee_name: 'Rao Homes', payee_upi: 'raohomes@okbank' };
      await as(agency.administrator).leases.create(
        leaseInput({ property_id: office, tenant_name: 'Om', tenant_email: 'om@example.in', ...shared }),
      );
      const lease = await letHome(shared);
      await leave(agency.agent, agency.administrator);
      expect(await as(seeker).leases.get({ id: lease.id })).toMatchObject({ payee_upi: 'raohomes@okbank' });
    });

    it('leaves those in the member’s own name with them', async () => {
      await as(agency.administrator).organisations.listHome({ property_id: home, organisation_id: null });
      const lease = await letHome();
      await as(agency.agent).organisations.listHome({ property_id: home, organisation_id: agency.id });
      await leave(agency.agent, agency.administrator);
      expect(await as(agency.agent).leases.get({ id: lease.id })).toMatchObject(toAgent);
      expect(await told(seeker)).toEqual([]);
    });

    it('tells an owner who is there for their home now', async () => {
      const owner = await addPerson('Lal Singh');
      const [{ email } = { email: '' }] = await asOwner<{ email: string }>(
        'select email from auth.users where id = $1',
        [owner],
      );
      const draft = await as(agency.agent).leases.create(
        leaseInput({
          property_id: home,
          tenant_name: 'Sita Rao',
          tenant_email: (await as(seeker).account.me()).email,
          owner: { name: 'Lal Singh', email, phone: null },
          payee_name: null,
          payee_upi: null,
        }),
      );
      const lease = await agreeLease(
        parts,
        { landlord: owner, tenant: seeker },
        await as(owner).leases.get({ id: draft.id }),
      );
      await leave(agency.agent, agency.administrator);
      expect(await told(owner)).toEqual([
        {
          event: 'lease.lister-changed',
          path: `/portal/landlord/leases/${lease.id}`,
          from: await nameOf(agency.administrator),
          leases: null,
        },
      ]);
      expect(await told(seeker)).toEqual([]);
    });

    it('gives none to a member who rents that home', async () => {
      await letHome();
      await joinAgency(parts, agency, seeker, 'agent');
      await expect(leave(agency.agent, seeker, agency.administrator)).rejects.toMatchObject(
        broken('organisation.heir-asked', 'heir_id'),
      );
    });
  });

  it('tells the administrators who remain, and whoever is removed', async () => {
    const second = await addPerson('Dev');
    await joinAgency(parts, agency, second, 'administrator');
    await leave(agency.agent, agency.administrator);
    await leave(agency.accountant, null, second);
    const told = (person: string) =>
      asOwner<{ event: string; person: string | null }>(
        `select event, payload ->> 'person' as person from notifications
          where user_id = $1 and event in ('team.left', 'team.removed') order by created_at`,
        [person],
      );
    const left = async (person: string) => ({ event: 'team.left', person: await nameOf(person) });
    expect(await told(agency.administrator)).toEqual([
      await left(agency.agent),
      await left(agency.accountant),
    ]);
    // Whoever removed a member knows.
    expect(await told(second)).toEqual([await left(agency.agent)]);
    expect(await told(agency.accountant)).toEqual([{ event: 'team.removed', person: null }]);
  });

  it('takes the number of whoever leaves off the homes, and leaves the one of the organisation', async () => {
    const second = await addHome(asOwner, agency.agent);
    await as(agency.agent).organisations.listHome({ property_id: second, organisation_id: agency.id });
    const office = await addHome(asOwner, agency.administrator);
    await as(agency.administrator).organisations.listHome({
      property_id: office,
      organisation_id: agency.id,
    });
    const numbers = { [home]: '+919845000001', [second]: '+918022334455', [office]: '+918022334455' };
    for (const [id, number] of Object.entries(numbers)) {
      await asOwner(
        `insert into property_private (property_id, contact_phone) values ($1, $2)
          on conflict (property_id) do update set contact_phone = excluded.contact_phone`,
        [id, number],
      );
    }
    await leave(agency.agent, agency.administrator);
    const rows = await asOwner<{ property_id: string; contact_phone: string | null }>(
      'select property_id, contact_phone from property_private where property_id = any ($1)',
      [Object.keys(numbers)],
    );
    expect(Object.fromEntries(rows.map((row) => [row.property_id, row.contact_phone]))).toEqual({
      [home]: null,
      [second]: '+918022334455',
      [office]: '+918022334455',
    });
  });

  it('is refused to the last administrator', async () => {
    await expect(leave(agency.administrator, agency.agent)).rejects.toMatchObject(
      broken('organisation.last-administrator'),
    );
    await expect(
      as(agency.administrator).organisations.setRole({
        id: agency.id,
        user_id: agency.administrator,
        role: 'agent',
        heir_id: null,
      }),
    ).rejects.toMatchObject(broken('organisation.last-administrator'));
    await as(agency.administrator).organisations.setRole({
      id: agency.id,
      user_id: agency.agent,
      role: 'administrator',
      heir_id: null,
    });
    await leave(agency.administrator);
    expect(await names(agency.agent)).not.toContain(agency.administrator);
  });

  it('is not decided by members about each other', async () => {
    for (const by of [agency.agent, agency.accountant])
      await expect(leave(agency.administrator, null, by)).rejects.toMatchObject(forbidden);
    for (const by of [stranger, other.administrator])
      await expect(leave(agency.agent, null, by)).rejects.toMatchObject(notFound);
    await expect(
      as(agency.agent).organisations.setRole({
        id: agency.id,
        user_id: agency.agent,
        role: 'administrator',
        heir_id: null,
      }),
    ).rejects.toMatchObject(forbidden);
    await expect(leave(UNKNOWN_ID, null, agency.administrator)).rejects.toMatchObject(notFound);
  });

  it('gives no home to a member who asked about it', async () => {
    const late = await addPerson('Late Comer', ['broker']);
    await as(late).visits.request({
      property_id: home,
      visit_type: 'physical',
      scheduled_date: day(3),
      slot: '10:00',
      notes: null,
    });
    await joinAgency(parts, agency, late, 'agent');
    await expect(leave(agency.agent, late, agency.administrator)).rejects.toMatchObject(
      broken('organisation.heir-asked', 'heir_id'),
    );
    await leave(agency.agent, agency.administrator, agency.administrator);
    expect(await names(agency.administrator)).not.toContain(agency.agent);
  });

  it('hands over the homes of whoever becomes an accountant', async () => {
    const setRole = (heir_id: string | null) =>
      as(agency.administrator).organisations.setRole({
        id: agency.id,
        user_id: agency.agent,
        role: 'accountant',
        heir_id,
      });
    await expect(setRole(null)).rejects.toMatchObject(broken('organisation.heir-missing', 'heir_id'));
    await setRole(agency.administrator);
    expect((await as(agency.agent).properties.listMine({})).total).toBe(0);
    expect((await as(agency.administrator).properties.listMine({})).total).toBe(1);
  });
});

describe('the money of an organisation', () => {
  it('is seen by administrators and accountants alone', async () => {
    for (const person of [agency.administrator, agency.accountant])
      expect(await as(person).organisations.money({ id: agency.id })).toEqual({ items: [] });
    await expect(as(agency.agent).organisations.money({ id: agency.id })).rejects.toMatchObject(forbidden);
    for (const person of [stranger, other.accountant])
      await expect(as(person).organisations.money({ id: agency.id })).rejects.toMatchObject(notFound);
  });
});

describe('with the account', () => {
  const erase = (person: string) =>
    services.database.asWorker((tx) => tx.execute(`select app.erase_person('${person}')`));
  const listerOf = async () =>
    (
      await asOwner<{ listed_by: string; listing_state: string }>(
        'select listed_by, listing_state from properties where id = $1',
        [home],
      )
    )[0];

  it('stands in the copy of one’s data', async () => {
    const { id } = await as(agency.agent).privacy.exports.request();
    await expect
      .poll(async () => (await as(agency.agent).privacy.exports.list()).items[0]?.state, { timeout: 20_000 })
      .toBe('ready');
    const { path } = await as(agency.agent).privacy.exports.link({ id });
    const file = await services.storage.open('private', /private[/](exports[/][^?]+)/.exec(path)?.[1] ?? '');
    if (!file) throw new Error('There is no file');
    expect(
      unzip(await buffer(file.stream))
        .get('csv/organisations.csv')
        ?.toString(),
    ).toContain('Rao Homes');
  });

  it('of a member goes, and the homes stay with an administrator', async () => {
    const { id } = await ask();
    await erase(agency.agent);
    expect(await listerOf()).toEqual({ listed_by: agency.administrator, listing_state: 'published' });
    expect(await names(agency.administrator)).not.toContain(agency.agent);
    expect(await as(agency.administrator).visits.get({ id })).toMatchObject({ status: 'requested' });
  });

  it('of a member takes no photo along that they added to a home of another', async () => {
    const own = await addHome(asOwner, agency.administrator);
    await as(agency.administrator).organisations.listHome({ property_id: own, organisation_id: agency.id });
    await asOwner(
      `insert into property_photos (property_id, position, url, files, width, height)
        values ($1, 1, '/a.webp', '{"webp": {"480": "photos/of-${own}.webp"}}', 4, 3)`,
      [own],
    );
    await asOwner(
      `insert into files (owner_id, kind, is_public, key, content_type, bytes)
        values ($1, 'property_photo', true, 'photos/of-${own}.webp', 'image/webp', 10)`,
      [agency.agent],
    );
    await erase(agency.agent);
    expect(await asOwner('select owner_id from files where key = $1', [`photos/of-${own}.webp`])).toEqual([
      { owner_id: agency.administrator },
    ]);
  });

  it('of the last administrator makes another member one, and an organisation of nobody ends', async () => {
    await erase(agency.administrator);
    expect((await as(agency.agent).organisations.mine()).items).toMatchObject([
      { id: agency.id, role: 'administrator' },
    ]);
    await erase(agency.accountant);
    await erase(agency.agent);
    expect(await asOwner('select from organisations where id = $1', [agency.id])).toEqual([]);
    expect(await listerOf()).toMatchObject({ listing_state: 'withdrawn' });
  });
});
