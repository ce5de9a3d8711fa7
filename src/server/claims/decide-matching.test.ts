import { beforeEach, describe, expect, it } from 'vitest';
import { pdf } from '../../../tests/support/brokers.ts';
import { addHome, day } from '../../../tests/support/leads.ts';
import { startServices } from '../../../tests/support/services.ts';

const { as, addPerson, asOwner } = await startServices({ runsJobs: false });
const admin = await addPerson('Vikram Admin', ['admin']);
const staff = await addPerson('Vani Verification', ['verification']);

let lister: string;
beforeEach(async () => {
  await asOwner('delete from verification_claims');
  lister = await addPerson('Lal Lister');
});

async function asked(title: string, of = lister) {
  const home = await addHome(asOwner, of, { title });
  const claim = await as(of).claims.submit({ property_id: home, kind: 'ownership', file: pdf('deed.pdf') });
  return { home, id: claim.id };
}
const statusOf = async (id: string) =>
  (await asOwner<{ status: string }>('select status from verification_claims where id = $1', [id]))[0]
    ?.status;
const noticesOf = async (event: string) =>
  (
    await asOwner(
      `select count(*)::int as notices, count(email_at)::int as mailed from notifications where user_id = $1 and event = $2`,
      [lister, event],
    )
  )[0];
const verifying = { method: 'paper_checked', valid_until: day(90), after: null } as const;
const declining = { reason: 'The deed cannot be read', after: null };

describe('requests that match', () => {
  it('are verified together: each is written down, told, and replaces an earlier one of its kind', async () => {
    const [first, second] = [await asked('Lake view'), await asked('Hill view')];
    expect(await as(staff).claims.verifyMatching(verifying)).toEqual({ done: 2, refused: [], next: null });
    expect(await as(null).properties.get({ id: first.home })).toMatchObject({ verified: true });
    const again = await as(lister).claims.submit({
      property_id: second.home,
      kind: 'ownership',
      file: pdf('newer.pdf'),
    });
    await as(staff).claims.verifyMatching(verifying);
    expect([await statusOf(first.id), await statusOf(second.id), await statusOf(again.id)]).toEqual([
      'verified',
      'replaced',
      'verified',
    ]);
    const trail = await asOwner(
      `select people, after->>'method' as method from audit_log where action = 'claims.verify' and subject_id = $1`,
      [first.id],
    );
    expect(trail).toEqual([{ people: [lister], method: 'paper_checked' }]);
    // Of one batch the first is mailed, the others are read in the product.
    expect(await noticesOf('claim.verified')).toEqual({ notices: 3, mailed: 2 });
  });

  it('are declined for one reason, of those searched for or named, once by two clicks', async () => {
    const [lake, hill] = [await asked('Lake view'), await asked('Hill view')];
    expect(await as(staff).claims.declineMatching({ ...declining, q: 'lake' })).toMatchObject({ done: 1 });
    expect([await statusOf(lake.id), await statusOf(hill.id)]).toEqual(['declined', 'submitted']);
    const ids = [lake.id, hill.id];
    const clicks = await Promise.all(
      [1, 2].map(() => as(staff).claims.declineMatching({ ...declining, ids })),
    );
    expect(clicks.map(({ done }) => done).toSorted()).toEqual([0, 1]);
    expect(
      clicks.flatMap(({ refused }) => refused).every(({ rule }) => rule === 'claim.transition-not-allowed'),
    ).toBe(true);
    expect(await noticesOf('claim.declined')).toEqual({ notices: 2, mailed: 2 });
  });

  it('leave out what is one’s own or cannot be verified so, and name it', async () => {
    const [own, other] = [await asked('My own flat', admin), await asked('Lake view')];
    await asOwner(`update profiles set phone = '+919845012345', phone_verified = true where user_id = $1`, [
      lister,
    ]);
    const phone = await as(lister).claims.submit({ kind: 'phone' });
    expect(await as(admin).claims.verifyMatching(verifying)).toMatchObject({
      done: 1,
      refused: expect.arrayContaining([
        { rule: 'claim.own', count: 1, names: ['My own flat'] },
        { rule: 'claim.method-not-of-kind', count: 1, names: ['Lal Lister'] },
      ]),
    });
    expect([await statusOf(own.id), await statusOf(other.id), await statusOf(phone.id)]).toEqual([
      'submitted',
      'verified',
      'submitted',
    ]);
  });

  it('begin after the batch before', async () => {
    const [first, second] = [await asked('Lake view'), await asked('Hill view')].toSorted((a, b) =>
      a.id < b.id ? -1 : 1,
    );
    await as(staff).claims.declineMatching({ ...declining, after: first?.id ?? '' });
    expect([await statusOf(first?.id ?? ''), await statusOf(second?.id ?? '')]).toEqual([
      'submitted',
      'declined',
    ]);
  });

  it('are decided by verification and administrators only', async () => {
    const { id } = await asked('Lake view');
    const support = await addPerson('Sana Support', ['support']);
    for (const person of [lister, support]) {
      await expect(as(person).claims.declineMatching(declining)).rejects.toMatchObject({ status: 403 });
      await expect(as(person).claims.verifyMatching(verifying)).rejects.toMatchObject({ status: 403 });
    }
    await expect(as(null).claims.declineMatching(declining)).rejects.toMatchObject({ status: 401 });
    expect(await statusOf(id)).toBe('submitted');
  });
});
