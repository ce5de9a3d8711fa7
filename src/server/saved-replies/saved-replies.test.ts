import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from 'vitest';
import { UNKNOWN_ID } from '../../../tests/support/leads.ts';
import { startServices } from '../../../tests/support/services.ts';
import { unzip } from '../../../tests/support/unzip.ts';
import { SAVED_REPLIES_MAX } from '../../domain/saved-replies.ts';

const { as, asOwner, addPerson, services } = await startServices();

let asha: string;
let neighbour: string;
let admin: string;

beforeEach(async () => {
  asha = await addPerson('Asha Rao', ['landlord']);
  neighbour = await addPerson('Ravi Kumar', ['landlord']);
  admin = await addPerson('Office', ['admin']);
});

const free = { title: 'Free', body: 'It is free from the 1st; when would you like to see it?' };
const keep = (own: Partial<typeof free> = {}) => as(asha).savedReplies.create({ ...free, ...own });
const mine = async (userId = asha) => (await as(userId).savedReplies.list()).items;
const broken = (rule: string, field?: string) => ({ data: { rule, ...(field && { field }) } });

describe('a saved reply', () => {
  it('is kept, changed and deleted by its owner', async () => {
    const stored = await keep({ body: '  पहली तारीख से ख़ाली है।\nकब आएँगे? 🏠 ' });
    expect(stored).toMatchObject({ title: 'Free', body: 'पहली तारीख से ख़ाली है।\nकब आएँगे? 🏠' });
    await keep({ title: 'Deposit' });
    expect((await mine()).map(({ title }) => title)).toEqual(['Deposit', 'Free']);
    const changed = await as(asha).savedReplies.update({
      id: stored.id,
      title: 'From the 1st',
      body: 'Yes.',
    });
    expect(changed).toMatchObject({ id: stored.id, title: 'From the 1st', body: 'Yes.' });
    await as(asha).savedReplies.remove({ id: stored.id });
    await as(asha).savedReplies.remove({ id: stored.id });
    expect((await mine()).map(({ title }) => title)).toEqual(['Deposit']);
  });

  it('is out of reach of everybody else, administrators among them', async () => {
    const { id } = await keep();
    for (const other of [neighbour, admin]) {
      expect(await mine(other)).toEqual([]);
      await expect(as(other).savedReplies.update({ id, ...free })).rejects.toMatchObject({ status: 404 });
      await as(other).savedReplies.remove({ id });
    }
    await expect(as(asha).savedReplies.update({ id: UNKNOWN_ID, ...free })).rejects.toMatchObject({
      status: 404,
    });
    expect(await mine()).toMatchObject([free]);
  });

  it('is closed to whoever is signed out', async () => {
    for (const call of [
      as(null).savedReplies.list(),
      as(null).savedReplies.create(free),
      as(null).savedReplies.update({ id: UNKNOWN_ID, ...free }),
      as(null).savedReplies.remove({ id: UNKNOWN_ID }),
    ]) {
      await expect(call).rejects.toMatchObject({ status: 401 });
    }
  });

  it('has a title of its own, a text, and no more than fits', async () => {
    await keep();
    const { id } = await keep({ title: 'Deposit' });
    await expect(keep()).rejects.toMatchObject(broken('saved-reply.title-taken', 'title'));
    await expect(as(asha).savedReplies.update({ id, ...free })).rejects.toMatchObject(
      broken('saved-reply.title-taken', 'title'),
    );
    await as(neighbour).savedReplies.create(free);
    for (const wrong of [
      { title: ' ' },
      { title: 'x'.repeat(61) },
      { body: '' },
      { body: 'x'.repeat(1001) },
    ]) {
      await expect(keep({ title: 'Other', ...wrong })).rejects.toMatchObject({ status: 422 });
    }
    expect(await mine()).toHaveLength(2);
  });

  it('is refused to whoever keeps thirty', async () => {
    await asOwner(
      `insert into saved_replies (user_id, title, body)
       select $1, 'Reply ' || n, 'Yes.' from generate_series(1, ${SAVED_REPLIES_MAX}) n`,
      [asha],
    );
    await expect(keep()).rejects.toMatchObject(broken('saved-reply.too-many'));
    await as(neighbour).savedReplies.create(free);
  });

  it('is refused to all but one of four that come at once for the last place', async () => {
    await asOwner(
      `insert into saved_replies (user_id, title, body)
       select $1, 'Reply ' || n, 'Yes.' from generate_series(2, ${SAVED_REPLIES_MAX}) n`,
      [asha],
    );
    const answers = await Promise.allSettled(['a', 'b', 'c', 'd'].map((title) => keep({ title })));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await mine()).toHaveLength(SAVED_REPLIES_MAX);
  });
});

describe('with the account', () => {
  it('stands in the copy of one’s data', async () => {
    await keep();
    const { id } = await as(asha).privacy.exports.request();
    await expect.poll(async () => (await as(asha).privacy.exports.list()).items[0]?.state).toBe('ready');
    const { path } = await as(asha).privacy.exports.link({ id });
    const file = await services.storage.open('private', /private[/](exports[/][^?]+)/.exec(path)?.[1] ?? '');
    if (!file) throw new Error('There is no file');
    const csv = unzip(await buffer(file.stream))
      .get('csv/saved-replies.csv')
      ?.toString();
    expect(csv).toContain(free.body);
  });

  it('is erased', async () => {
    await keep();
    await as(neighbour).savedReplies.create(free);
    await services.database.asWorker((tx) => tx.execute(`select app.erase_person('${asha}')`));
    expect(await mine(neighbour)).toHaveLength(1);
    expect(await asOwner('select from saved_replies where user_id = $1', [asha])).toEqual([]);
  });
});
