import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { epochMs } from './dates.ts';
import {
  type ApprovalCase,
  approvalOf,
  bindingGrant,
  checkApart,
  checkRequestReady,
  type FourEyesAct,
  fourEyesActs,
  GRANT_BINDS_DAYS,
  needsSecondAdministrator,
  rolesOfTwo,
  type StaffGrant,
} from './four-eyes.ts';
import { audienceOf, type Permission } from './permissions.ts';
import { type Role, roles } from './roles.ts';

const NOW = '2026-11-24T06:30:00.000Z';
const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(epochMs(NOW) - days * DAY_MS).toISOString();
const inDays = (days: number) => daysAgo(-days);
const grant = (by: string, to: string, days: number): StaffGrant => ({ by, to, at: daysAgo(days) });
const bound = (drafter: string, approver: string, ...grants: StaffGrant[]) =>
  bindingGrant(drafter, approver, grants, NOW);

describe('two administrators', () => {
  it.each([
    ['nobody made either of them lately', []],
    ['the grant is thirty days old', [grant('asha', 'ravi', 30)]],
    ['others made each of them', [grant('meera', 'asha', 1), grant('kiran', 'ravi', 1)]],
    ['both made the same third one', [grant('asha', 'meera', 1), grant('ravi', 'meera', 2)]],
    [
      'a chain between them is broken by an old grant',
      [grant('asha', 'meera', 31), grant('meera', 'ravi', 1)],
    ],
    ['one was made so by a person of no concern', [grant('meera', 'kiran', 1)]],
  ])('are two when %s', (_, grants) => {
    expect(bound('asha', 'ravi', ...grants)).toBeNull();
  });

  it.each([
    ['the drafter made the approver one', [grant('asha', 'ravi', 29)], 0, 1],
    ['the approver made the drafter one', [grant('ravi', 'asha', 12)], 0, 18],
    [
      'the drafter made who made the approver',
      [grant('asha', 'meera', 20), grant('meera', 'ravi', 5)],
      0,
      10,
    ],
    ['a third person made both', [grant('meera', 'asha', 25), grant('meera', 'ravi', 3)], 0, 5],
    [
      'a grant was given once more: the later one counts',
      [grant('asha', 'ravi', 29), grant('asha', 'ravi', 2)],
      1,
      28,
    ],
    ['another gave it anew meanwhile', [grant('asha', 'ravi', 10), grant('meera', 'ravi', 1)], 0, 20],
  ])('are one when %s', (_, grants, which, days) => {
    expect(bound('asha', 'ravi', ...grants)).toEqual({ grant: grants[which], until: inDays(days) });
  });
});

describe('whatever was granted', () => {
  const person = fc.constantFrom('asha', 'ravi', 'meera', 'kiran');
  const grants = fc.array(
    fc.tuple(person, person, fc.integer({ min: 0, max: 40 })).map(([by, to, days]) => grant(by, to, days)),
    { maxLength: 8 },
  );

  it('the two are alike, and are bound for at most thirty days', () => {
    fc.assert(
      fc.property(grants, (given) => {
        const one = bound('asha', 'ravi', ...given);
        expect(bound('ravi', 'asha', ...given)?.until).toBe(one?.until);
        if (!one) return;
        expect(epochMs(one.until)).toBeGreaterThan(epochMs(NOW));
        expect(epochMs(one.until)).toBeLessThanOrEqual(epochMs(inDays(GRANT_BINDS_DAYS)));
        expect(bindingGrant('asha', 'ravi', given, one.until)).toBeNull();
        const before = new Date(epochMs(one.until) - 1).toISOString();
        expect(bindingGrant('asha', 'ravi', given, before)).not.toBeNull();
      }),
    );
  });

  it('another grant never frees anybody, and one’s own binds nobody', () => {
    fc.assert(
      fc.property(grants, person, person, (given, by, to) => {
        const more = bound('asha', 'ravi', ...given, grant(by, to, 0));
        const until = bound('asha', 'ravi', ...given)?.until;
        if (until) expect(epochMs(more?.until ?? NOW)).toBeGreaterThanOrEqual(epochMs(until));
        if (by === to) expect(more?.until).toBe(until);
      }),
    );
  });
});

