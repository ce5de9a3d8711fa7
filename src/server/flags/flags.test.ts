import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addHome, noticesOf, UNKNOWN_ID } from '../../../tests/support/leads.ts';
import { startServices } from '../../../tests/support/services.ts';

const { services, as, addPerson, asOwner } = await startServices({ runsJobs: false });
const check = () =>
  services.handlers.find(({ name }) => name === 'upkeep.check-listings')?.handle({}, services.jobs);

let admin: string;
let lister: string;
let home: string;

beforeAll(async () => {
  admin = await addPerson('Vikram Admin', ['admin']);
});

beforeEach(async () => {
  await asOwner('delete from properties');
  lister = await addPerson('Lal Lister');
  home = await addHome(asOwner, lister, { title: '2 BHK by the lake' });
});

const waiting = async () => {
  await check();
  return (await as(admin).flags.list({})).items;
};
const kinds = async () => (await waiting()).map(({ kind, home: of }) => [kind, of.id]);
const setRent = (rent: number, id = home) =>
  asOwner('update properties set rent = $1 where id = $2', [rent, id]);

describe('a home that is hard to believe', () => {
  // spec doubtful-listings: Published or changed homes are looked over by a job, and a corrected one is no longer doubted
  it('is flagged once it is published or changed, and no longer once it is corrected', async () => {
    expect(await kinds()).toEqual([]);
    await setRent(350_000_000);
    expect(await kinds()).toEqual([['rent', home]]);
    expect(await kinds()).toEqual([['rent', home]]);
    await setRent(3_000_000);
    expect(await kinds()).toEqual([]);
    expect((await as(admin).flags.list({ show: 'cleared' })).items).toHaveLength(1);
  });

  // spec doubtful-listings: Rent against the median of locality and BHK, PIN codes against the city’s
  it('is looked at against the median of its place and the PINs of its city', async () => {
    await asOwner(`insert into locality_rents (locality_id, bedrooms, homes, lower_quartile, median, upper_quartile)
      select locality_id, 2, 30, 2500000, 3000000, 3500000 from properties where id = '${home}'
      on conflict do nothing`);
    await asOwner(`insert into localities (city_id, name, slug, pincode, lat, lng)
      select city_id, 'HSR Layout', 'hsr-layout', '560102', 12.9, 77.6 from properties where id = '${home}'
      on conflict do nothing`);
    await asOwner(`update properties set rent = 1000000, pincode = '400050' where id = $1`, [home]);
    const flags = await waiting();
    expect(flags.map(({ kind, facts }) => [kind, facts])).toEqual(
      expect.arrayContaining([
        ['rent_median', { of: 1_000_000, percent: 33, median: 3_000_000, homes: 30 }],
        ['pincode', { of: '400050' }],
      ]),
    );
    const hints = await as(lister).properties.doubts({
      city: 'Bengaluru',
      locality: 'koramangala',
      pincode: '400050',
      bedrooms: 2,
      rent: 1_000_000,
      area_sqft: 1100,
    });
    expect(hints.items.map(({ kind, field }) => [kind, field])).toEqual([
      ['rent_median', 'rent'],
      ['pincode', 'pincode'],
    ]);
    const early = await as(lister).properties.doubts({
      city: 'Bengaluru',
      locality: 'Koramangala',
      pincode: '400050',
    });
    expect(early.items.map(({ kind }) => kind)).toEqual(['pincode']);
    await asOwner('delete from locality_rents');
  });

  // spec doubtful-listings: Homes older than the doubts are looked over when they are renewed, which they are within 60 days or pause
  it('published before there were doubts is flagged once it is renewed', async () => {
    await setRent(350_000_000);
    await asOwner('delete from listing_checks');
    expect(await kinds()).toEqual([]);
    await as(lister).properties.renew({ id: home });
    expect(await kinds()).toEqual([['rent', home]]);
  });

  it('is left to the next run while somebody changes it', async () => {
    await setRent(350_000_000);
    await asOwner('begin');
    await asOwner('select from properties where id = $1 for update', [home]);
    expect(await kinds()).toEqual([]);
    await setRent(360_000_000);
    await asOwner('commit');
    expect((await waiting()).map(({ facts }) => facts.of)).toEqual([expect.stringMatching(/^360000000/)]);
  });

  it('waits for nobody who changes several homes, and is looked at once they have', async () => {
    await setRent(350_000_000);
    await asOwner('begin');
    // Its note is held until the change is in.
    await setRent(360_000_000);
    await check();
    await asOwner('commit');
    expect((await waiting()).map(({ facts }) => facts.of)).toEqual([expect.stringMatching(/^360000000/)]);
  });

  // spec doubtful-listings: A doubt that was dismissed stays so until its own figures change
  it('stays dismissed until its own figures change', async () => {
    await setRent(350_000_000);
    const [flag] = await waiting();
    await as(admin).flags.dismiss({ id: flag?.id ?? '', reason: 'A palace' });
    await asOwner('update properties set floor = 1, total_floors = 2 where id = $1', [home]);
    expect(await kinds()).toEqual([]);
    await setRent(360_000_000);
    expect(await kinds()).toEqual([['rent', home]]);
  });
});

