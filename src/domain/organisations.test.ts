import { describe, expect, it } from 'vitest';
import {
  checkAdministratorLeft,
  checkHeir,
  checkMemberRoom,
  checkOrganisationRera,
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

describe('a RERA number', () => {
  const none = { state: null, number: null };
  it('has the form of its state, of an agent or of a company’s project', () => {
    const agent = { state: 'Maharashtra', number: 'A51800012345' } as const;
    const project = { state: 'Maharashtra', number: 'P51800012345' } as const;
    expect(checkOrganisationRera('broker_agency', { ...agent, number: ' a51800012345' }, null)).toEqual(
      agent,
    );
    expect(() => checkOrganisationRera('broker_agency', project, null)).toThrow(broken('broker.rera-shape'));
    expect(checkOrganisationRera('owner_company', project, null)).toEqual(project);
    expect(() => checkOrganisationRera('manager_firm', { ...agent, state: null }, null)).toThrow(
      broken('organisation.rera-state-missing'),
    );
    expect(checkOrganisationRera('broker_agency', { state: 'Maharashtra', number: null }, agent)).toEqual(
      none,
    );
  });

  it('that was there before stays until it is another', () => {
    const old = { state: null, number: 'MahaRERA pending' };
    expect(checkOrganisationRera('broker_agency', { ...old, number: 'mahareRA  pending' }, old)).toEqual(old);
    expect(() =>
      checkOrganisationRera('broker_agency', { ...old, state: 'Maharashtra' as const }, old),
    ).toThrow(broken('broker.rera-shape'));
  });
});
