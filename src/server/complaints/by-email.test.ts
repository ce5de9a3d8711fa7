// Complaints of people without an account: the code, the letters, the link, the office's side, the grievance officer.
import { beforeEach, describe, expect, it } from 'vitest';
import { UNKNOWN_ID } from '../../../tests/support/leads.ts';
import { startServices } from '../../../tests/support/services.ts';
import { addDays } from '../../domain/dates.ts';
import { cleanUp } from '../privacy/retention.ts';
import { notifyTeam } from './notify-team.ts';

const { as, addPerson, asOwner, services } = await startServices({ runsJobs: false });
const visitor = as(null);

let admin: string;
let email: string;
let people = 0;
beforeEach(async () => {
  people += 1;
  email = `meera${people}@example.in`;
  admin = await addPerson('Vikram Admin', ['admin']);
  await asOwner(`delete from pgboss.job where name like 'complaints.%'`);
});

/** Jobs of the letters, in the order they were asked for. */
const lettersOf = <Letter extends object>(name: string, to = email) =>
  asOwner<{ data: Letter }>(
    `select data from pgboss.job where name = $1 and data ->> 'email' = $2 order by created_on`,
    [name, to],
  ).then((rows) => rows.map(({ data }) => data));

async function codeFor(address = email): Promise<string> {
  await visitor.complaints.askCode({ email: address, language: 'hi' });
  const letters = await lettersOf<{ code: string }>('complaints.mail-code', address);
  return letters.at(-1)?.code ?? '';
}

const form = (own: object = {}) => ({
  form_id: crypto.randomUUID(),
  name: 'Meera Nair',
  email,
  kind: 'home' as const,
  text: 'The home was let a month ago and is still shown',
  language: 'hi' as const,
  ...own,
});
const send = async (own: object = {}) =>
  visitor.complaints.submitByEmail({ ...form(own), code: await codeFor() });
const events = async () =>
  (await lettersOf<{ event: string }>('complaints.mail-sender')).map(({ event }) => event);

