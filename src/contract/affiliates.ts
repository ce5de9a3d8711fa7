/** Affiliates: their registrations and standing, how they are calculated, their shadow power, and the team below each. */
import { z } from 'zod';
import {
  affiliateStatuses,
  calculationModes,
  isAffiliateCode,
  MAX_SHADOW_POWER,
  readAffiliateCode,
} from '../domain/affiliates.ts';
import { languages } from '../domain/languages.ts';
import { invalid } from '../domain/refusals.ts';
import { cursor, pageLimit, pageOf, searchText } from './paging.ts';
import { procedure } from './procedure.ts';

const ofPicture = z.enum(languages).default('en').describe('of the words in the picture');

/** As people write it: small letters and spaces do not matter. */
export const typedCode = z
  .string(invalid('affiliate-code.malformed', 'Enter a code like KRY-7F3K9'))
  .max(40, invalid('affiliate-code.malformed', 'Enter a code like KRY-7F3K9'))
  .transform(readAffiliateCode)
  .refine(isAffiliateCode, invalid('affiliate-code.malformed', 'Enter a code like KRY-7F3K9'));

const reason = z
  .string(invalid('reason.missing', 'Say why'))
  .trim()
  .min(1, invalid('reason.missing', 'Say why'))
  .max(500, invalid('text.too-long', 'Use at most {most} characters', { most: 500 }));

const affiliate = z.object({
  affiliate_id: z.string(),
  user_id: z.uuid().nullable(),
  full_name: z.string(),
  email: z.string().nullable(),
  status: z.enum(affiliateStatuses).describe('a registration without profile is active'),
  reward_calculation_mode: z.enum(calculationModes),
  calculation_mode_changed_at: z.string().nullable(),
  sponsor_id: z.string().nullable(),
  sponsor_name: z.string().nullable(),
  has_consented: z.boolean(),
  has_pan: z.boolean(),
  shadow_power_amount: z.number().int().describe('paise; 0 when not active'),
  created_at: z.string(),
});
export type Affiliate = z.infer<typeof affiliate>;

/** One's own place in the programme. */
const ownAffiliate = affiliate
  .omit({ user_id: true, email: true, calculation_mode_changed_at: true })
  .extend({
    has_account: z.boolean(),
    contract_version: z.string().nullable(),
    invite_token: z.uuid().describe('what an invitation link carries'),
    fast_track: z
      .object({ start: z.string(), end: z.string() })
      .nullable()
      .describe('the grant of shadow balancing of the broker who is the same person'),
    is_moved_in: z.boolean().describe('their place came with a business that moved in, and stays as it is'),
    closed_month: z.string().nullable().describe('the newest one in which they stand'),
  });
export type OwnAffiliate = z.infer<typeof ownAffiliate>;

const one = z.object({ affiliate_id: typedCode });

const sponsor = z.object({
  affiliate_id: z.string(),
  full_name: z.string(),
  can_sponsor: z.boolean().describe('false once the membership has ended'),
});
export type Sponsor = z.infer<typeof sponsor>;

const invite = z.uuid(invalid('invitation-link.incomplete', 'This invitation link is not complete'));

/** The form's schema too. */
export const registration = z
  .object({
    sponsor_id: typedCode.optional(),
    invite: invite.optional().describe('of an invitation link, instead of the code'),
    keep_place: z
      .boolean()
      .optional()
      .describe(
        'of whoever came with a business that moved in: agrees to the terms and stays where they are',
      ),
    terms_version: z
      .string()
      .max(40)
      .optional()
      .describe('of the terms that were shown; refused when there are newer ones'),
    consent: z.literal(true, invalid('plan-terms.not-agreed', 'Agree to the terms of the compensation plan')),
  })
  .refine(
    ({ sponsor_id, invite: token, keep_place }) =>
      keep_place || sponsor_id !== undefined || token !== undefined,
    {
      path: ['sponsor_id'],
      ...invalid('affiliate-code.malformed', 'Enter a code like KRY-7F3K9'),
    },
  );