describe('an approval', () => {
  const alone = 'I run Kiraya by myself';
  const base: ApprovalCase = {
    drafter: 'asha',
    approver: 'ravi',
    approvers: ['asha', 'ravi'],
    grants: [],
    singleOperator: null,
  };
  const own = { ...base, approver: 'asha' };
  const made = grant('asha', 'ravi', 3);

  it.each<[string, ApprovalCase, object]>([
    ['of two people counts', base, { by: 'two-people' }],
    [
      'of two people counts in single-operator mode',
      { ...base, singleOperator: alone },
      { by: 'two-people' },
    ],
    ['of two who are bound does not', { ...base, grants: [made] }, { refused: 'bound' }],
    [
      'of two who are bound does not in single-operator mode either',
      { ...base, grants: [made], singleOperator: alone },
      { refused: 'bound' },
    ],
    ['of one’s own does not', own, { refused: 'own' }],
    ['of one’s own does not for a lone administrator', { ...own, approvers: ['asha'] }, { refused: 'own' }],
    [
      'of one’s own counts for a lone administrator in single-operator mode',
      { ...own, approvers: ['asha'], singleOperator: alone },
      { by: 'single-operator', reason: alone },
    ],
    [
      'of one’s own counts beside nobody but whom one made an administrator lately',
      { ...own, grants: [made], singleOperator: alone },
      { by: 'single-operator', reason: alone },
    ],
    [
      'of one’s own counts beside whom those made one whom one made one lately',
      {
        ...own,
        approvers: ['asha', 'meera'],
        grants: [made, grant('ravi', 'meera', 1)],
        singleOperator: alone,
      },
      { by: 'single-operator', reason: alone },
    ],
    [
      'of whom one gave the role lately counts for a lone approver in single-operator mode',
      {
        ...base,
        approver: 'asha',
        drafter: 'ravi',
        approvers: ['asha'],
        grants: [made],
        singleOperator: alone,
      },
      { by: 'single-operator', reason: alone },
    ],
    [
      'of whom one gave the role lately does not beside a third who may approve',
      {
        ...base,
        approver: 'asha',
        drafter: 'ravi',
        approvers: ['asha', 'meera'],
        grants: [made],
        singleOperator: alone,
      },
      { refused: 'bound' },
    ],
    [
      'of one’s own does not beside whoever made one an administrator lately',
      { ...own, grants: [grant('ravi', 'asha', 3)], singleOperator: alone },
      { refused: 'not-alone', other: 'ravi' },
    ],
    [
      'of one’s own does not beside somebody whom the same person made one lately',
      {
        ...own,
        grants: [grant('meera', 'asha', 3), grant('meera', 'ravi', 3)],
        singleOperator: alone,
      },
      { refused: 'not-alone', other: 'ravi' },
    ],
    [
      'of one’s own does not beside another administrator',
      { ...own, singleOperator: alone },
      { refused: 'not-alone', other: 'ravi' },
    ],
  ])('%s', (_, one, expected) => {
    expect(approvalOf(one, NOW)).toMatchObject(expected);
  });
});

describe('the roles of two', () => {
  it('are whoever drafts or approves, and a grant of no other binds', () => {
    const acts = [...(Object.keys(fourEyesActs) as FourEyesAct[]), ...drafts.map(([draft]) => draft)];
    const doing = new Set(acts.flatMap((act) => audienceOf(act)));
    expect([...doing].toSorted()).toEqual([...rolesOfTwo].toSorted());
  });

  it('separate drafting from approving below the administrator', () => {
    const may = (role: Role, act: Permission) => (audienceOf(act) as readonly Role[]).includes(role);
    for (const [draft, approve] of drafts)
      expect(roles.filter((role) => may(role, draft) && may(role, approve))).toEqual(['admin']);
  });

  it('are not held by one person below the administrator', () => {
    const clash = 'role.maker-and-checker';
    expect(() => checkApart('finance_checker', ['viewer', 'finance_maker'])).toThrow(clash);
    expect(() => checkApart('finance_maker', ['finance_checker'])).toThrow(clash);
    expect(() => checkApart('finance_maker', ['finance_maker', 'viewer'])).not.toThrow();
    expect(() => checkApart('viewer', ['finance_maker'])).not.toThrow();
  });
});

/** What is drafted, and by which act it is approved. */
const drafts = [
  ['payouts.createBatch', 'payouts.approve'],
  ['adjustments.propose', 'adjustments.approve'],
  ['creditCorrections.propose', 'creditCorrections.approve'],
] as const;

describe('a role', () => {
  it('of staff needs a second administrator, a plain one does not', () => {
    expect(roles.filter((role) => !needsSecondAdministrator(role))).toEqual([
      'broker',
      'landlord',
      'tenant',
      'user',
    ]);
  });

  it('is given once everybody had the time to object', () => {
    expect(() => checkRequestReady(inDays(0.001), NOW)).toThrow('role.request-too-early');
    expect(() => checkRequestReady(NOW, NOW)).not.toThrow();
  });
});
