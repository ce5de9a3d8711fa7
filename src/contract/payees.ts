/** PAN and bank account of whoever is paid: given by the person, shown masked, opened by an admin with a reason. */
import { z } from 'zod';
import { asWritten, isAccountNumber, isIfsc, panHolder } from '../domain/payees.ts';
import { withoutDirections } from '../domain/plain-text.ts';
import { procedure } from './procedure.ts';

const pan = z
  .string({ error: 'Enter your PAN' })
  .max(30, 'Enter the ten characters of your PAN')
  .transform(asWritten)
  .refine((text) => panHolder(text) !== null, 'Enter a PAN like ABCPE1234F');

const accountNumber = z
  .string({ error: 'Enter the account number' })
  .max(40, 'Enter 9 to 18 digits')
  .transform(asWritten)
  .refine(isAccountNumber, 'Enter the 9 to 18 digits of the account number');

const ifsc = z
  .string({ error: 'Enter the IFSC of the branch' })
  .max(30, 'Enter an IFSC like HDFC0000001')
  .transform(asWritten)
  .refine(isIfsc, 'Enter an IFSC like HDFC0000001');

export const holderName = z
  .string({ error: 'Enter the name the account is held in' })
  .overwrite(withoutDirections)
  .trim()
  .min(2, 'Enter the name the account is held in')
  .max(120, 'Use at most 120 characters');

const userId = z.uuid('This is not the number of a person');

/** Why an administrator looks at or changes something of another person. */
export const adminReason = z
  .string({ error: 'Say why' })
  .trim()
  .min(5, 'Say why in at least 5 characters')
  .max(500, 'Use at most 500 characters');

const payee = z.object({
  pan: z.object({ masked: z.string(), updated_at: z.string() }).nullable(),
  account: z
    .object({ masked: z.string(), ifsc: z.string(), holder_name: z.string(), updated_at: z.string() })
    .nullable(),
});
export type Payee = z.infer<typeof payee>;

// Repeating any of these changes nothing more, so nothing of them need be kept.
export const payeesContract = {
  getMine: procedure('payees.getMine').route({ method: 'GET', path: '/my/payee' }).output(payee),
  setPan: procedure('payees.setPan', 'secret')
    .route({ method: 'PUT', path: '/my/payee/pan' })
    .input(z.object({ pan }))
    .output(payee),
  setAccount: procedure('payees.setAccount', 'secret')
    .route({ method: 'PUT', path: '/my/payee/account' })
    .input(z.object({ account_number: accountNumber, ifsc, holder_name: holderName }))
    .output(payee),
  get: procedure('payees.get')
    .route({ method: 'GET', path: '/admin/payees/{user_id}' })
    .input(z.object({ user_id: userId }))
    .output(payee),
  reveal: procedure('payees.reveal', 'secret')
    .route({ method: 'POST', path: '/admin/payees/{user_id}/reveal' })
    .input(
      z.object({
        user_id: userId,
        what: z.enum(['pan', 'account'], { error: 'Choose the PAN or the account' }),
        reason: adminReason,
      }),
    )
    .output(z.object({ value: z.string() })),
};
