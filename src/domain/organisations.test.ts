import { describe, expect, it } from 'vitest';
import {
  checkAdministratorLeft,
  checkHeir,
  checkMemberRoom,
  checkOrganisationRoom,
  MEMBERS_MAX,
  memberRoles,
  ORGANISATIONS_MAX,
  organisationWorks,
  roleMay,
} from './organisations.ts';

const members = [
  { userId: 'asha', role: 'administrator' },
  { userId: 'ravi', role: 'agent' },
  { userId: 'meera', role: 'accountant' },
] as const;
const broken = (code: string) => expect.objectContaining({ code });

describe('what a role may work on', () => {
  it.each([
    ['administrator', ['homes', 'leads', 'money', 'members']],
    ['agent', ['homes', 'leads']],
    ['accountant', ['money']],
  ] as const)('of an %s is %j', (role, works) => {
    expect(organisationWorks.filter((work) => roleMay(role, work))).toEqual(works);
  });

  it('is something for each role', () => {
    for (const role of memberRoles) expect(organisationWorks.some((work) => roleMay(role, work))).toBe(true);
  });
});

describe('the last administrator', () => {
  it('neither leaves nor becomes anything else', () => {
    for (const becomes of [null, 'agent', 'accountant'] as const)
      expect(() => checkAdministratorLeft(members, 'asha', becomes)).toThrow(
        broken('organisation.last-administrator'),
      );
    expect(() => checkAdministratorLeft(members, 'asha', 'administrator')).not.toThrow();
  });

  it('may go once there is another, and others may go any time', () => {
    const two = [...members, { userId: 'om', role: 'administrator' }] as const;
    expect(() => checkAdministratorLeft(two, 'asha', null)).not.toThrow();
    expect(() => checkAdministratorLeft(members, 'ravi', null)).not.toThrow();
  });
});

describe('whoever takes over homes', () => {
  it('is another member who lists homes', () => {
    expect(() => checkHeir(members, 'ravi', 'asha')).not.toThrow();
    for (const heir of ['ravi', 'meera', 'stranger'])
      expect(() => checkHeir(members, 'ravi', heir)).toThrow(broken('organisation.heir-not-fit'));
  });
});

describe('room', () => {
  it('ends at the limits, with invitations counted', () => {
    expect(() => checkOrganisationRoom(ORGANISATIONS_MAX - 1)).not.toThrow();
    expect(() => checkOrganisationRoom(ORGANISATIONS_MAX)).toThrow(broken('organisation.too-many'));
    expect(() => checkMemberRoom(MEMBERS_MAX - 2, 1)).not.toThrow();
    expect(() => checkMemberRoom(MEMBERS_MAX - 2, 2)).toThrow(broken('organisation.full'));
  });
});
