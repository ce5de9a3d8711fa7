import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addHome, noticesOf, UNKNOWN_ID } from '../../../tests/support/leads.ts';
import { startServices } from '../../../tests/support/services.ts';

const { as, addPerson, asOwner } = await startServices({ runsJobs: false });

let admin: string;
let lister: string;
let rita: string;
let ravi: string;
let home: string;

beforeAll(async () => {
  admin = await addPerson('Vikram Admin', ['admin']);
});

beforeEach(async () => {
  lister = await addPerson('Lal Lister');
  rita = await addPerson('Rita Reporter');
  ravi = await addPerson('Ravi Reporter');
  home = await addHome(asOwner, lister, { title: '3 BHK by the lake' });
});

const send = (person: string, own: object = {}) =>
  as(person).reports.submit({ property_id: home, reason: 'fake', note: 'Asks for money first', ...own });

const stateOfHome = async () =>
  (
    await asOwner<{ listing_state: string; hidden_reason: string | null }>(
      'select listing_state, hidden_reason from properties where id = $1',
      [home],
    )
  )[0];

const waiting = async () =>
  (await as(admin).reports.list({})).items.filter((report) => report.home.id === home);

describe('a report', () => {
  it('is sent once by each person, who reads where it stands', async () => {
    expect((await as(rita).reports.mine({ property_id: home })).report).toBeNull();
    const sent = await send(rita);
    expect((await as(rita).reports.mine({ property_id: home })).report).toEqual(sent);
    await expect(send(rita, { reason: 'other' })).rejects.toMatchObject({
      data: { rule: 'report.already-sent' },
    });
    await send(ravi);
    expect((await waiting()).map((report) => report.home.open_reports)).toEqual([2, 2]);
    expect((await as(lister).reports.mine({ property_id: home })).report).toBeNull();
  });

  it('is not of one’s own home, of a hidden one, or by a stranger', async () => {
    await expect(send(lister)).rejects.toMatchObject({ data: { rule: 'property.own-listing' } });
    await expect(send(rita, { property_id: UNKNOWN_ID })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await asOwner(`update properties set listing_state = 'paused' where id = $1`, [home]);
    await expect(send(rita)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(as(null).reports.submit({ property_id: home, reason: 'fake' })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
    await expect(as(rita).reports.list({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('is found by words, reason and state', async () => {
    const { id } = await send(rita);
    await send(ravi, { reason: 'duplicate' });
    const found = async (filters: Parameters<ReturnType<typeof as>['reports']['list']>[0]) =>
      (await as(admin).reports.list({ q: 'lake koramangala', ...filters })).items
        .filter((report) => report.home.id === home)
        .map((report) => report.id);
    expect(await found({ reason: 'fake' })).toEqual([id]);
    expect(await found({ q: 'nothing like it' })).toEqual([]);
    await as(admin).reports.review({ id });
    expect(await found({ show: 'under_review' })).toEqual([id]);
    expect(await found({})).toHaveLength(2);
  });

  it('is listed by how urgent it is: what looks like a fraud first, then the oldest, page by page', async () => {
    const send3 = [await send(rita, { reason: 'duplicate' }), await send(ravi, { reason: 'other' })];
    const third = await send(await addPerson('Tara Third'));
    const order = [third.id, ...send3.map(({ id }) => id)];
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await as(admin).reports.list({ sort: 'urgent', limit: 2, cursor });
      found.push(...page.items.filter((report) => report.home.id === home).map(({ id }) => id));
      cursor = page.next_cursor ?? undefined;
    } while (cursor);
    expect(found).toEqual(order);
  });
});

describe('the office', () => {
  it('reviews and dismisses: the reporter is told why, the home stays', async () => {
    const { id } = await send(rita);
    await as(admin).reports.review({ id });
    await as(admin).reports.review({ id });
    const { status, outcome, decided_by } = await as(admin).reports.dismiss({
      id,
      reason: 'The papers are in order',
    });
    expect({ status, outcome, decided_by }).toEqual({
      status: 'dismissed',
      outcome: 'The papers are in order',
      decided_by: { user_id: admin, full_name: 'Vikram Admin' },
    });
    expect(await stateOfHome()).toEqual({ listing_state: 'published', hidden_reason: null });
    expect(await noticesOf(asOwner, rita, lister)).toEqual([[rita, 'report.dismissed']]);
    await expect(as(admin).reports.hideHome({ id, reason: 'After all' })).rejects.toMatchObject({
      data: { rule: 'report.transition-not-allowed' },
    });
    const trail = await asOwner<{ action: string }>(
      'select action from audit_log where subject_id = $1 order by id',
      [id],
    );
    expect(trail.map(({ action }) => action)).toEqual(['reports.review', 'reports.dismiss']);
  });

  it('hides the home: every report of it is upheld, lister and reporters are told, and nobody finds it', async () => {
    const { id } = await send(rita);
    await send(ravi, { reason: 'wrong_price' });
    const { status, home: hidden } = await as(admin).reports.hideHome({ id, reason: 'Asks for money first' });
    expect({ status, hidden }).toMatchObject({
      status: 'upheld',
      hidden: { listing_state: 'paused', hidden_reason: 'Asks for money first', open_reports: 0 },
    });
    expect(await waiting()).toEqual([]);
    expect(new Set((await noticesOf(asOwner, lister, rita, ravi)).map(String))).toEqual(
      new Set([`${lister},listing.hidden`, `${rita},report.upheld`, `${ravi},report.upheld`]),
    );
    await expect(as(null).properties.get({ id: home })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(as(lister).properties.resume({ id: home })).rejects.toMatchObject({
      data: { rule: 'property.hidden' },
    });
    const [own] = (await as(lister).properties.listMine({})).items;
    expect(own?.hidden_reason).toBe('Asks for money first');
  });

  it('hides it once when two decide two reports of it at once', async () => {
    const sent = [await send(rita), await send(ravi, { reason: 'wrong_price' })];
    const answers = await Promise.allSettled(
      sent.map(({ id }) => as(admin).reports.hideHome({ id, reason: 'Asks for money first' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { data: { rule: 'report.transition-not-allowed' } },
    });
    expect((await noticesOf(asOwner, lister)).map(([, event]) => event)).toEqual(['listing.hidden']);
  });

  it('shows it again, and only what it hid', async () => {
    const { id } = await send(rita);
    await expect(as(admin).reports.showHome({ id, reason: 'It is fine' })).rejects.toMatchObject({
      data: { rule: 'property.transition-not-allowed' },
    });
    await as(admin).reports.hideHome({ id, reason: 'Asks for money first' });
    await as(admin).reports.showHome({ id, reason: 'Corrected' });
    expect(await stateOfHome()).toEqual({ listing_state: 'published', hidden_reason: null });
    expect((await noticesOf(asOwner, lister)).map(([, event]) => event)).toEqual([
      'listing.hidden',
      'listing.shown-again',
    ]);
    const trail = await asOwner<{ action: string; reason: string }>(
      'select action, reason from audit_log where subject_id = $1 order by id',
      [home],
    );
    expect(trail).toEqual([
      { action: 'properties.hide', reason: 'Asks for money first' },
      { action: 'properties.showAgain', reason: 'Corrected' },
    ]);
  });

  // spec doubtful-listings: The office dismisses, asks the lister, hides the home or shows it again … shown again from either queue, no doubt of it stays upheld
  it('shows it again by the report that hid it alone, and takes back the doubt that hid it too', async () => {
    const raised = await asOwner<{ id: string }>(
      `insert into listing_flags (property_id, kind) values ($1, 'rent'), ($1, 'area_sqft') returning id`,
      [home],
    );
    const [doubt, waitingDoubt] = raised.map(({ id }) => id);
    const { id } = await send(rita);
    const other = await send(ravi, { reason: 'wrong_price' });
    await as(admin).reports.dismiss({ id: other.id, reason: 'The rent is right' });
    await as(admin).reports.hideHome({ id, reason: 'Asks for money first' });
    await asOwner(`update listing_flags set status = 'upheld' where id = $1`, [doubt]);
    await expect(as(admin).reports.showHome({ id: other.id, reason: 'Corrected' })).rejects.toMatchObject({
      data: { rule: 'report.transition-not-allowed' },
    });
    await as(admin).reports.showHome({ id, reason: 'Corrected' });
    const flags = (await as(admin).flags.list({ show: 'all' })).items.filter((flag) => flag.home.id === home);
    expect(new Map(flags.map((flag) => [flag.id, [flag.status, flag.outcome]]))).toEqual(
      new Map([
        [doubt, ['dismissed', 'Corrected']],
        [waitingDoubt, ['open', null]],
      ]),
    );
    const trail = await asOwner<{ action: string; reason: string; before: object; after: object }>(
      'select action, reason, before, after from audit_log where subject_id = any($1)',
      [[doubt, waitingDoubt]],
    );
    expect(trail).toEqual([
      {
        action: 'flags.showHome',
        reason: 'Corrected',
        before: { status: 'upheld' },
        after: { status: 'dismissed', kind: 'rent', property_id: home },
      },
    ]);
    expect((await as(rita).reports.mine({ property_id: home })).report?.status).toBe('upheld');
  });
});
