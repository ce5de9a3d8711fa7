/** PAN and bank account of whoever is paid, a person or an organisation: given by it, shown masked, opened by an admin with a reason. */
import { z } from 'zod';
import {
  asWritten,
  confirmations,
  isAccountNumber,
  isIfsc,
  missingDetails,
  nameCheckOutcomes,
  panHolder,
  panHolders,
} from '../domain/payees.ts';
import { withoutDirections } from '../domain/plain-text.ts';
import { invalid } from '../domain/refusals.ts';
import { optional } from './fields.ts';
import { batchDone, searchText } from './paging.ts';
import { procedure } from './procedure.ts';

const pan = z
  .string(invalid('pan.missing', 'Enter your PAN'))
  .max(30, invalid('pan.incomplete', 'Enter the ten characters of your PAN'))
  .transform(asWritten)
  .refine((text) => panHolder(text) !== null, invalid('pan.malformed', 'Enter a PAN like ABCPE1234F'));

const accountNumber = z
  .string(invalid('account-number.missing', 'Enter the account number'))
  .max(
    40,
    invalid('account-number.malformed', 'Enter the {least} to {most} digits of the account number', {
      least: 9,
      most: 18,
    }),
  )
  .transform(asWritten)
  .refine(
    isAccountNumber,
    invalid('account-number.malformed', 'Enter the {least} to {most} digits of the account number', {
      least: 9,
      most: 18,
    }),
  );

const ifsc = z
  .string(invalid('ifsc.missing', 'Enter the IFSC of the branch'))
  .max(30, invalid('ifsc.malformed', 'Enter an IFSC like HDFC0000001'))
  .transform(asWritten)
  .refine(isIfsc, invalid('ifsc.malformed', 'Enter an IFSC like HDFC0000001'));

export const holderName = z
  .string(invalid('account-name.missing', 'Enter the name the account is held in'))
  .overwrite(withoutDirections)
  .trim()
  .min(2, invalid('account-name.missing', 'Enter the name the account is held in'))
  .max(120, invalid('text.too-long', 'Use at most {most} characters', { most: 120 }));

const userId = z
  .uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a person' }))
  .describe('or of an organisation');

/** Whose PAN or account it is: the caller's own, unless an organisation is named that they answer for. */
const ofOrganisation = {
  organisation_id: optional(
    z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'an organisation' })),
  ),
};

/** Why an administrator looks at or changes something of another person. */
export const adminReason = z
  .string(invalid('reason.missing', 'Say why'))
  .trim()
  .min(5, invalid('explanation.too-short', 'Say why in at least {least} characters', { least: 5 }))
  .max(500, invalid('text.too-long', 'Use at most {most} characters', { most: 500 }));

/** The bank's own number of a transfer (UTR). */
export const bankReference = z
  .string(invalid('bank-reference.missing', 'Enter the bank’s reference'))
  .trim()
  .toUpperCase()
  .regex(
    /^[A-Z0-9/-]{6,40}$/,
    invalid('bank-reference.malformed', 'Enter the bank’s reference: 6 to 40 letters and digits'),
  );

const bankName = z
  .string(invalid('bank-name.missing', 'Enter the name that the bank showed'))
  .overwrite(withoutDirections)
  .trim()
  .min(2, invalid('bank-name.missing', 'Enter the name that the bank showed'))
  .max(120, invalid('text.too-long', 'Use at most {most} characters', { most: 120 }));

const payee = z.object({
  pan: z
    .object({ masked: z.string(), holder: z.enum(panHolders).nullable(), updated_at: z.string() })
    .nullable(),
  pan_refused_at: z
    .string()
    .nullable()
    .describe('when the person said that they do not give it; papers say so'),
  account: z
    .object({
      masked: z.string(),
      ifsc: z.string(),
      holder_name: z.string(),
      updated_at: z.string(),
      held_until: z.string().nullable().describe('nothing is paid to it before; null: it is paid'),
      confirmed_at: z.string().nullable().describe('null: nothing is paid to it until it is confirmed'),
      confirmed_how: z.enum(confirmations).nullable(),
      returned: z
        .string()
        .nullable()
        .describe('why the bank sent the last payment back: nothing is paid to it until it is given anew'),
    })
    .nullable(),
});
export type Payee = z.infer<typeof payee>;

