/** Notices about organisations: being invited, the answer, leads given to one, homes that came over. */
import { z } from 'zod';
import { type MemberRole, memberRoles } from '../../domain/organisations.ts';
import { i18n } from '../lib/i18n.ts';
import type { NoticeParts } from '../lib/mail-text.ts';
import { defineNotices, lead } from '../lib/notices.ts';

/** `home` is the organisation's name, or the home's where a lead is given. */
const teamNotice = z.object({
  event: z.enum([
    'team.invited',
    'team.joined',
    'team.removed',
    'team.left',
    'team.role-changed',
    'team.lead-given',
    'team.homes-came',
  ]),
  ...lead,
  /** Who invites, joined or left; absent in notices of an earlier release, as is the role. */
  person: z.string().nullish(),
  role: z.enum(memberRoles).nullish(),
  leases: z.number().int().nullish().describe('how many leases that run came with the homes'),
});
type TeamNotice = z.infer<typeof teamNotice>;

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    organisations: z.input<typeof teamNotice>;
  }
}

const roleNames: Readonly<Record<MemberRole, () => string>> = {
  administrator: () => i18n._('Administrator'),
  agent: () => i18n._('Agent'),
  accountant: () => i18n._('Accountant'),
};

type Invited = { home: string; person?: string | null | undefined; role?: MemberRole | null | undefined };

/** To whom, by whom and as what, where that is known. */
export const invitationSentence = ({ home, person, role }: Invited): string =>
  person && role
    ? i18n._(
        '{person} invites you to the team of {home}. Your role: {role}. Nothing changes until you accept.',
        {
          person,
          home,
          role: roleNames[role](),
        },
      )
    : i18n._('{home} invites you to its team. Nothing changes until you accept.', { home });

function teamParts({ event, home, path, person, role, leases }: TeamNotice): NoticeParts {
  const values = { home };
  const said: Record<TeamNotice['event'], Omit<NoticeParts, 'path'>> = {
    'team.invited': {
      subject: i18n._('Invitation to {home}', values),
      sentence: invitationSentence({ home, person, role }),
      label: i18n._('Read and answer'),
    },
    'team.joined': {
      subject: i18n._('Your invitation was accepted: {home}', values),
      sentence: person
        ? i18n._('{person} joined {home}.', { person, home })
        : i18n._('Someone you invited joined {home}.', values),
      label: i18n._('Open the team'),
    },
    'team.removed': {
      subject: i18n._('You are no longer in the team of {home}', values),
      sentence: i18n._(
        'You are no longer a member of {home}. Its homes and the leases in its name stay with it.',
        values,
      ),
      label: i18n._('My organisations'),
    },
    'team.left': {
      subject: i18n._('A member left {home}', values),
      sentence: person
        ? i18n._(
            '{person} is no longer a member of {home}. Leads they answered are with whoever lists the home.',
            {
              person,
              home,
            },
          )
        : i18n._('A member left {home}. Leads they answered are with whoever lists the home.', values),
      label: i18n._('Open the team'),
    },
    'team.role-changed': {
      subject: i18n._('Your role at {home} changed', values),
      sentence: role
        ? i18n._('Your role at {home} is now: {role}.', { home, role: roleNames[role]() })
        : i18n._('An administrator of {home} gave you another role.', values),
      label: i18n._('Open the team'),
    },
    'team.lead-given': {
      subject: i18n._('A lead for you: {home}', values),
      sentence: i18n._('You answer this lead about {home} now.', values),
      label: i18n._('Open the lead'),
    },
    'team.homes-came': {
      subject: i18n._('Homes for you: {home}', values),
      sentence: leases
        ? i18n._(
            'You took over homes of {home} with their leads and messages, and {leases, plural, one {# lease} other {# leases}} in its name. Open each lease and choose the account for its rent. Its tenants know that you look after it.',
            { home, leases },
          )
        : i18n._('You took over homes of {home} with their leads and messages.', values),
      label: leases ? i18n._('Open the leases') : i18n._('My homes'),
    },
  };
  return { ...said[event], path };
}

export const notices = { team: defineNotices(teamNotice, teamParts) };
