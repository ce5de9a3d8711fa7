import { beforeEach, describe, expect, it } from 'vitest';
import { addHome, day } from '../../../tests/support/leads.ts';
import { startServices } from '../../../tests/support/services.ts';
import { cleanUp } from '../privacy/retention.ts';

const { as, addPerson, asOwner, services } = await startServices({ runsJobs: false });

let seeker: string;
let lister: string;
let neighbour: string;
let home: string;

beforeEach(async () => {
  await asOwner('delete from auth.rate_limits');
  seeker = await addPerson('Sita Rao');
  lister = await addPerson('Lal Singh', ['broker']);
  neighbour = await addPerson('Om Das');
  home = await addHome(asOwner, lister);
});

const reference = { name: 'Ravi Kumar', kind: 'landlord' as const, phone: '+91 98000-11111' };
const said = {
  move_in_date: day(20),
  household: 'family' as const,
  occupants: 3,
  income_band: '10_to_20_lakh' as const,
  occupation: 'salaried' as const,
  employer: 'Rose Bank',
  notes: 'शांत परिवार 👪',
  references: [reference],
};
const shared = [{ ...reference, phone: '+919800011111' }];
const save = (own: object = {}) => as(seeker).applicationProfile.save({ ...said, ...own });
const apply = (own: object = {}) =>
  as(seeker).applications.submit({
    property_id: home,
    move_in_date: day(14),
    household: 'family',
    occupants: 3,
    share_profile: true,
    ...own,
  });
const trail = (action: string) =>
  asOwner<{ after: unknown }>('select after from audit_log where action = $1 and actor_id = $2 order by id', [
    action,
    seeker,
  ]);

describe('the stored profile', () => {
  it('is none, is kept, changed and deleted; the trail names matters and never what was said', async () => {
    expect(await as(seeker).applicationProfile.get()).toBeNull();
    expect(await save()).toMatchObject({ ...said, references: shared });
    expect(await save({ employer: ' ', income_band: null, references: [] })).toMatchObject({
      employer: null,
      income_band: null,
      references: [],
    });
    expect(await as(seeker).applicationProfile.get()).toMatchObject({ occupants: 3, employer: null });
    await as(seeker).applicationProfile.remove();
    await as(seeker).applicationProfile.remove();
    expect(await as(seeker).applicationProfile.get()).toBeNull();

    expect((await trail('applicationProfile.save')).map(({ after }) => after)).toEqual([
      {
        filled: [
          'moveInDate',
          'household',
          'occupants',
          'incomeBand',
          'occupation',
          'employer',
          'notes',
          'references',
        ],
      },
      { filled: ['moveInDate', 'household', 'occupants', 'occupation', 'notes'] },
    ]);
    expect(await trail('applicationProfile.remove')).toHaveLength(1);
  });

  it('may be empty, and by two windows at once is one', async () => {
    const answers = await Promise.all([as(seeker).applicationProfile.save({}), save()]);
    expect(answers[0]).toMatchObject({ household: null, occupants: null, references: [] });
    expect(await asOwner('select from application_profiles where user_id = $1', [seeker])).toHaveLength(1);
  });

  // spec application-profile: Strangers, neighbours, listers and administrators do not read it
  it('is nobody else’s: a neighbour, a lister and an administrator have their own, a stranger none', async () => {
    await save();
    const admin = await addPerson('Ada Admin', ['admin']);
    for (const other of [neighbour, lister, admin]) {
      expect(await as(other).applicationProfile.get()).toBeNull();
      await as(other).applicationProfile.remove();
    }
    expect(await as(seeker).applicationProfile.get()).toMatchObject({ employer: 'Rose Bank' });
    const stranger = as(null).applicationProfile;
    for (const call of [stranger.get(), stranger.save(said), stranger.remove()]) {
      await expect(call).rejects.toMatchObject({ status: 401 });
    }
  });

  it.each([
    ['a crowd', { occupants: 21 }, 'occupants'],
    ['an unknown household', { household: 'circus' }, 'household'],
    ['an unknown income', { income_band: 'plenty' }, 'income_band'],
    ['unknown work', { occupation: 'pirate' }, 'occupation'],
    ['a day that is none', { move_in_date: '2026-02-30' }, 'move_in_date'],
    ['a long employer', { employer: 'x'.repeat(101) }, 'employer'],
    ['a novel', { notes: 'x'.repeat(2000) }, 'notes'],
    ['a reference without a name', { references: [{ ...reference, name: ' ' }] }, 'references.0.name'],
    [
      'a reference without a number',
      { references: [reference, { ...reference, phone: 'call' }] },
      'references.1.phone',
    ],
    ['four references', { references: Array.from({ length: 4 }, () => reference) }, 'references'],
  ])('refuses %s at its field', async (_, own, field) => {
    await expect(save(own)).rejects.toMatchObject({
      code: 'UNPROCESSABLE_CONTENT',
      data: { errors: [{ field }] },
    });
  });
});