const terms = z.object({
  version: z.string(),
  ranks: z.array(
    z.object({ rank: z.string(), threshold: z.number().int().describe('paise'), rate_bp: z.number().int() }),
  ),
  levels: z.number().int(),
  share_bp: z.number().int().describe('the part of a paid rent that commission is computed from'),
  least_payout: z.number().int().describe('paise'),
  held_lapses_after_months: z.number().int(),
});
export type PlanTerms = z.infer<typeof terms>;

/** The form's schema too. */
export const modeChange = one.extend({
  mode: z.enum(calculationModes, invalid('calculation-mode.unknown', 'Choose a mode')),
  reason: z
    .string()
    .trim()
    .max(500, invalid('text.too-long', 'Use at most {most} characters', { most: 500 })),
});

export const affiliatesContract = {
  list: procedure('affiliates.list')
    .route({ method: 'GET', path: '/affiliates' })
    .input(
      z.object({
        q: searchText.describe('part of the name, the code or the e-mail address'),
        status: z.enum([...affiliateStatuses, 'all']).default('active'),
        limit: pageLimit,
        cursor,
      }),
    )
    .output(pageOf(affiliate)),
  get: procedure('affiliates.get')
    .route({ method: 'GET', path: '/affiliates/{affiliate_id}' })
    .input(one)
    .output(affiliate),
  /** A root of the tree, pending until they have consented and given their PAN. */
  create: procedure('affiliates.create')
    .route({ method: 'POST', path: '/affiliates', successStatus: 201 })
    .input(
      z.object({
        user_id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a user' })),
      }),
    )
    .output(affiliate),
  register: procedure('affiliates.register')
    .route({ method: 'POST', path: '/my/affiliate', successStatus: 201 })
    .input(registration)
    .output(affiliate),
  /** Whose invitation a link carries; NOT_FOUND for any other number. */
  invitation: procedure('affiliates.invitation')
    .route({ method: 'GET', path: '/affiliate-invitations/{invite}' })
    .input(z.object({ invite }))
    .output(sponsor),
  /** Who has that code. Limited, so that nobody reads the programme's members off it. */
  sponsor: procedure('affiliates.sponsor', 'handler')
    .route({ method: 'GET', path: '/affiliate-sponsors/{sponsor_id}' })
    .input(z.object({ sponsor_id: typedCode }))
    .output(sponsor),
  terms: procedure('affiliates.terms').route({ method: 'GET', path: '/affiliates/terms' }).output(terms),
  /** Null for whoever is no affiliate. */
  mine: procedure('affiliates.mine')
    .route({ method: 'GET', path: '/my/affiliate' })
    .output(z.object({ affiliate: ownAffiliate.nullable() })),
  /** A card with name, code and the QR code of the link for owners; NOT_FOUND for whoever has no place in the programme. */
  card: procedure('affiliates.card', 'handler')
    .route({ method: 'GET', path: '/my/affiliate/card' })
    .input(z.object({ language: ofPicture }))
    .output(z.file().describe('PNG')),
  changeSponsor: procedure('affiliates.changeSponsor')
    .route({ method: 'POST', path: '/affiliates/{affiliate_id}/sponsor' })
    .input(one.extend({ sponsor_id: typedCode.nullable(), reason }))
    .output(affiliate),
  setStatus: procedure('affiliates.setStatus')
    .route({ method: 'POST', path: '/affiliates/{affiliate_id}/status' })
    .input(
      one.extend({
        status: z.enum(affiliateStatuses, invalid('affiliate-status.unknown', 'Choose a status')),
        reason,
      }),
    )
    .output(affiliate),
};

export const calculationModeContract = {
  set: procedure('calculationMode.set')
    .route({ method: 'POST', path: '/affiliates/{affiliate_id}/calculation-mode' })
    .input(modeChange)
    .output(affiliate),
};

