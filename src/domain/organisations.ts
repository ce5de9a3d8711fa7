/** Organisations: an owner's company, a manager's firm or a broker's agency, whose members work on its homes together, each by their role. */
import { RuleBroken } from './errors.ts';

export const organisationKinds = ['owner_company', 'manager_firm', 'broker_agency'] as const;
export type OrganisationKind = (typeof organisationKinds)[number];

/** An administrator does everything, an agent works on homes and leads, an accountant sees money and no messages. */
export const memberRoles = ['administrator', 'agent', 'accountant'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** What there is to do in an organisation: list homes, answer whoever asks about them, see their money, say who belongs to it. */
export const organisationWorks = ['homes', 'leads', 'money', 'members'] as const;
export type OrganisationWork = (typeof organisationWorks)[number];

const rolesOf: Readonly<Record<OrganisationWork, readonly MemberRole[]>> = {
  homes: ['administrator', 'agent'],
  leads: ['administrator', 'agent'],
  money: ['administrator', 'accountant'],
  members: ['administrator'],
};

/** `app.organisation_role_may` once more, which row policies ask; a test compares the two. */
export const roleMay = (role: MemberRole, work: OrganisationWork): boolean => rolesOf[work].includes(role);

export const LEGAL_NAME_MAX = 160;
export const ORGANISATIONS_MAX = 5;
export const MEMBERS_MAX = 50;
/** Days in which an invitation can be accepted. */
export const INVITATION_DAYS = 14;

/** Throws `organisation.too-many` when somebody who belongs to so many can found no more. */
export function checkOrganisationRoom(belongsTo: number): void {
  if (belongsTo >= ORGANISATIONS_MAX) throw new RuleBroken('organisation.too-many');
}

/** Members and open invitations count together: whoever is asked may say yes. Throws `organisation.full`. */
export function checkMemberRoom(members: number, invited: number): void {
  if (members + invited >= MEMBERS_MAX) throw new RuleBroken('organisation.full');
}

type Member = { readonly userId: string; readonly role: MemberRole };

/**
 * An organisation always has an administrator: the last one neither leaves nor takes another role. `becomes` is their new role,
 * null for leaving. Throws `organisation.last-administrator`.
 */
export function checkAdministratorLeft(
  members: readonly Member[],
  changed: string,
  becomes: MemberRole | null,
): void {
  const remain = members.some(({ userId, role }) => role === 'administrator' && userId !== changed);
  if (!remain && becomes !== 'administrator') throw new RuleBroken('organisation.last-administrator');
}

/** Whoever takes homes over lists homes themselves, and is not the one who gives them. Throws `organisation.heir-not-fit`. */
export function checkHeir(members: readonly Member[], leaver: string, heir: string): void {
  const found = members.find(({ userId }) => userId === heir);
  if (!found || heir === leaver || !roleMay(found.role, 'homes'))
    throw new RuleBroken('organisation.heir-not-fit', 'heir_id');
}
