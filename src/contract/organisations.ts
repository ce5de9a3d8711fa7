/** Organisations: their facts, members and invitations, the homes listed for them, who was given a lead, and their money. */
import { z } from 'zod';
import { isReraState } from '../domain/brokers.ts';
import {
  LEGAL_NAME_MAX,
  MEMBERS_MAX,
  memberRoles,
  ORGANISATIONS_MAX,
  organisationKinds,
} from '../domain/organisations.ts';
import { invalid } from '../domain/refusals.ts';
import {
  choice,
  isReachable,
  line,
  optional,
  optionalEmail,
  optionalLine,
  phone,
  reachMissing,
} from './fields.ts';
import { gstin } from './gstin.ts';
import { homeId } from './home-summary.ts';
import { leadId } from './leads.ts';
import { procedure } from './procedure.ts';

const idOf = (what: string) => z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what }));
const organisationId = z.object({ id: idOf('an organisation') });
const personId = idOf('a member');
const role = choice(memberRoles, invalid('member-role.missing', 'Choose what they do'));

const facts = z.object({
  kind: choice(organisationKinds, invalid('organisation-kind.missing', 'Choose what it is')),
  legal_name: line(LEGAL_NAME_MAX).min(1, invalid('organisation-name.missing', 'Enter the name')),
  city: line(80).min(1, invalid('organisation-city.missing', 'Enter the city')),
  gstin,
  // Not as a choice: the description of everything would name the states twice more.
  rera_state: optional(
    z.string().refine(isReraState, invalid('rera-state.unknown', 'Choose the state of the number')),
  ).describe('whose authority gave the number; needed with a number that is new'),
  rera_number: optionalLine(50),
});

const organisation = z.object({
  id: z.uuid(),
  kind: z.enum(organisationKinds),
  legal_name: z.string(),
  city: z.string(),
  gstin: z.string().nullable(),
  rera_state: z.string().nullable(),
  rera_number: z.string().nullable(),
  role: z.enum(memberRoles).describe('of whoever asks'),
});
export type Organisation = z.infer<typeof organisation>;

const member = z.object({
  user_id: z.uuid(),
  name: z.string().nullable(),
  reach: z.string().nullable().describe('email or phone, for administrators'),
  role: z.enum(memberRoles),
  joined_at: z.string(),
  homes: z.number().int().describe('of the organisation that they list'),
});
export type OrganisationMember = z.infer<typeof member>;

const sent = z.object({
  id: z.uuid(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  role: z.enum(memberRoles),
  expires_at: z.string(),
});
export type SentInvitation = z.infer<typeof sent>;

const received = z.object({
  id: z.uuid(),
  organisation: z.string(),
  role: z.enum(memberRoles),
  inviter: z.string().nullable(),
  expires_at: z.string(),
});
export type ReceivedInvitation = z.infer<typeof received>;

const ok = z.object({ ok: z.literal(true) });
const invitationId = z.object({ id: idOf('an invitation') });
const memberId = organisationId.extend({ user_id: personId });
const heir = optional(personId).describe('who takes over the homes that they list');

const moneyRow = z.object({
  month: z.string(),
  property_id: z.uuid(),
  title: z.string(),
  asked: z.number().int().describe('paise that leases ask for'),
  received: z.number().int().describe('paise received of it'),
});
export type OrganisationMoney = z.infer<typeof moneyRow>;

export const organisationsContract = {
  mine: procedure('organisations.mine')
    .route({ method: 'GET', path: '/my/organisations', summary: 'Those one belongs to, and invitations' })
    .output(
      z.object({
        items: z.array(organisation),
        invitations: z.array(received),
        room: z.number().int().max(ORGANISATIONS_MAX).describe('how many more one may found'),
      }),
    ),
  create: procedure('organisations.create')
    .route({ method: 'POST', path: '/my/organisations', successStatus: 201 })
    .input(facts)
    .output(organisation),
  update: procedure('organisations.update')
    .route({ method: 'PATCH', path: '/my/organisations/{id}' })
    .input(organisationId.extend(facts.shape))
    .output(organisation),
  team: procedure('organisations.team')
    .route({ method: 'GET', path: '/my/organisations/{id}/team' })
    .input(organisationId)
    .output(
      z.object({
        members: z.array(member).max(MEMBERS_MAX),
        invitations: z.array(sent).describe('open ones, for administrators'),
      }),
    ),
  invite: procedure('organisations.invite')
    .route({ method: 'POST', path: '/my/organisations/{id}/invitations', successStatus: 201 })
    .input(
      organisationId
        .extend({ email: optionalEmail, phone, role })
        .refine(isReachable, { path: ['email'], ...reachMissing }),
    )
    .output(sent),
  withdraw: procedure('organisations.withdraw')
    .route({ method: 'POST', path: '/my/organisations/invitations/{id}/withdraw' })
    .input(invitationId)
    .output(ok),
  accept: procedure('organisations.accept')
    .route({ method: 'POST', path: '/my/organisations/invitations/{id}/accept' })
    .input(invitationId)
    .output(organisationId),
  decline: procedure('organisations.decline')
    .route({ method: 'POST', path: '/my/organisations/invitations/{id}/decline' })
    .input(invitationId)
    .output(ok),
  setRole: procedure('organisations.setRole')
    .route({ method: 'PUT', path: '/my/organisations/{id}/members/{user_id}/role' })
    .input(memberId.extend({ role, heir_id: heir }))
    .output(ok),
  remove: procedure('organisations.remove')
    .route({
      method: 'POST',
      path: '/my/organisations/{id}/members/{user_id}/remove',
      summary: 'An administrator removes a member, or somebody leaves',
    })
    .input(memberId.extend({ heir_id: heir }))
    .output(ok),
  listHome: procedure('organisations.listHome')
    .route({ method: 'PUT', path: '/my/properties/{property_id}/organisation' })
    .input(z.object({ property_id: homeId, organisation_id: optional(organisationId.shape.id) }))
    .output(ok),
  assign: procedure('organisations.assign')
    .route({ method: 'PUT', path: '/leads/{id}/assignee' })
    .input(leadId.extend({ user_id: optional(personId) }))
    .output(ok),
  money: procedure('organisations.money')
    .route({ method: 'GET', path: '/my/organisations/{id}/money' })
    .input(organisationId)
    .output(z.object({ items: z.array(moneyRow).describe('the last twelve months, newest first') })),
};
