import { beforeEach, describe, expect, it } from 'vitest';
import { addHome, UNKNOWN_ID } from '../../../tests/support/leads.ts';
import { managedLease } from '../../../tests/support/leases.ts';
import { startServices } from '../../../tests/support/services.ts';
import { LATE_BEFORE_DAYS } from '../../domain/complaints.ts';
import { addDays, addMonths } from '../../domain/dates.ts';
import { notifyTeam } from './notify-team.ts';

const test = await startServices({ runsJobs: false });
const { as, addPerson, asOwner, services } = test;

let admin: string;
let asha: string;
beforeEach(async () => {
  admin = await addPerson('Vikram Admin', ['admin']);
  asha = await addPerson('Asha Rao');
});

const send = (own: object = {}) =>
  as(asha).complaints.submit({
    form_id: crypto.randomUUID(),
    kind: 'other',
    text: 'Nobody calls back',
    ...own,
  });
const notices = async () =>
  (
    await asOwner<{ event: string }>('select event from notifications where user_id = $1 order by id', [asha])
  ).map(({ event }) => event);

describe('a complaint', () => {
  it('has its number and the day of its answer at once, and is one however often it is sent', async () => {
    const form_id = crypto.randomUUID();
    const sent = await send({ form_id });
    expect(sent).toMatchObject({ status: 'received', answer_by: addDays(services.today(), 15) });
    const { answer_by } = await send({ kind: 'payment' });
    expect(answer_by).toBe(addMonths(services.today(), 1));
    expect(sent.number).toMatch(/^C-\d{4}-\d{6}$/);
    expect(await send({ form_id })).toEqual(sent);
  });

  it('is answered, decided, taken to the grievance officer once, and closed', async () => {
    const { id } = await send();
    await as(admin).complaints.note({ id, text: 'Called twice' });
    expect(await as(admin).complaints.reply({ id, text: 'We look into it' })).toMatchObject({
      status: 'in_progress',
    });
    await as(asha).complaints.write({ id, text: 'Thank you' });
    await as(admin).complaints.decide({ id, text: 'We were late, and are sorry' });
    const mine = await as(asha).complaints.getMine({ id });
    expect(mine.entries.map(({ kind }) => kind)).toEqual(['reply', 'message', 'decision']);
    expect(mine.reopen_by).not.toBeNull();
    expect(await as(asha).complaints.reopen({ id, text: 'Still nobody' })).toMatchObject({
      status: 'escalated',
    });
    expect(await as(admin).complaints.decide({ id, text: 'Done now' })).toMatchObject({
      status: 'closed',
      reopen_by: null,
    });
    await expect(as(asha).complaints.reopen({ id, text: 'Once more' })).rejects.toMatchObject({
      data: { rule: 'complaint.not-to-reopen' },
    });
    expect((await notices()).sort()).toEqual([
      'complaint.acknowledged',
      'complaint.decided',
      'complaint.decided',
      'complaint.replied',
    ]);
  });

  it('is not taken further sixteen days after the decision', async () => {
    const { id } = await send();
    await as(admin).complaints.decide({ id, text: 'It was right' });
    await asOwner(`update complaints set decided_at = decided_at - interval '16 days' where id = $1`, [id]);
    await expect(as(asha).complaints.reopen({ id, text: 'It was not' })).rejects.toMatchObject({
      data: { rule: 'complaint.reopen-late' },
    });
  });

  it('is read by its person and the office alone, and about what they may see', async () => {
    const { id } = await send();
    const other = await addPerson('Sana Stranger');
    await expect(as(other).complaints.getMine({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(as(other).complaints.get({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(send({ kind: 'lease', subject_id: UNKNOWN_ID })).rejects.toMatchObject({
      data: { rule: 'complaint.subject-unknown' },
    });
    await expect(send({ kind: 'commission_line', subject_id: UNKNOWN_ID })).rejects.toMatchObject({
      data: { rule: 'complaint.subject-unknown' },
    });
  });

  it('of a tenant names their lease or its home, and nobody else’s', async () => {
    const { tenant, lease, landlord } = await managedLease(test);
    const [listed] = await asOwner<{ id: string }>(
      `update leases set property_id = $2, managed_property_id = null where id = $1 returning property_id as id`,
      [lease.id, await addHome(asOwner, landlord)],
    );
    const about = (kind: 'lease' | 'payment' | 'home', subject_id: string, by = tenant) =>
      as(by).complaints.submit({ form_id: crypto.randomUUID(), kind, subject_id, text: 'The roof leaks' });
    const days = `${lease.start_date} – ${lease.end_date}`;
    for (const kind of ['lease', 'payment'] as const)
      expect((await about(kind, lease.id)).subject_title).toBe(`${lease.home_name}, ${days}`);
    await asOwner(`update properties set listing_state = 'paused' where id = $1`, [listed?.id]);
    expect((await about('home', listed?.id ?? '')).subject_title).toBe(lease.home_name);
    for (const [kind, id] of [
      ['lease', lease.id],
      ['payment', lease.id],
      ['home', listed?.id ?? ''],
    ] as const)
      await expect(about(kind, id, asha)).rejects.toMatchObject({
        data: { rule: 'complaint.subject-unknown' },
      });
  });

  it('waits for its answer before an eleventh is sent', async () => {
    for (let count = 0; count < 10; count += 1) await send();
    await expect(send()).rejects.toMatchObject({ data: { rule: 'complaint.too-many-open' } });
  });
});

describe('the office', () => {
  it('hears once of a new complaint and of one taken further, each with the way to it', async () => {
    const { id, number } = await send();
    const heard = () =>
      asOwner<{ event: string; number: string }>(
        `select event, payload ->> 'number' as number from notifications where user_id = $1 order by created_at, id`,
        [admin],
      );
    for (const event of ['complaint.received', 'complaint.received', 'complaint.escalated'] as const) {
      await notifyTeam(services.database, services.jobs, { complaintId: id, event });
    }
    expect(await heard()).toEqual([
      { event: 'complaint.received', number },
      { event: 'complaint.escalated', number },
    ]);
  });

  it('finds open complaints in its inbox, each late five days before its own last day', async () => {
    await asOwner(`update complaints set status = 'closed'`);
    const waits = async () => (await as(admin).inbox.list()).items.find(({ kind }) => kind === 'complaints');
    const { id } = await send({ kind: 'payment' });
    const before = await waits();
    expect(before).toMatchObject({ count: 1, is_late: false });
    const endsIn = (days: number) =>
      asOwner(
        `update complaints set created_at = created_at - interval '12 days', answer_by = $2 where id = $1`,
        [id, addDays(services.today(), days)],
      );
    // A month's term is not late after twelve days, as the shorter one of a home is.
    await endsIn(LATE_BEFORE_DAYS);
    expect(await waits()).toMatchObject({ is_late: false });
    await endsIn(LATE_BEFORE_DAYS - 1);
    expect(await waits()).toMatchObject({ count: 1, is_late: true });
    await as(admin).complaints.decide({ id, text: 'It is repaired' });
    expect(await waits()).toBeUndefined();
  });

  it('waits where the most overdue comes first, page by page, and is found by who has it', async () => {
    const [late, later, soon] = [await send(), await send({ kind: 'payment' }), await send()];
    await asOwner(`update complaints set answer_by = app.today() - 3 where id = $1`, [late.id]);
    await as(admin).complaints.take({ id: soon.id });
    const mine = [late.id, soon.id, later.id];
    const list = as(admin).complaints.list;
    const found: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await list({ limit: 2, ...(cursor ? { cursor } : {}) });
      found.push(...page.items.map(({ id }) => id));
      cursor = page.next_cursor;
    } while (cursor);
    expect(found.filter((id) => mine.includes(id))).toEqual(mine);
    const own = async (assigned: 'me' | 'nobody') =>
      (await list({ assigned, limit: 100 })).items.map(({ id }) => id).filter((id) => mine.includes(id));
    expect([await own('me'), await own('nobody')]).toEqual([[soon.id], [late.id, later.id]]);
    const foundBy = async (q: string) => (await list({ q, limit: 100 })).items.map(({ id }) => id);
    expect(await foundBy(later.number.toLowerCase())).toEqual([later.id]);
    expect((await foundBy('sha ra')).filter((id) => mine.includes(id))).toEqual(mine);
    expect(await foundBy('100% no')).toEqual([]);
    const all = (await list({ show: 'all', limit: 100 })).items.map(({ id }) => id);
    expect(all.filter((id) => mine.includes(id))).toEqual([soon.id, later.id, late.id]);
  });

  it('has support answer and decide; what is taken further is another’s, with a term of its own', async () => {
    const support = await addPerson('Sona Support', ['support']);
    const { id, number } = await send();
    const open = (await as(support).complaints.list({ show: 'open' })).items;
    expect(open.find((one) => one.id === id)).toMatchObject({ complainant: { full_name: 'Asha Rao' } });
    await as(support).complaints.take({ id });
    await as(support).complaints.reply({ id, text: 'We look into it' });
    await as(support).complaints.decide({ id, text: 'It was right' });
    await asOwner(`update complaints set answer_by = answer_by - 10 where id = $1`, [id]);
    await as(asha).complaints.reopen({ id, text: 'It was not' });
    expect(await as(support).complaints.get({ id })).toMatchObject({
      status: 'escalated',
      answer_by: addDays(services.today(), 15),
    });
    await expect(as(support).complaints.decide({ id, text: 'Still' })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    const kinds = async (who: string) => (await as(who).inbox.list()).items.map(({ kind }) => kind);
    expect(await kinds(support)).not.toContain('complaints-escalated');
    expect(await kinds(admin)).toContain('complaints-escalated');
    for (const event of ['complaint.received', 'complaint.escalated'] as const) {
      await notifyTeam(services.database, services.jobs, { complaintId: id, event });
    }
    const heard = await asOwner<{ event: string }>(
      `select event from notifications where user_id = $1 and payload ->> 'number' = $2`,
      [support, number],
    );
    expect(heard).toEqual([{ event: 'complaint.received' }]);
  });

  it('reads who complained and who has it; whoever complained reads no name of the office', async () => {
    const { id } = await send();
    expect(await as(admin).complaints.take({ id })).toMatchObject({
      complainant: { user_id: asha, full_name: 'Asha Rao' },
      assigned_to: { user_id: admin },
    });
    expect(await as(asha).complaints.getMine({ id })).toMatchObject({ assigned_to: null });
  });
});

it('is acknowledged by e-mail with its number and the day of the answer', async () => {
  const { number, answer_by } = await send();
  const [letter] = await asOwner<{ payload: object; mailed: boolean }>(
    `select payload, email_at is not null as mailed from notifications where user_id = $1`,
    [asha],
  );
  expect(letter).toMatchObject({ payload: { number, answerBy: answer_by }, mailed: true });
});
