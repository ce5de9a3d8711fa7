/** Verification claims: how people ask the office to verify themselves, their homes and their organisations, and how it decides. */
import { z } from 'zod';
import { claimKinds, claimMethods, claimNeeds, claimStatuses, claimSubjects } from '../domain/claims.ts';
import { invalid } from '../domain/refusals.ts';
import { claimShows } from './choices.ts';
import { calendarDate, paragraph } from './fields.ts';
import { batchAfter, batchDone, cursor, MAX_PAGE_SIZE, pageLimit, pageOf, searchText } from './paging.ts';
import { procedure } from './procedure.ts';

const claim = z.object({
  id: z.uuid(),
  kind: z.enum(claimKinds),
  status: z.enum(claimStatuses),
  reference: z.string().nullable().describe('what is verified, as it was when it was asked'),
  note: z.string().nullable(),
  // Of an organisation another administrator may have asked.
  is_own: z.boolean(),
  has_paper: z.boolean(),
  method: z.enum(claimMethods).nullable(),
  reason: z.string().nullable(),
  decided_at: z.string().nullable(),
  valid_until: calendarDate.nullable().describe('the last day on which it is good'),
  created_at: z.string(),
});
export type OwnClaim = z.infer<typeof claim>;

/** What a home's page says: no contact, no paper, and the office rather than who of it. */
export const shownClaim = z.object({
  subject: z.enum(claimSubjects),
  kind: z.enum(claimKinds),
  method: z.enum(claimMethods),
  verified_at: z.string(),
  valid_until: calendarDate,
});
export type ShownClaim = z.infer<typeof shownClaim>;

const kindOfOwn = z.object({
  kind: z.enum(claimKinds),
  need: z.enum(claimNeeds).nullable().describe('what must be there before one can ask'),
  current: claim.nullable().describe('in force now'),
  latest: claim.nullable().describe('the last one asked for, whatever became of it'),
});
export type KindOfOwn = z.infer<typeof kindOfOwn>;

const person = z.object({ user_id: z.uuid(), full_name: z.string().nullable() });

const queued = claim.extend({
  person,
  decided_by: person.nullable(),
  is_mine: z.boolean().describe('asked by whoever reads it or by their organisation: for another to decide'),
  organisation: z.string().nullable(),
  home: z
    .object({
      id: z.uuid(),
      title: z.string(),
      city: z.string().nullable(),
      locality: z.string().nullable(),
      address: z.string().nullable(),
      photos: z.number().int(),
      photo_urls: z.array(z.string()).describe('the first of them, where they are what is asked about'),
      is_published: z.boolean(),
    })
    .nullable(),
});
export type QueuedClaim = z.infer<typeof queued>;

const homeId = z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a home' }));
const organisationId = z.uuid(
  invalid('id.malformed', 'This is not the number of {what}', { what: 'an organisation' }),
);
const one = z.object({
  id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a claim' })),
});
const said = paragraph(500).min(3, invalid('reason.too-short', 'Give a reason'));

const filters = z.object({
  q: searchText.describe(
    'Words of the home’s title, locality or city, or of the person’s or organisation’s name; all must occur',
  ),
  show: z.enum(claimShows, invalid('state-filter.unknown', 'Choose one of the states')).default('submitted'),
  kind: z.enum(claimKinds, invalid('kind-filter.unknown', 'Choose a kind of the list')).optional(),
  limit: pageLimit,
  cursor,
});
export type ClaimFilters = z.output<typeof filters>;

/** All that wait and match, or of them those named, a batch at a time: `next` of one is `after` of the next. */
const matching = filters.pick({ q: true, kind: true }).extend({
  ids: z.array(one.shape.id).max(MAX_PAGE_SIZE).optional(),
  after: batchAfter,
});
const verification = {
  method: z.enum(claimMethods, invalid('claim-method.unknown', 'Choose how it was verified')),
  valid_until: calendarDate,
};

export const claimsContract = {
  mine: procedure('claims.mine')
    .route({ method: 'GET', path: '/my/claims' })
    .input(
      z.object({
        property_id: homeId.optional().describe('of this home; without either, of oneself'),
        organisation_id: organisationId.optional().describe('for its administrators'),
      }),
    )
    .output(
      z.object({
        home: z.object({ id: z.uuid(), title: z.string() }).nullable(),
        items: z.array(kindOfOwn),
      }),
    ),
  submit: procedure('claims.submit', 'handler')
    .route({ method: 'POST', path: '/my/claims', successStatus: 201 })
    .input(
      z.object({
        property_id: homeId.optional(),
        organisation_id: organisationId.optional(),
        kind: z.enum(claimKinds, invalid('claim-kind.unknown', 'Choose what is to be verified')),
        note: paragraph(500)
          .nullish()
          .transform((text) => text || null),
        file: z
          .file(invalid('file.missing', 'Choose a file'))
          .optional()
          .describe('PDF, JPEG, PNG, WebP or HEIC of at most 10 MB'),
      }),
    )
    .output(claim),
  withdraw: procedure('claims.withdraw')
    .route({ method: 'POST', path: '/my/claims/{id}/withdraw' })
    .input(one)
    .output(claim),
  paperLink: procedure('claims.paperLink')
    .route({ method: 'GET', path: '/claims/{id}/paper' })
    .input(one)
    .output(z.object({ path: z.string().describe('works for five minutes') })),
  list: procedure('claims.list')
    .route({ method: 'GET', path: '/claims' })
    .input(filters)
    .output(pageOf(queued)),
  verify: procedure('claims.verify')
    .route({ method: 'POST', path: '/claims/{id}/verify' })
    .input(one.extend(verification))
    .output(queued),
  decline: procedure('claims.decline')
    .route({ method: 'POST', path: '/claims/{id}/decline' })
    .input(one.extend({ reason: said.describe('the person reads it') }))
    .output(queued),
  verifyMatching: procedure('claims.verifyMatching')
    .route({ method: 'POST', path: '/claims/verify-matching' })
    .input(matching.extend(verification))
    .output(batchDone),
  declineMatching: procedure('claims.declineMatching')
    .route({ method: 'POST', path: '/claims/decline-matching' })
    .input(matching.extend({ reason: said.describe('each person reads it') }))
    .output(batchDone),
  revoke: procedure('claims.revoke')
    .route({ method: 'POST', path: '/claims/{id}/revoke' })
    .input(one.extend({ reason: said.describe('the person reads it') }))
    .output(queued),
};