describe('a complaint without an account', () => {
  it('is acknowledged at once: number, day of the answer, link and letter in the language of the page', async () => {
    const sent = await send();
    expect(sent).toMatchObject({
      status: 'received',
      answer_by: addDays(services.today(), 15),
      complainant: null,
      sender: { name: 'Meera Nair', email },
    });
    expect(sent.number).toMatch(/^C-\d{4}-\d{6}$/);
    expect(await visitor.complaints.byLink({ token: sent.token })).toMatchObject({ number: sent.number });
    expect(await lettersOf('complaints.mail-sender')).toMatchObject([
      { event: 'complaint.acknowledged', number: sent.number, language: 'hi' },
    ]);
  });

  it('is one however often its form is sent, though the code is used up', async () => {
    const filled = { ...form(), code: await codeFor() };
    const sent = await visitor.complaints.submitByEmail(filled);
    expect(await visitor.complaints.submitByEmail(filled)).toEqual(sent);
    expect(await events()).toEqual(['complaint.acknowledged']);
  });

  it('needs the code of this very address', async () => {
    const wrong = { data: { rule: 'complaint.code-wrong', field: 'code' } };
    const code = await codeFor();
    const other = code === '000000' ? '000001' : '000000';
    await expect(visitor.complaints.submitByEmail({ ...form(), code: other })).rejects.toMatchObject(wrong);
    const stranger = `other${people}@example.in`;
    await expect(
      visitor.complaints.submitByEmail({ ...form({ email: stranger }), code }),
    ).rejects.toMatchObject(wrong);
    expect(await visitor.complaints.submitByEmail({ ...form(), code })).toMatchObject({ status: 'received' });
  });

  it('waits for its answer before a sixth is sent from one address', async () => {
    for (let count = 0; count < 5; count += 1) {
      await send();
      await asOwner('delete from auth.rate_limits');
    }
    await expect(send()).rejects.toMatchObject({ data: { rule: 'complaint.too-many-open' } });
  });

  it('is answered inside, read by the link, taken to the officer once, and closed', async () => {
    const { id, token } = await send();
    await as(admin).complaints.note({ id, text: 'The lister was called' });
    await as(admin).complaints.reply({ id, text: 'We look into it' });
    await visitor.complaints.writeByLink({ token, text: 'Thank you' });
    await as(admin).complaints.decide({ id, text: 'The home is gone now' });
    const read = await visitor.complaints.byLink({ token });
    expect(read.entries.map(({ kind, is_own }) => [kind, is_own])).toEqual([
      ['reply', false],
      ['message', true],
      ['decision', false],
    ]);
    expect(read.assigned_to).toBeNull();
    expect(await visitor.complaints.reopenByLink({ token, text: 'It is back' })).toMatchObject({
      status: 'escalated',
    });
    await as(admin).complaints.decide({ id, text: 'The lister is suspended' });
    await expect(visitor.complaints.reopenByLink({ token, text: 'Once more' })).rejects.toMatchObject({
      data: { rule: 'complaint.not-to-reopen' },
    });
    await expect(visitor.complaints.writeByLink({ token, text: 'Hello' })).rejects.toMatchObject({
      data: { rule: 'complaint.decided' },
    });
    expect(await events()).toEqual([
      'complaint.acknowledged',
      'complaint.replied',
      'complaint.decided',
      'complaint.decided',
    ]);
    const trail = await asOwner<{ action: string }>(
      `select action from audit_log where subject_type = 'complaint' and subject_id = $1 order by id`,
      [id],
    );
    expect(trail.map(({ action }) => action.replace('complaints.', ''))).toEqual([
      'submitByEmail',
      'note',
      'reply',
      'writeByLink',
      'decide',
      'reopenByLink',
      'decide',
    ]);
  });

  it('waits in the inbox, is told to the office, and is in its list with name and address', async () => {
    const { id, number } = await send();
    await notifyTeam(services.database, services.jobs, { complaintId: id, event: 'complaint.received' });
    const heard = await asOwner(
      `select payload ->> 'number' as number from notifications where user_id = $1 and event = 'complaint.received'`,
      [admin],
    );
    expect(heard).toEqual([{ number }]);
    const { items } = await as(admin).complaints.list({});
    expect(items.find((one) => one.id === id)).toMatchObject({ sender: { name: 'Meera Nair', email } });
    expect((await as(admin).inbox.list()).items.map(({ kind }) => kind)).toContain('complaints');
  });
});

describe('the link of a complaint', () => {
  it('opens that one alone, and none of somebody with an account', async () => {
    const one = await send();
    const other = await send();
    const asha = await addPerson('Asha Rao');
    const { id } = await as(asha).complaints.submit({
      form_id: crypto.randomUUID(),
      kind: 'other',
      text: 'Nobody calls back',
    });
    const [, signature = ''] = one.token.split('.');
    for (const token of ['any', UNKNOWN_ID, `${other.id}.${signature}`, `${id}.${signature}`, one.id]) {
      await expect(visitor.complaints.byLink({ token })).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await expect(visitor.complaints.writeByLink({ token, text: 'Hello' })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      });
    }
    // Nor does an account of somebody else.
    await expect(as(asha).complaints.getMine({ id: one.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('ends two years after the decision, with the complaint', async () => {
    const { id, token } = await send();
    await as(admin).complaints.decide({ id, text: 'It is repaired' });
    await cleanUp(services.database);
    expect(await visitor.complaints.byLink({ token })).toMatchObject({ status: 'resolved' });
    await asOwner(`alter table complaints disable trigger user`);
    await asOwner(`update complaints set updated_at = updated_at - interval '2 years 1 day' where id = $1`, [
      id,
    ]);
    await asOwner(`alter table complaints enable trigger user`);
    await cleanUp(services.database);
    await expect(visitor.complaints.byLink({ token })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
