/** Invites somebody to a team: by a notice where they have an account, else by a letter that leads to signing up. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { languages } from '../../domain/languages.ts';
import { type MemberRole, memberRoles } from '../../domain/organisations.ts';
import { act } from '../audit/act.ts';
import type { JobParts } from '../lib/feature.ts';
import { addressOf, i18n } from '../lib/i18n.ts';
import { handles, type JobHandler, type JobKind } from '../lib/jobs.ts';
import { letterTo, type MailText, type Reader } from '../lib/mail-text.ts';
import { languageOfPerson, readerAt } from '../lib/reader-language.ts';
import type { HandlerContext } from '../lib/request-context.ts';
import { userIdOf } from '../lib/signed-in.ts';
import { invitationSentence } from './notices.ts';

const invited = z.object({
  id: z.uuid(),
  email: z.email(),
  organisation: z.string(),
  /** Absent in jobs of an earlier release. */
  person: z.string().nullish(),
  role: z.enum(memberRoles).nullish(),
  language: z.enum(languages).nullish().describe('that of whoever invites them'),
});
const inviteMailJob = { name: 'organisations.invite', data: invited } satisfies JobKind<object>;

export const TEAM_PATH = '/portal/team';

type Sent = {
  id: string;
  organisation_id: string;
  email: string | null;
  phone: string | null;
  role: MemberRole;
};

/** As they call themselves. */
export async function ownName(context: HandlerContext): Promise<string | null> {
  const { rows } = await context.db.execute<{ full_name: string | null }>(
    sql`select full_name from profiles where user_id = ${userIdOf(context)}`,
  );
  return rows[0]?.full_name ?? null;
}

/** Whoever has neither account nor email sees the invitation once they sign in with that number. */
export async function tellInvited(context: HandlerContext, sent: Sent, organisation: string): Promise<void> {
  const { db, services } = context;
  const { email } = sent;
  const { rows } = await db.execute<{ person: string | null }>(
    sql`select app.person_invited(${sent.id}) as person`,
  );
  const invitedPerson = rows[0]?.person ?? null;
  const by = { person: await ownName(context), role: sent.role };
  if (invitedPerson === null && email !== null)
    await services.jobs.enqueue(
      inviteMailJob,
      {
        id: randomUUID(),
        email,
        organisation,
        ...by,
        language: await languageOfPerson(db, userIdOf(context)),
      },
      db,
    );
  await act(context, {
    action: 'organisations.invite',
    subject: { type: 'organisation', id: sent.organisation_id },
    people: [invitedPerson],
    after: { invitation_id: sent.id, role: sent.role },
    notices: invitedPerson
      ? [
          {
            to: invitedPerson,
            notice: { event: 'team.invited', home: organisation, path: TEAM_PATH, ...by },
          },
        ]
      : [],
  });
}

export const inviteHandlers = ({ database, mailer, origin }: JobParts): JobHandler[] => [
  handles(inviteMailJob, async ({ id, email, organisation: home, person, role, language }) => {
    const reader = await database.asWorker((tx) => readerAt(tx, email, language));
    await mailer.deliver({
      id,
      userId: null,
      recipient: email,
      kind: 'organisation.invited',
      text: inviteMail({ home, person, role }, reader, origin),
      secret: false,
    });
  }),
];

const inviteMail = (by: Parameters<typeof invitationSentence>[0], reader: Reader, origin: string): MailText =>
  letterTo(reader, () => ({
    subject: i18n._('Invitation to {home}', { home: by.home }),
    paragraphs: [
      invitationSentence(by),
      i18n._('Sign up with this email address to read the invitation and answer.'),
    ],
    action: {
      label: i18n._('Sign up'),
      url: addressOf(origin, `/auth?mode=sign-up&next=${encodeURIComponent(TEAM_PATH)}`),
    },
    why: i18n._('You get this email because someone named you at Kiraya with this address.'),
  }));
