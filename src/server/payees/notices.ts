/** Notices about the account that one is paid to. */
import { z } from 'zod';
import { LEGAL_NAME_MAX } from '../../domain/organisations.ts';
import { type MissingDetail, missingDetails } from '../../domain/payees.ts';
import { i18n, shown } from '../lib/i18n.ts';
import type { NoticeParts } from '../lib/mail-text.ts';
import { defineNotices } from '../lib/notices.ts';

/** The name of the organisation whose account it is, to its administrators; null: the receiver's own. */
const organisation = z.string().max(LEGAL_NAME_MAX).nullish();

const setNotice = z.object({
  event: z.literal('payee.account-set'),
  account: z.string().max(40).describe('masked'),
  from: z.iso
    .datetime()
    .nullish()
    .describe('nothing is paid there before; absent in notices of an earlier release'),
  organisation,
});
const confirmedNotice = z.object({
  event: z.literal('payee.account-confirmed'),
  account: z.string().max(40).describe('masked'),
  organisation,
});
const missingNotice = z.object({
  event: z.literal('payee.missing'),
  what: z.enum(missingDetails),
  organisation,
});
/** To an owner who said that the rent of a home goes to a company of theirs. */
const companyNotice = z.object({
  event: z.literal('payee.company-paid'),
  organisation: z.string().max(LEGAL_NAME_MAX),
  from: z.iso.datetime(),
});
const payeeNotice = z.discriminatedUnion('event', [setNotice, confirmedNotice, missingNotice, companyNotice]);
type PayeeNotice = z.infer<typeof payeeNotice>;

declare module '../notifications/notify.ts' {
  interface NoticesByFeature {
    payees: z.input<typeof payeeNotice>;
  }
}

/** So that an account set by somebody else is noticed before money goes there. */
const setParts = ({ account, from, organisation: name }: z.infer<typeof setNotice>): NoticeParts => ({
  subject: name
    ? i18n._('{name}: bank account for payments', { name })
    : from
      ? i18n._('Your bank account for payments was changed')
      : i18n._('Your bank account for payments was set'),
  sentence: from
    ? i18n._('We pay to account {account} from {from} on. If this was not you, write to us at once.', {
        account,
        from: shown.instant(from),
      })
    : i18n._('From now on we pay to account {account}. If this was not you, write to us at once.', {
        account,
      }),
  label: i18n._('Open Kiraya'),
  path: '/portal',
});

const confirmedParts = ({ account, organisation: name }: z.infer<typeof confirmedNotice>): NoticeParts => ({
  subject: name
    ? i18n._('{name}: bank account confirmed', { name })
    : i18n._('Your bank account for payments is confirmed'),
  sentence: i18n._(
    'The bank confirmed account {account}. We can pay to it now. If it is not yours, write to us at once.',
    { account },
  ),
  label: i18n._('Open Kiraya'),
  path: '/portal',
});

const missingOfOrganisation = (name: string): NoticeParts => ({
  subject: i18n._('We owe {name} money: add its bank account', { name }),
  sentence: i18n._(
    'We owe {name} money and do not know where to send it. Add its bank account; we check that it is the organisation’s and then pay it.',
    { name },
  ),
  label: i18n._('Add bank account'),
  path: '/portal/team',
});

/** Only affiliates are asked for a PAN: it decides the tax on their commission. */
const missingOfPerson = (what: MissingDetail): NoticeParts =>
  what === 'pan'
    ? {
        subject: i18n._('We owe you money: add your PAN'),
        sentence: i18n._(
          'We owe you money and cannot pay it without your PAN. Add it, and you are paid with the next batch.',
        ),
        label: i18n._('Add PAN'),
        path: '/portal/affiliate',
      }
    : {
        subject: i18n._('We owe you money: add your bank account'),
        sentence: i18n._(
          'We owe you money and do not know where to send it. Add your bank account; we check that it is yours and then pay you.',
        ),
        label: i18n._('Add bank account'),
        path: '/settings#account',
      };

const companyParts = ({ organisation: name, from }: z.infer<typeof companyNotice>): NoticeParts => ({
  subject: i18n._('Rent is paid to {name}', { name }),
  sentence: i18n._(
    'From {from} on we pay the rent of one of your homes to {name}. If this was not you, change it and write to us at once.',
    { from: shown.instant(from), name },
  ),
  label: i18n._('Open my managed homes'),
  path: '/portal/landlord/managed-rentals',
});

function payeeParts(notice: PayeeNotice): NoticeParts {
  if (notice.event === 'payee.missing') {
    return notice.organisation ? missingOfOrganisation(notice.organisation) : missingOfPerson(notice.what);
  }
  if (notice.event === 'payee.company-paid') return companyParts(notice);
  return notice.event === 'payee.account-set' ? setParts(notice) : confirmedParts(notice);
}

export const notices = { payee: defineNotices(payeeNotice, payeeParts) };
