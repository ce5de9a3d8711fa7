/** Invites the tenant whom a lease names and who has no account yet, and the owner for whom one was written. */
import { z } from 'zod';
import type { Database } from '../../db/actor.ts';
import { languages } from '../../domain/languages.ts';
import { formatRupeesAndPaise, paise } from '../../domain/money.ts';
import { homeInWords } from '../lib/home-words.ts';
import { i18n, shown } from '../lib/i18n.ts';
import { invitationIn } from '../lib/invitation.ts';
import { handles, type JobHandler, type JobKind } from '../lib/jobs.ts';
import { languagesOf, type Mailer, type MailText, type Reader } from '../lib/mail-text.ts';
import { readerAt } from '../lib/reader-language.ts';
import { knowHomeNames } from '../search/by-database/hindi-places.ts';

/** Invites the tenant whom a lease names and who has no account yet. */
export const tenantMailJob = {
  name: 'mail-tenant',
  data: z.object({
    id: z.uuid(),
    email: z.email(),
    name: z.string(),
    landlord: z.string(),
    home: z.string(),
    isSignedOnPaper: z.boolean().default(false).describe('so the landlord says'),
    isMoved: z.boolean().optional().describe('it came with a business that moved in'),
    isWithdrawn: z.boolean().optional().describe('whoever wrote it for its owner took it back'),
    leaseId: z.uuid().optional().describe('of one written for its owner, who is who is invited'),
    /** Absent in jobs of an earlier release. */
    rent: z.number().nullish().describe('paise a month'),
    start: z.string().nullish(),
    language: z.enum(languages).nullish().describe('that of whoever invites them'),
  }),
} satisfies JobKind<object>;

type Parts = { database: Database; mailer: Mailer; origin: string };

export function tenantMailHandlers({ database, mailer, origin }: Parts): JobHandler[] {
  return [
    handles(tenantMailJob, async ({ id, email, language: guess, ...mail }) => {
      const reader = await database.asWorker((tx) => readerAt(tx, email, guess));
      for (const language of languagesOf(reader)) await knowHomeNames(database, language);
      await mailer.deliver({
        id,
        userId: null,
        recipient: email,
        kind: 'lease.invited',
        text: tenantMailText(mail, reader, origin),
        secret: false,
      });
    }),
  ];
}

type InvitedTenant = {
  name: string;
  landlord: string;
  home: string;
  isSignedOnPaper: boolean;
  isMoved?: boolean | undefined;
  isWithdrawn?: boolean | undefined;
  leaseId?: string | undefined;
  rent?: number | null | undefined;
  start?: string | null | undefined;
};

/** The rent and the first day, where the proposal says them. */
const termsSaid = ({ rent, start }: InvitedTenant): string[] =>
  rent && start
    ? [
        i18n._('It begins on {start}, and the rent is {rent} a month.', {
          start: shown.date(start),
          rent: formatRupeesAndPaise(paise(rent)),
        }),
      ]
    : [];

export const tenantMailText = (invited: InvitedTenant, reader: Reader, origin: string): MailText => {
  const { name, landlord, isSignedOnPaper, isMoved, isWithdrawn } = invited;
  if (isWithdrawn) return withdrawnMailText(invited, reader, origin);
  if (isMoved) return movedMailText(invited, reader, origin);
  if (invited.leaseId) return ownerMailText(invited, reader, origin);
  return invitationIn(
    () => {
      const home = homeInWords(invited.home);
      return isSignedOnPaper
        ? {
            subject: i18n._('Did you sign this lease? {home}', { home }),
            sentences: [
              i18n._('{landlord} says you both signed the lease of {home} on paper.', {
                landlord,
                home,
              }),
              ...termsSaid(invited),
              i18n._(
                'Sign up with this email address to read its terms, and answer yes or no. Until you say yes, it does not bind you.',
              ),
            ],
            ifUnknown: i18n._('If you signed no such lease, sign up and answer no.'),
          }
        : {
            subject: i18n._('A lease for {home} waits for you', { home }),
            sentences: [
              i18n._('{landlord} wrote a lease of {home} for you on Kiraya.', {
                landlord,
                home,
              }),
              ...termsSaid(invited),
              i18n._('Sign up with this email address to read its terms, and to accept or decline them.'),
            ],
            ifUnknown: i18n._(
              'If you know nothing about this, ignore this email: no lease is binding on you before you accept it.',
            ),
          };
    },
    { name, reader, origin, next: '/portal/tenant/lease' },
  );
};

function movedMailText(invited: InvitedTenant, reader: Reader, origin: string): MailText {
  const { name, landlord } = invited;
  return invitationIn(
    () => {
      const home = homeInWords(invited.home);
      return {
        subject: i18n._('Your lease is on Kiraya now: {home}', { home }),
        sentences: [
          i18n._('Whoever manages {home} for {landlord} moved to Kiraya, and your lease came along.', {
            landlord,
            home,
          }),
          i18n._('It continues as you agreed, and you agree to nothing new.'),
          i18n._(
            'Sign up with this email address to see your rent and your lease. If it is not your lease, or something in it is wrong, say so there.',
          ),
        ],
      };
    },
    { name, reader, origin, next: '/portal/tenant/lease' },
  );
}

/** `landlord` is who wrote it: whoever lists the home, or their organisation. */
function ownerMailText(invited: InvitedTenant, reader: Reader, origin: string): MailText {
  const { name, landlord: drafter, leaseId } = invited;
  return invitationIn(
    () => {
      const home = homeInWords(invited.home);
      return {
        subject: i18n._('A lease for you to sign as the owner: {home}', { home }),
        sentences: [
          i18n._('{drafter} drafted a lease of {home} on Kiraya with you as the landlord.', {
            drafter,
            home,
          }),
          ...termsSaid(invited),
          i18n._(
            'Sign up with this email address to read it, correct it, and sign or discard it. Until you sign, it is not binding and no tenant can see it.',
          ),
        ],
      };
    },
    { name, reader, origin, next: `/portal/landlord/leases/${leaseId}` },
  );
}

/** To an owner who was invited by letter and has no account. */
function withdrawnMailText(
  { name, landlord: drafter, home: stored }: InvitedTenant,
  reader: Reader,
  origin: string,
): MailText {
  return invitationIn(
    () => {
      const home = homeInWords(stored);
      return {
        subject: i18n._('The lease drafted for you was withdrawn: {home}', { home }),
        sentences: [
          i18n._('{drafter} withdrew the lease of {home} that was drafted with you as the landlord.', {
            drafter,
            home,
          }),
          i18n._('You have nothing to sign, and nothing binds you.'),
        ],
      };
    },
    { name, reader, origin, next: '/portal/user' },
  );
}
