import { beforeEach, describe, expect, it } from 'vitest';
import { addHome, day, noticesOf } from '../../../tests/support/leads.ts';
import { startServices } from '../../../tests/support/services.ts';
import { endVisitsOfHome } from '../leads/home-let.ts';

const { as, addPerson, asOwner, services } = await startServices({ runsJobs: false });
let lister: string;
let home: string;

beforeEach(async () => {
  lister = await addPerson('Lal Singh');
  home = await addHome(asOwner, lister);
});

const visit = async (person: string) =>
  as(person).visits.request({
    property_id: home,
    visit_type: 'physical',
    scheduled_date: day(1),
    slot: '10:00',
  });
const apply = (person: string) =>
  as(person).applications.submit({
    property_id: home,
    move_in_date: day(20),
    household: 'family',
    occupants: 3,
  });
const goneFor = async (person: string) =>
  (await noticesOf(asOwner, person)).filter(([, event]) => event === 'home.gone').length;

/** As the lister’s button does it, with the job that follows. */
const book = async () => {
  await as(lister).properties.setAvailability({ id: home, availability: 'booked' });
  await endVisitsOfHome(services.database, services.jobs, home);
};

describe('a home that its lister marks as booked', () => {
  it('has no visits to come any more: both sides are told why, and the visitor of similar homes', async () => {
    const [visitor, applicant] = [await addPerson('Vera Das'), await addPerson('Amit Rao')];
    const { id } = await visit(visitor);
    await apply(applicant);
    const before = await as(lister).properties.listMine({});
    expect(before.items.find((one) => one.id === home)).toMatchObject({ coming_visits: 1 });
    await book();
    await endVisitsOfHome(services.database, services.jobs, home);
    expect(await asOwner('select status from property_visits where id = $1', [id])).toEqual([
      { status: 'cancelled' },
    ]);
    const notices = await asOwner<{ user_id: string; path: string }>(
      `select user_id, payload ->> 'path' as path from notifications where event = 'visit.home-let' and user_id in ($1, $2)`,
      [visitor, lister],
    );
    expect(notices).toHaveLength(2);
    expect(notices.find(({ user_id }) => user_id === visitor)?.path).toMatch(/^\/properties\?/);
    const after = await as(lister).properties.listMine({});
    expect(after.items.find((one) => one.id === home)).toMatchObject({ coming_visits: 0 });
    const applied = async () => (await as(applicant).applications.listMine({ show: 'all' })).items[0]?.status;
    expect(await applied()).toBe('submitted');
    // Without a lease its lister says what becomes of the others.
    await asOwner(`update properties set availability = 'rented' where id = $1`, [home]);
    await endVisitsOfHome(services.database, services.jobs, home);
    expect(await applied()).toBe('submitted');
  });

  it('keeps a visit that began, and all of them where it is available again before the job ran', async () => {
    const visitor = await addPerson('Vera Das');
    const { id } = await visit(visitor);
    await as(lister).properties.setAvailability({ id: home, availability: 'booked' });
    await as(lister).properties.setAvailability({ id: home, availability: 'available' });
    await endVisitsOfHome(services.database, services.jobs, home);
    await asOwner(
      `update property_visits set scheduled_date = (app.now() at time zone 'Asia/Kolkata')::date - 1 where id = $1`,
      [id],
    );
    await book();
    expect(await asOwner('select status from property_visits where id = $1', [id])).toEqual([
      { status: 'requested' },
    ]);
  });

  it('leaves the cards of its leads as they are, and a lease ends them: its tenant’s as let, the others’ as lost', async () => {
    const [tenant, other] = [await addPerson('Tara Das'), await addPerson('Amit Rao')];
    for (const person of [tenant, other]) await apply(person);
    for (const person of [tenant, other]) {
      await asOwner(
        `insert into lead_cards (property_id, user_id, lister_id, stage) values ($1, $2, $3, 'contacted')
          on conflict do nothing`,
        [home, person, lister],
      );
    }
    const applied = async (person: string) =>
      (await as(person).applications.listMine({ show: 'all' })).items[0]?.status;
    const stages = async () =>
      Object.fromEntries(
        (
          await asOwner<{ user_id: string; stage: string }>(
            'select user_id, stage from lead_cards where property_id = $1',
            [home],
          )
        ).map(({ user_id, stage }) => [user_id, stage]),
      );
    await book();
    expect(Object.values(await stages())).not.toContain('lost');
    await asOwner(
      `insert into leases (property_id, home_name, landlord_id, landlord_name, tenant_id, tenant_name, tenant_email, state,
          start_date, end_date, rent, notice_days)
        select $1, 'Rose', $2, 'Lal Singh', p.user_id, 'Tara Das', p.email, 'active', app.today(), app.today() + 300, 2000000, 30
          from profiles p where p.user_id = $3`,
      [home, lister, tenant],
    );
    await asOwner(`update properties set availability = 'rented' where id = $1`, [home]);
    await endVisitsOfHome(services.database, services.jobs, home);
    expect(await stages()).toEqual({ [tenant]: 'let', [other]: 'lost' });
    expect([await applied(tenant), await applied(other)]).toEqual(['submitted', 'rejected']);
    expect(
      await asOwner('select from lead_cards where property_id = $1 and ended_at is null', [home]),
    ).toEqual([]);
  });
});

describe('who waits for an answer', () => {
  it.each([
    ['let', () => book()],
    ['removed', () => as(lister).properties.remove({ id: home })],
  ])('hears once that the home is %s', async (why, act) => {
    const [visitor, applicant, both, cancelled] = [
      await addPerson('Vera Das'),
      await addPerson('Amit Rao'),
      await addPerson('Bina Shah'),
      await addPerson('Chand Ali'),
    ];
    for (const person of [visitor, both]) await visit(person);
    for (const person of [applicant, both]) await apply(person);
    await as(cancelled).visits.cancel({ id: (await visit(cancelled)).id });
    await act();
    // Whose visit was cancelled because of it heard so by that.
    expect(await Promise.all([visitor, applicant, both, cancelled, lister].map(goneFor))).toEqual([
      why === 'let' ? 0 : 1,
      1,
      1,
      0,
      0,
    ]);
    const [notices] = await asOwner<{ payload: object }>(
      `select payload from notifications where event = 'home.gone' and user_id = $1`,
      [applicant],
    );
    expect(notices?.payload).toMatchObject({
      home: '2 BHK near the park',
      why,
      path: expect.stringContaining('/track-applications?show=applications&lead='),
    });
  });

  it('hears nothing when it is free again', async () => {
    const person = await addPerson('Vera Das');
    await as(lister).properties.setAvailability({ id: home, availability: 'booked' });
    await as(lister).properties.setAvailability({ id: home, availability: 'available' });
    await visit(person);
    expect(await goneFor(person)).toBe(0);
  });
});