/** As administrators see one. */
const payeeOfOther = payee.extend({
  can_check_name: z.boolean().describe('the bank can be asked in whose name the account is held'),
});
export type PayeeOfOther = z.infer<typeof payeeOfOther>;

const accountVersion = z
  .string(invalid('account-version.missing', 'Say which account: its updated_at'))
  .max(40, invalid('account-version.missing', 'Say which account: its updated_at'))
  .refine(
    (text) => !Number.isNaN(Date.parse(text)),
    invalid('account-version.missing', 'Say which account: its updated_at'),
  )
  .describe('updated_at of the account that was looked at');

const nameChecked = z.object({
  outcome: z.enum(nameCheckOutcomes),
  payee_name: z.string(),
  bank_name: z.string().nullable().describe('as the bank answered it; null: it named nobody'),
});
export type NameChecked = z.infer<typeof nameChecked>;

// Repeating any of these changes nothing more, so nothing of them need be kept.
const candidateCode = z
  .string()
  .max(40, invalid('text.too-long', 'Use at most {most} characters', { most: 40 }))
  .describe('of an affiliate');

export const payeesContract = {
  getMine: procedure('payees.getMine')
    .route({ method: 'GET', path: '/my/payee' })
    .input(z.object(ofOrganisation).optional())
    .output(payee),
  setPan: procedure('payees.setPan', 'secret')
    .route({ method: 'PUT', path: '/my/payee/pan' })
    .input(z.object({ pan, ...ofOrganisation }))
    .output(payee),
  refusePan: procedure('payees.refusePan')
    .route({ method: 'POST', path: '/my/payee/pan/refusal', summary: 'Says that the PAN is not given' })
    .output(payee),
  setAccount: procedure('payees.setAccount', 'secret')
    .route({ method: 'PUT', path: '/my/payee/account' })
    .input(z.object({ account_number: accountNumber, ifsc, holder_name: holderName, ...ofOrganisation }))
    .output(payee),
  get: procedure('payees.get')
    .route({ method: 'GET', path: '/admin/payees/{user_id}' })
    .input(z.object({ user_id: userId }))
    .output(payeeOfOther),
  reveal: procedure('payees.reveal', 'secret')
    .route({ method: 'POST', path: '/admin/payees/{user_id}/reveal' })
    .input(
      z.object({
        user_id: userId,
        what: z.enum(['pan', 'account'], invalid('payee-part.unknown', 'Choose the PAN or the account')),
        reason: adminReason,
      }),
    )
    .output(z.object({ value: z.string() })),
  confirmAccount: procedure('payees.confirmAccount')
    .route({
      method: 'POST',
      path: '/admin/payees/{user_id}/confirm-account',
      summary: 'Lets an account be paid to which ₹1 arrived, for the name that the bank showed',
    })
    .input(
      z.object({
        user_id: userId,
        set_at: accountVersion,
        reference: bankReference,
        bank_name: bankName,
        is_same_person: z
          .boolean()
          .default(false)
          .describe('said by the administrator where the bank’s name differs from the payee’s'),
      }),
    )
    .output(payee),
  remind: procedure('payees.remind')
    .route({
      method: 'POST',
      path: '/admin/payees/{user_id}/remind',
      summary: 'Asks somebody who is owed money for the PAN or the account that is missing',
    })
    .input(
      z.object({
        user_id: userId,
        what: z.enum(missingDetails, invalid('payee-detail.unknown', 'Choose pan or account')),
      }),
    )
    .output(z.object({ reminded: z.literal(true) })),
  /** All affiliates who are owed, match and miss something, a batch at a time: `next` of one is `after` of the next. */
  remindMatching: procedure('payees.remindMatching')
    .route({ method: 'POST', path: '/admin/payees/remind-matching' })
    .input(
      z.object({
        q: searchText,
        after: candidateCode.nullable().describe('`next` of the batch before; null begins'),
      }),
    )
    .output(batchDone),
  checkName: procedure('payees.checkName', 'handler')
    .route({
      method: 'POST',
      path: '/admin/payees/{user_id}/check-name',
      summary:
        'Asks the bank in whose name the account is held, and confirms it where that is the payee’s name',
    })
    .input(z.object({ user_id: userId, set_at: accountVersion }))
    .output(nameChecked),
};
