/** Invites somebody to a team: by a notice where they have an account, else by a letter that leads to signing up. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Language } from '../../domain/languages.ts';
import { act } from '../audit/act.ts';
import type { JobParts } from '../lib/feature.ts';
import { addressOf, i18n } from '../lib/i18n.ts';
import { handles, type JobHandler, type JobKind } from '../lib/jobs.ts';
import { letterIn, type MailText } from '../lib/mail-text.ts';
import { languageAt, writtenIn } from '../lib/reader-language.ts';
import type { HandlerContext } from '../lib/request-context.ts';

const invited = z.object({ id: z.uuid(), email: z.email(), organisation: z.string() });
const inviteMailJob = { name: 'organisations.invite', data: invited } satisfies JobKind<object>;

export const TEAM_PATH = '/portal/team';

type Sent = { id: string; organisation_id: string; email: string | null; phone: string | null; role: string };

/** Whoever has neither account nor email sees the invitation once they sign in with that number. */
export async function tellInvited(context: HandlerContext, sent: Sent, organisation: string): Promise<void> {
  const { db, services } = context;
  const { email } = sent;
  const { rows } = await db.execute<{ person: string | null }>(
    sql`select app.person_invited(${sent.id}) as person`,
  );
  const person = rows[0]?.person ?? null;
  if (person === null && email !== null)
    await services.jobs.enqueue(inviteMailJob, { id: randomUUID(), email, organisation }, db);
  await act(context, {
    action: 'organisations.invite',
    subject: { type: 'organisation', id: sent.organisation_id },
    people: [person],
    after: { invitation_id: sent.id, role: sent.role },
    notices: person
      ? [{ to: person, notice: { event: 'team.invited', home: organisation, path: TEAM_PATH } }]
      : [],
  });
}

export const inviteHandlers = ({ database, mailer, origin }: JobParts): JobHandler[] => [
  handles(inviteMailJob, async ({ id, email, organisation }) => {
    const language = writtenIn(await database.asWorker((tx) => languageAt(tx, email)));
    await mailer.deliver({
      id,
      userId: null,
      recipient: email,
      kind: 'organisation.invited',
      text: inviteMail(organisation, language, origin),
      secret: false,
    });
  }),
];

const inviteMail = (organisation: string, language: Language, origin: string): MailText =>
  letterIn(language, () => ({
    subject: i18n._('Invitation to {home}', { home: organisation }),
    paragraphs: [
      i18n._('{home} invites you to its team. Nothing changes until you accept.', { home: organisation }),
      i18n._('Sign up with this email address to read the invitation and answer.'),
    ],
    action: {
      label: i18n._('Sign up'),
      url: addressOf(origin, `/auth?mode=sign-up&next=${encodeURIComponent(TEAM_PATH)}`),
    },
    why: i18n._('You get this email because someone named you at Kiraya with this address.'),
  }));
