import { beforeEach, describe, expect, it } from 'vitest';
import { UNKNOWN_ID } from '../../../tests/support/leads.ts';
import { startServices } from '../../../tests/support/services.ts';
import { addMonths } from '../../domain/dates.ts';

const { as, addPerson, asOwner, services } = await startServices({ runsJobs: false });

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
const told = async () =>
  (
    await asOwner<{ event: string }>('select event from notifications where user_id = $1 order by id', [asha])
  ).map(({ event }) => event);

describe('a complaint', () => {
  it('has its number and the day of its answer at once, and is one however often it is sent', async () => {
    const form_id = crypto.randomUUID();
    const sent = await send({ form_id });
    expect(sent).toMatchObject({ status: 'received', answer_by: addMonths(services.today(), 1) });
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
    expect((await told()).sort()).toEqual(['complaint.decided', 'complaint.decided', 'complaint.replied']);
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

  it('waits for its answer before an eleventh is sent', async () => {
    for (let count = 0; count < 10; count += 1) await send();
    await expect(send()).rejects.toMatchObject({ data: { rule: 'complaint.too-many-open' } });
  });
});
