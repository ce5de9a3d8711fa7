import { beforeEach, describe, expect, it } from 'vitest';
import { startServices } from '../../../tests/support/services.ts';
import { handOutForm } from './form-token.ts';

const { as, addPerson, asOwner, services } = await startServices({ runsJobs: false });
const admin = await addPerson('Vikram Admin', ['admin']);
const support = await addPerson('Sana Support', ['support']);
const landlord = await addPerson('Lal Landlord', ['landlord']);

beforeEach(async () => {
  await asOwner('delete from auth.rate_limits');
  await asOwner('delete from enquiry_events');
  await asOwner('delete from enquiries');
});

async function send(name: string, kind: 'contact' | 'services' = 'contact') {
  const form = handOutForm(services.config.authSecret, Date.now() - 60_000);
  await as(null).enquiries.submit({ kind, name, email: 'ila@example.in', message: 'Please call me.', form });
  const [row] = await asOwner<{ id: string }>('select id from enquiries where name = $1', [name]);
  return row?.id ?? '';
}
const stateOf = async (id: string) => {
  const { status, assigned_to, events } = await as(admin).enquiries.get({ id });
  return [status, assigned_to?.user_id ?? null, events.map(({ action }) => action)];
};
const open = { show: 'open', assigned: 'anyone', after: null } as const;

describe('enquiries that match', () => {
  it('are assigned together, each recorded and written down; what is so already is left alone', async () => {
    const [one, two] = [await send('Ila Sen'), await send('Om Das')];
    const other = await send('Jaya Nair', 'services');
    const assigning = { ...open, kind: 'contact', user_id: support } as const;
    expect(await as(admin).enquiries.assignMatching(assigning)).toEqual({ done: 2, refused: [], next: null });
    expect(await as(admin).enquiries.assignMatching(assigning)).toEqual({ done: 0, refused: [], next: null });
    expect(await stateOf(one)).toEqual(['in_progress', support, ['assigned']]);
    expect(await stateOf(two)).toEqual(['in_progress', support, ['assigned']]);
    expect(await stateOf(other)).toEqual(['new', null, []]);
    const trail = await asOwner(
      `select before, after, people from audit_log where action = 'enquiries.assigned' and subject_id = $1`,
      [one],
    );
    expect(trail).toEqual([
      {
        before: { status: 'new', assigned_to: null },
        after: { status: 'in_progress', assigned_to: support },
        people: [support],
      },
    ]);
  });

  it('are marked answered together; what may not move is named', async () => {
    const [one, two] = [await send('Ila Sen'), await send('Om Das')];
    await as(support).enquiries.move({ id: two, status: 'spam', note: null });
    const marking = { ...open, show: 'all', status: 'answered' } as const;
    expect(await as(support).enquiries.moveMatching({ ...marking, ids: [one, two] })).toEqual({
      done: 1,
      refused: [{ rule: 'enquiry.transition-not-allowed', count: 1, names: ['Om Das'] }],
      next: null,
    });
    expect(await stateOf(one)).toEqual(['answered', null, ['moved']]);
    expect((await stateOf(two))[0]).toBe('spam');
  });

  it('move once by two clicks at once', async () => {
    const id = await send('Ila Sen');
    await Promise.all(
      [1, 2].map(() => as(support).enquiries.moveMatching({ ...open, ids: [id], status: 'closed' })),
    );
    expect(await stateOf(id)).toEqual(['closed', null, ['moved']]);
  });

  it('are assigned by administrators to whoever may answer, and moved by support', async () => {
    const id = await send('Ila Sen');
    const assigning = { ...open, user_id: landlord };
    await expect(as(admin).enquiries.assignMatching(assigning)).rejects.toMatchObject({
      data: { rule: 'enquiry.not-an-administrator', field: 'user_id' },
    });
    await expect(as(support).enquiries.assignMatching(assigning)).rejects.toMatchObject({ status: 403 });
    const moving = { ...open, status: 'closed' } as const;
    await expect(as(landlord).enquiries.moveMatching(moving)).rejects.toMatchObject({ status: 403 });
    await expect(as(null).enquiries.moveMatching(moving)).rejects.toMatchObject({ status: 401 });
    expect(await stateOf(id)).toEqual(['new', null, []]);
  });
});