describe('a double', () => {
  it('of the same lister is flagged on the later home, with the earlier beside it', async () => {
    const second = await addHome(asOwner, lister, { title: 'Two bedrooms, lake side', rent: 3_030_000 });
    const [flag, ...others] = await waiting();
    expect(others).toEqual([]);
    const [first, later] = [home, second].sort();
    expect(flag).toMatchObject({
      kind: 'duplicate',
      facts: { of: expect.stringContaining('terms') },
      home: { id: later },
      other: { id: first, lister: { user_id: lister, full_name: 'Lal Lister' } },
    });
    await setRent(4_500_000, second);
    expect(await kinds()).toEqual([]);
  });

  // spec doubtful-listings: Doubles: of one lister by their terms, of two by a picture or the same door
  it('of another lister is one by a shared picture, not by its terms', async () => {
    const second = await addHome(asOwner, await addPerson('Bina Broker'), { rent: 3_000_000 });
    await asOwner(`update property_private set address = null where property_id = $1`, [second]);
    expect(await kinds()).toEqual([]);
    for (const id of [home, second]) {
      await asOwner(
        `insert into property_photos (property_id, position, url, width, height, blurhash)
          values ($1::uuid, 0, '/files/public/' || $1::text || '.webp', 800, 600, 'LEHV6nWB2yk8')`,
        [id],
      );
    }
    expect((await waiting()).map(({ kind, facts }) => [kind, facts.of])).toEqual([
      ['duplicate', 'picture terms'],
    ]);
  });
});

describe('a photo', () => {
  const look = [9001, 17_000, 25_100, 33_333, 41_234];
  const near = [9001 ^ 3, 17_000 ^ 8, 25_100, 33_333, 41_234];
  const far = [9001 ^ 3, 17_000 ^ 8, 25_100 ^ 3, 33_333, 41_234];
  const addPhoto = (id: string, of: number[] | null) =>
    asOwner(
      `insert into property_photos (property_id, position, url, width, height, look)
        values ($1::uuid, 0, '/files/public/' || $1::text || '.webp', 800, 600, $2)`,
      [id, of],
    );

  it('of another lister’s home is flagged where it came later, and until it is gone', async () => {
    const other = await addPerson('Bina Broker');
    await addPhoto(home, look);
    const thief = await addHome(asOwner, other, { rent: 1_500_000 });
    await addPhoto(thief, far);
    expect(await kinds()).toEqual([]);
    await addPhoto(thief, near);
    expect(await waiting()).toMatchObject([{ kind: 'photo', home: { id: thief }, other: { id: home } }]);
    await setRent(3_100_000);
    expect(await kinds()).toEqual([['photo', thief]]);
    await asOwner('delete from property_photos where property_id = $1', [thief]);
    expect(await kinds()).toEqual([]);
  });

  it('of one’s own other home, and one without a look, is not', async () => {
    await addPhoto(home, look);
    const second = await addHome(asOwner, lister, { rent: 1_500_000 });
    await addPhoto(second, look);
    await addPhoto(await addHome(asOwner, await addPerson('Bina Broker'), { rent: 2_400_000 }), null);
    expect(await kinds()).toEqual([]);
  });
});