describe('sharing it with an application', () => {
  // spec application-profile: Work goes with an application by consent, as it was then; references show once it is accepted
  it('shows the lister the work at once and the references once accepted, as they were when it was sent', async () => {
    await save();
    const sent = await apply();
    expect(sent).toMatchObject({ occupation: 'salaried', employer: 'Rose Bank', references: shared });
    await save({ employer: 'Lotus Bank', references: [] });

    const received = async () => (await as(lister).applications.listReceived({})).items[0];
    expect(await received()).toMatchObject({
      occupation: 'salaried',
      employer: 'Rose Bank',
      reference_count: 1,
      references: null,
    });
    expect((await as(lister).applications.review({ id: sent.id })).references).toBeNull();
    expect((await as(lister).applications.approve({ id: sent.id })).references).toEqual(shared);
    expect((await as(neighbour).applications.listReceived({})).items).toEqual([]);
    expect((await trail('applications.submit')).map(({ after }) => after)).toEqual([
      { status: 'submitted', shares_profile: true },
    ]);

    await as(seeker).applications.withdraw({ id: sent.id });
    expect(await received()).toMatchObject({ status: 'cancelled', references: null });
  });

  // spec application-profile: What was shared shows wherever the lister reads the application: Track Applications, a home’s leads, the pipeline
  it('shows the same on the home’s leads and in a broker’s pipeline', async () => {
    await save();
    const { id } = await apply();
    const facts = { id, occupation: 'salaried', employer: 'Rose Bank', reference_count: 1 };
    const shown = async () => [
      (await as(lister).properties.leads({ id: home })).applications[0],
      (await as(lister).pipeline.list({})).items[0]?.application,
    ];
    for (const lead of await shown()) expect(lead).toMatchObject({ ...facts, references: null });
    await as(lister).applications.approve({ id });
    for (const lead of await shown()) expect(lead).toMatchObject({ ...facts, references: shared });
    await expect(as(neighbour).properties.leads({ id: home })).rejects.toMatchObject({ status: 404 });
  });

  it('needs a yes: without one, and without a profile, nothing goes along', async () => {
    await save();
    const nothing = { occupation: null, employer: null, reference_count: 0, references: null };
    const { id } = await apply({ share_profile: undefined });
    expect((await as(lister).applications.listReceived({})).items).toMatchObject([{ id, ...nothing }]);
    await as(lister).applications.approve({ id });
    expect((await as(lister).applications.listReceived({})).items).toMatchObject([{ id, ...nothing }]);
    await as(seeker).applicationProfile.remove();
    home = await addHome(asOwner, lister);
    expect(await apply()).toMatchObject(nothing);
    expect((await trail('applications.submit')).at(-1)?.after).toEqual({ status: 'submitted' });
  });

  // spec application-profile: References of an ended application go after 90 days
  it('ends with the application: references of a declined one go after three months', async () => {
    await save();
    const { id } = await apply();
    await as(lister).applications.decline({ id });
    const stored = () => asOwner('select from application_references where application_id = $1', [id]);
    await cleanUp(services.database);
    expect(await stored()).toHaveLength(1);
    await asOwner('alter table property_applications disable trigger touch_updated_at');
    await asOwner(`update property_applications set updated_at = now() - interval '91 days' where id = $1`, [
      id,
    ]);
    await asOwner('alter table property_applications enable trigger touch_updated_at');
    await cleanUp(services.database);
    expect(await stored()).toHaveLength(0);
  });
});
