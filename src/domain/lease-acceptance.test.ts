import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './dates.ts';
import {
  actorOf,
  checkProposalRoom,
  checkYes,
  contestUntil,
  isAcceptedByAll,
  isForTeam,
  isSigner,
  isSilentYes,
  stateOnceAccepted,
} from './lease-acceptance.ts';
import { leasePartyRoles } from './leases.ts';

const today = '2026-11-26';

describe('a lease is agreed', () => {
  it('once every tenant has said yes, whoever else it names', () => {
    const yes = (role: (typeof leasePartyRoles)[number]) => ({ role, hasAccepted: true });
    const no = (role: (typeof leasePartyRoles)[number]) => ({ role, hasAccepted: false });
    expect(isAcceptedByAll([yes('landlord'), yes('tenant'), no('occupant'), no('co_owner')])).toBe(true);
    expect(isAcceptedByAll([yes('landlord'), yes('tenant'), no('co_tenant')])).toBe(false);
    expect(isAcceptedByAll([yes('landlord')])).toBe(false);
  });

  it('never while one who rents has not, in whatever order they come', () => {
    const party = fc.record({ role: fc.constantFrom(...leasePartyRoles), hasAccepted: fc.boolean() });
    fc.assert(
      fc.property(fc.array(party), (parties) => {
        const waits = parties.some(({ role, hasAccepted }) => isSigner(role) && !hasAccepted);
        if (waits) expect(isAcceptedByAll(parties)).toBe(false);
      }),
    );
  });

  it.each([
    [true, today, 'active'],
    [true, '2026-11-01', 'active'],
    [true, '2026-11-27', 'accepted'],
    [false, today, 'proposed'],
  ] as const)('by all: %s, from %s on it is %s', (byAll, start, state) =>
    expect(stateOnceAccepted({ start, byAll }, today)).toBe(state),
  );

  it('is signed by those who rent and the landlord alone', () => {
    expect(leasePartyRoles.filter((role) => actorOf(role) !== null)).toEqual([
      'landlord',
      'tenant',
      'co_tenant',
    ]);
    expect(actorOf(null)).toBeNull();
  });
});

describe('a yes', () => {
  const yes = { openedAt: '2026-11-26T08:00:00Z', acceptedAt: null, proposed: 'a', said: 'a' };

  it('is to the document that is proposed, which was opened, and once', () => {
    expect(() => checkYes(yes)).not.toThrow();
    expect(() => checkYes({ ...yes, said: 'b' })).toThrow('lease.document-changed');
    expect(() => checkYes({ ...yes, proposed: null })).toThrow('lease.document-changed');
    expect(() => checkYes({ ...yes, openedAt: null })).toThrow('lease.document-not-opened');
    expect(() => checkYes({ ...yes, acceptedAt: yes.openedAt })).toThrow('lease.already-accepted');
  });
});

describe('silence to a scan', () => {
  it.each([
    [0, false],
    [7, false],
    [8, true],
    [30, true],
  ])('%i days after its notice arrived counts as a yes: %s', (days, counts) =>
    expect(isSilentYes({ hasAccount: true, toldOn: addDays(today, -days) }, today)).toBe(counts),
  );

  it('counts for nothing where no notice arrived, or nobody could answer', () => {
    expect(isSilentYes({ hasAccount: true, toldOn: null }, today)).toBe(false);
    expect(isSilentYes({ hasAccount: false, toldOn: '2026-01-01' }, today)).toBe(false);
    expect(contestUntil(null)).toBeNull();
    expect(contestUntil(today)).toBe('2026-12-03');
  });
});

describe('asking', () => {
  it('has its limits', () => {
    const room = { today: 0, toPerson: 0, isDisowned: false };
    expect(() => checkProposalRoom({ ...room, today: 19, toPerson: 4 })).not.toThrow();
    expect(() => checkProposalRoom({ ...room, today: 20 })).toThrow('lease.too-many-proposals');
    expect(() => checkProposalRoom({ ...room, toPerson: 5 })).toThrow('lease.too-many-to-person');
    expect(() => checkProposalRoom({ ...room, isDisowned: true })).toThrow('lease.person-does-not-know-you');
  });

  it('is looked at by the team when somebody does not know the landlord, and when a scan is contested again', () => {
    expect(isForTeam('disown', 1)).toBe(true);
    expect(isForTeam('contest', 1)).toBe(false);
    expect(isForTeam('contest', 2)).toBe(true);
  });
});