describe('the office', () => {
  const flagged = async () => {
    await setRent(350_000_000);
    return (await waiting())[0]?.id ?? '';
  };

  it('asks the lister, who is told what', async () => {
    const id = await flagged();
    expect(await as(admin).flags.ask({ id, reason: 'Is it 35,000?' })).toMatchObject({ status: 'asked' });
    expect(await noticesOf(asOwner, lister)).toEqual([[lister, 'listing.asked']]);
    await expect(as(admin).flags.ask({ id, reason: 'Again?' })).rejects.toMatchObject({
      data: { rule: 'flag.transition-not-allowed' },
    });
  });

  // spec doubtful-listings: The office dismisses, asks the lister, hides the home or shows it again
  it('hides the home and shows it again', async () => {
    const id = await flagged();
    const hidden = await as(admin).flags.hideHome({ id, reason: 'No such rent' });
    expect(hidden).toMatchObject({
      status: 'upheld',
      decided_by: { user_id: admin },
      home: { listing_state: 'paused', hidden_reason: 'No such rent' },
    });
    await expect(as(null).properties.get({ id: home })).rejects.toMatchObject({ status: 404 });
    await expect(as(admin).flags.dismiss({ id, reason: 'It stays hidden' })).rejects.toMatchObject({
      data: { rule: 'flag.transition-not-allowed' },
    });
    await as(admin).flags.showHome({ id, reason: 'The owner proved it' });
    expect((await as(null).properties.get({ id: home })).id).toBe(home);
    expect(await kinds()).toEqual([]);
    const trail = await asOwner<{ action: string }>(
      'select action from audit_log where subject_id = any($1) order by id',
      [[id, home]],
    );
    expect(trail.map(({ action }) => action)).toEqual([
      'properties.hide',
      'flags.hideHome',
      'properties.showAgain',
      'flags.showHome',
    ]);
  });

  it('decides every flag of a home it hides, also when two of it do so at once', async () => {
    const figures = [350_000_000, 5];
    await asOwner('update properties set rent = $1, area_sqft = $2 where id = $3', [...figures, home]);
    const flags = await waiting();
    expect(flags.map(({ kind }) => kind).sort()).toEqual(['area_sqft', 'rent']);
    const answers = await Promise.allSettled(
      flags.map(({ id }) => as(admin).flags.hideHome({ id, reason: 'A slip of the hand' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const upheld = (await as(admin).flags.list({ show: 'upheld' })).items;
    expect(upheld).toHaveLength(2);
    await as(admin).flags.showHome({ id: upheld[0]?.id ?? '', reason: 'The owner proved it' });
    const trail = await asOwner<{ subject_id: string }>(
      `select subject_id from audit_log where action = 'flags.showHome' and subject_id = any($1)`,
      [upheld.map(({ id }) => id)],
    );
    expect(trail.map(({ subject_id }) => subject_id).sort()).toEqual(upheld.map(({ id }) => id).sort());
  });

  // spec doubtful-listings: Strangers, listers and neighbours get nothing of the queue
  it('is alone with its queue: a stranger, the lister and a neighbour get nothing', async () => {
    const id = await flagged();
    await expect(as(null).flags.list({})).rejects.toMatchObject({ status: 401 });
    for (const person of [lister, await addPerson('Nitin Neighbour')]) {
      await expect(as(person).flags.list({})).rejects.toMatchObject({ status: 403 });
      await expect(as(person).flags.dismiss({ id, reason: 'Mine' })).rejects.toMatchObject({ status: 403 });
    }
    await expect(as(admin).flags.dismiss({ id: UNKNOWN_ID, reason: 'Gone' })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('doubts that match', () => {
  it('are dismissed together for one reason, each written down, by verification and nobody else', async () => {
    const other = await addHome(asOwner, lister, { title: '1 BHK at the mall' });
    await setRent(350_000_000);
    await setRent(350_000_000, other);
    const doubts = (await waiting()).filter(({ kind }) => kind === 'rent');
    expect(doubts).toHaveLength(2);
    const staff = await addPerson('Vani Verification', ['verification']);
    const dismissal = { reason: 'Seen, and true', kind: 'rent', after: null } as const;
    for (const person of [lister, await addPerson('Sana Support', ['support'])]) {
      await expect(as(person).flags.dismissMatching(dismissal)).rejects.toMatchObject({ status: 403 });
    }
    await expect(as(null).flags.dismissMatching(dismissal)).rejects.toMatchObject({ status: 401 });
    expect(await as(staff).flags.dismissMatching({ ...dismissal, q: 'mall' })).toMatchObject({ done: 1 });
    const ids = doubts.map(({ id }) => id);
    expect(await as(staff).flags.dismissMatching({ ...dismissal, ids })).toEqual({
      done: 1,
      refused: [{ rule: 'flag.transition-not-allowed', count: 1 }],
      next: null,
    });
    expect((await as(staff).flags.list({ show: 'dismissed' })).total).toBe(2);
    const trail = await asOwner(
      `select reason from audit_log where action = 'flags.dismiss' and subject_id = any($1)`,
      [ids],
    );
    expect(trail).toEqual([{ reason: 'Seen, and true' }, { reason: 'Seen, and true' }]);
  });
});
