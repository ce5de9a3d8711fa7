/** Who is signed in, their profile and settings, and the roles people hold: what crosses the wire. */
import { z } from 'zod';
import { ownApprovals } from '../domain/four-eyes.ts';
import { languages } from '../domain/languages.ts';
import { phoneOf } from '../domain/phones.ts';
import { withoutDirections } from '../domain/plain-text.ts';
import { parsePreferredAmount, parsePreferredBedrooms } from '../domain/profiles.ts';
import { type Invalid, invalid } from '../domain/refusals.ts';
import { roles } from '../domain/roles.ts';
import { adminReason } from './payees.ts';
import { procedure } from './procedure.ts';
import { identifier, personName } from './session.ts';

const role = z.enum(roles);
const optionalText = (max: number) =>
  z
    .string()
    .overwrite(withoutDirections)
    .trim()
    .max(max, invalid('text.too-long', 'Use at most {most} characters', { most: max }))
    .nullable()
    .transform((text) => text || null);

/** Text as typed, where empty and unparsable become null, or the number itself; what is a number must make sense. */
const preference = (parse: (typed: string) => number | null, max: number, message: Invalid) =>
  z
    .union([z.string().max(40).transform(parse), z.number(), z.null()])
    .pipe(z.number().int(message).min(0, message).max(max, message).nullable());

// Ten crore rupees in paise: above any income or rent the product is for.
const MAX_PAISE = 10_000_000_000;
/** A number is paise; text is rupees as people type them. */
const amount = preference(
  parsePreferredAmount,
  MAX_PAISE,
  invalid('income.out-of-range', 'Enter an amount in rupees between 0 and 10 crore'),
);

const profile = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  email: z.string().nullable().describe('null: this person signs in by a mobile number alone'),
  fullName: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  phone: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  createdAt: z.string(),
  lastLoginAt: z.string().nullable(),
  profileCompletionPercentage: z.number().int(),
  emailVerified: z.boolean(),
  phoneVerified: z.boolean().describe('the phone is a number to sign in with, and changes only as such'),
  /** Paise a year. */
  annualIncome: z.number().nullable(),
  /** Paise a month. */
  preferredRentMin: z.number().nullable(),
  preferredRentMax: z.number().nullable(),
  preferredBedrooms: z.number().nullable(),
});
export type Profile = z.infer<typeof profile>;

export const profileUpdate = z
  .object({
    fullName: personName,
    firstName: optionalText(60),
    lastName: optionalText(60),
    phone: z
      .string()
      .trim()
      .transform(phoneOf)
      .pipe(
        z
          .string()
          .regex(
            /^(\+\d{8,15}|\d{8}|\d{10,15})?$/,
            invalid('phone.malformed', 'Enter a phone number like +91 98765 43210'),
          ),
      )
      .nullable()
      .transform((text) => text || null),
    city: optionalText(80),
    state: optionalText(80),
    annualIncome: amount,
    preferredRentMin: amount,
    preferredRentMax: amount,
    preferredBedrooms: preference(
      parsePreferredBedrooms,
      20,
      invalid('preferred-bedrooms.out-of-range', 'Enter a number of bedrooms from {least} to {most}', {
        least: 0,
        most: 20,
      }),
    ),
  })
  .partial()
  .refine(({ preferredRentMin: low, preferredRentMax: high }) => low == null || high == null || low <= high, {
    path: ['preferredRentMax'],
    ...invalid('preferred-rent.range-reversed', 'The highest rent is below the lowest'),
  });

const settings = z.object({
  theme: z.enum(['light', 'dark', 'auto']),
  language: z.enum(languages).nullable(),
});
export type Settings = z.infer<typeof settings>;