const power = z.object({
  id: z.uuid(),
  affiliate_id: z.string(),
  full_name: z.string(),
  email: z.string().nullable(),
  shadow_power_amount: z.number().int().describe('paise'),
  is_active: z.boolean(),
  notes: z.string().nullable(),
  created_by_admin_id: z.uuid().nullable(),
  created_at: z.string(),
});
export type ShadowPower = z.infer<typeof power>;

const powerAmount = invalid('power-amount.out-of-range', 'Enter an amount of rupees, at most 10,000 crore');

export const shadowPowerContract = {
  list: procedure('shadowPower.list')
    .route({ method: 'GET', path: '/shadow-power' })
    .input(
      z.object({
        q: searchText.describe('part of the name, the code or the e-mail address'),
        active: z.stringbool().or(z.boolean()).default(true).describe('false: those that ended too'),
        limit: pageLimit,
        cursor,
      }),
    )
    .output(pageOf(power)),
  /** Replaces what they had, or gives it; 0 ends it. */
  set: procedure('shadowPower.set')
    .route({ method: 'PUT', path: '/shadow-power/{affiliate_id}' })
    .input(
      one.extend({
        shadow_power_amount: z
          .number(powerAmount)
          .int(powerAmount)
          .min(0, powerAmount)
          .max(MAX_SHADOW_POWER, powerAmount),
        notes: z
          .string()
          .trim()
          .max(500, invalid('text.too-long', 'Use at most {most} characters', { most: 500 }))
          .nullish()
          .transform((text) => text || null),
      }),
    )
    .output(power),
  remove: procedure('shadowPower.remove')
    .route({ method: 'DELETE', path: '/shadow-power/{affiliate_id}' })
    .input(one)
    .output(power),
};

/** What one affiliate may know of another below them. */
const teamMember = z.object({
  affiliate_id: z.string(),
  full_name: z.string(),
  status: z.enum(affiliateStatuses),
  joined_at: z.string(),
  sponsor_id: z.string().nullable(),
  recruits: z.number().int(),
  counted: z.number().int().describe('of the recruits: active and pending ones'),
  rank: z.string().nullable().describe('of the last closed month, like the totals'),
  personal: z.number().int().nullable().describe('paise of rent value credited to them'),
  team: z.number().int().nullable().describe('paise of their own and everybody below: what this leg carries'),
});
export type TeamMember = z.infer<typeof teamMember>;

const ofTeam = z.object({ affiliate_id: typedCode.optional().describe('oneself when left out') });

export const teamContract = {
  /** Of the present team: who left it counts nowhere. */
  growth: procedure('team.growth')
    .route({ method: 'GET', path: '/team/growth' })
    .output(
      z.object({
        items: z
          .array(
            z.object({
              month: z.string().describe('YYYY-MM'),
              joined: z.number().int(),
              people: z.number().int().describe('at the end of the month'),
            }),
          )
          .describe('oldest first, without gaps up to the present month'),
      }),
    ),
  children: procedure('team.children')
    .route({ method: 'GET', path: '/team/children' })
    .input(ofTeam.extend({ limit: pageLimit, cursor }))
    .output(pageOf(teamMember)),
  search: procedure('team.search')
    .route({ method: 'GET', path: '/team/search' })
    .input(
      ofTeam.extend({
        q: z
          .string(invalid('name-search.too-short', 'Enter at least {least} characters', { least: 3 }))
          .trim()
          .min(3, invalid('name-search.too-short', 'Enter at least {least} characters', { least: 3 }))
          .max(100, invalid('text.too-long', 'Use at most {most} characters', { most: 100 })),
        limit: pageLimit,
      }),
    )
    .output(z.object({ items: z.array(teamMember), more: z.boolean() })),
  path: procedure('team.path')
    .route({ method: 'GET', path: '/team/path/{affiliate_id}' })
    .input(one)
    .output(z.object({ items: z.array(teamMember) })),
};