const me = z.object({
  userId: z.uuid(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  phone: z.string().nullable(),
  phoneVerified: z.boolean(),
  isVerified: z.boolean().describe('proved the address or the number, as listing a home and joining ask for'),
  /** Nothing is mailed there until it is confirmed anew or changed. */
  emailComesBack: z.boolean(),
  fullName: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  profileCompletionPercentage: z.number().int(),
  roles: z.array(role),
  isAffiliate: z.boolean(),
  hasLease: z.boolean().describe('as a tenant: has a lease, or is offered one'),
  settings,
});
export type Me = z.infer<typeof me>;

const holder = z.object({
  userId: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a user' })),
  role,
});
/** Why: whoever approves it reads it, and the trail keeps it. */
const changed = holder.extend({
  reason: adminReason.optional().describe('needed for a role of staff and for property_manager'),
});
const staffRequest = z.object({
  id: z.uuid(),
  userId: z.uuid(),
  name: z.string().describe('whose role it would be'),
  role,
  requestedBy: z.string().describe('name of the administrator who asked for it'),
  reason: z.string().nullable(),
  isOwn: z.boolean().describe('asked for by the caller, whom another administrator has to agree with'),
  readyAt: z.string().describe('it can be approved from then on'),
});
export type StaffRequest = z.infer<typeof staffRequest>;

const heldRoles = z.object({
  userId: z.uuid(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  fullName: z.string().nullable(),
  roles: z.array(role),
  waiting: z.array(staffRequest).describe('staff roles that wait for a second administrator'),
});

const requestId = z.object({
  id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a request' })),
});

export const accountContract = {
  me: procedure('account.me').route({ method: 'GET', path: '/account/me' }).output(me),
  settings: {
    get: procedure('account.settings.get')
      .route({ method: 'GET', path: '/account/settings' })
      .output(settings),
    update: procedure('account.settings.update')
      .route({ method: 'PATCH', path: '/account/settings' })
      .input(settings.partial())
      .output(settings),
  },
};

export const profileContract = {
  /** Null when there is no row: the loader then calls ensure. */
  get: procedure('profile.get').route({ method: 'GET', path: '/profile' }).output(profile.nullable()),
  ensure: procedure('profile.ensure').route({ method: 'POST', path: '/profile/ensure' }).output(profile),
  update: procedure('profile.update')
    .route({ method: 'PATCH', path: '/profile' })
    .input(profileUpdate)
    .output(profile),
  uploadAvatar: procedure('profile.uploadAvatar', 'handler')
    .route({ method: 'POST', path: '/profile/avatar' })
    .input(z.object({ file: z.file(invalid('picture.missing', 'Choose a picture')) }))
    .output(profile),
};

export const rolesContract = {
  list: procedure('roles.list')
    .route({ method: 'GET', path: '/roles/{userId}' })
    .input(
      z.object({
        userId: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a user' })),
      }),
    )
    .output(heldRoles),
  assign: procedure('roles.assign')
    .route({
      method: 'POST',
      path: '/roles',
      summary: 'Gives a role; one of staff, and property_manager, waits for a second administrator',
    })
    .input(changed)
    .output(heldRoles),
  requests: procedure('roles.requests')
    .route({ method: 'GET', path: '/staff-role-requests', summary: 'Staff roles that wait, oldest first' })
    .output(
      z.object({
        items: z.array(staffRequest),
        ownApproval: z
          .enum(ownApprovals)
          .nullable()
          .describe('why the reader may approve their own alone; null: another administrator has to'),
      }),
    ),
  approve: procedure('roles.approve')
    .route({ method: 'POST', path: '/staff-role-requests/{id}/approve' })
    .input(requestId)
    .output(heldRoles),
  decline: procedure('roles.decline')
    .route({
      method: 'POST',
      path: '/staff-role-requests/{id}/decline',
      summary: 'Any administrator may, whoever asked for it too',
    })
    .input(requestId)
    .output(heldRoles),
  remove: procedure('roles.remove')
    .route({ method: 'DELETE', path: '/roles/{userId}/{role}' })
    .input(changed)
    .output(heldRoles),
  firstAdmin: procedure('roles.firstAdmin')
    .route({ method: 'POST', path: '/roles/first-admin' })
    .input(
      z.object({
        code: z
          .string()
          .trim()
          .min(10, invalid('setup-link.malformed', 'Open the set-up link again'))
          .max(100),
      }),
    )
    .output(z.object({ ok: z.literal(true) })),
};

const letter = z.object({
  id: z.uuid(),
  recipient: z.string(),
  subject: z.string(),
  kind: z.string(),
  status: z.string(),
  createdAt: z.string(),
});

/** The development mailbox: letters and texts. Exists in demo mode only. */
export const mailboxContract = {
  list: procedure('mailbox.list')
    .route({ method: 'GET', path: '/mailbox' })
    .input(z.object({ recipient: identifier.optional() }))
    .output(z.object({ items: z.array(letter) })),
  get: procedure('mailbox.get')
    .route({ method: 'GET', path: '/mailbox/{id}' })
    .input(z.object({ id: z.uuid() }))
    .output(letter.extend({ text: z.string(), html: z.string().nullable() })),
};
