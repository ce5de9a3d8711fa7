/** One's own personal data: consents, copies, who looked at it, and erasing the account. */
import { z } from 'zod';
import { erasureBlocks, exportStates, lookSubjects, purposeNames, termsNames } from '../domain/privacy.ts';
import { invalid } from '../domain/refusals.ts';
import { securityEvents } from '../domain/security-events.ts';
import { cursor, pageLimit, pageOf } from './paging.ts';
import { procedure } from './procedure.ts';
import { identifier } from './session.ts';

const consent = z.object({
  purpose: z.enum(purposeNames),
  is_given: z.boolean(),
  version: z.string().describe('of the text that was answered, or would be'),
  answered_at: z.string().nullable().describe('null: never answered, which is no'),
});
export type Consent = z.infer<typeof consent>;

const answer = z.object({
  purpose: z.enum([...purposeNames, ...termsNames]),
  version: z.string(),
  is_given: z.boolean(),
  created_at: z.string(),
});
export type ConsentAnswer = z.infer<typeof answer>;

const consents = z.object({ items: z.array(consent), history: z.array(answer).describe('newest first') });

const dataExport = z.object({
  id: z.uuid(),
  state: z.enum(exportStates),
  bytes: z.number().int().nullable(),
  created_at: z.string(),
  expires_at: z.string().nullable(),
});
export type DataExport = z.infer<typeof dataExport>;

const look = z.object({
  id: z.uuid(),
  actor_name: z.string(),
  subject: z.enum(lookSubjects),
  reason: z.string().nullable().describe('why the product was viewed as this person; null for other looks'),
  created_at: z.string(),
});
export type DataLook = z.infer<typeof look>;

const signInEvent = z.object({
  id: z.uuid(),
  event: z.enum(securityEvents),
  ip_address: z.string().nullable(),
  user_agent: z.string().nullable().describe('as the browser named itself'),
  created_at: z.string(),
});
export type SignInEvent = z.infer<typeof signInEvent>;

const erasure = z.object({
  requested_at: z.string().nullable().describe('null: nobody asked for it'),
  due_on: z.string().nullable(),
  blocks: z.array(z.enum(erasureBlocks)).describe('what has to be ended first'),
});
export type Erasure = z.infer<typeof erasure>;

export const privacyContract = {
  consents: {
    list: procedure('privacy.consents.list').route({ method: 'GET', path: '/my/consents' }).output(consents),
    set: procedure('privacy.consents.set')
      .route({ method: 'POST', path: '/my/consents' })
      .input(
        z.object({
          purpose: z.enum(purposeNames, invalid('consent-purpose.unknown', 'Choose a purpose')),
          is_given: z.boolean(),
        }),
      )
      .output(consents),
  },
  exports: {
    list: procedure('privacy.exports.list')
      .route({ method: 'GET', path: '/my/exports' })
      .output(z.object({ items: z.array(dataExport) })),
    request: procedure('privacy.exports.request')
      .route({ method: 'POST', path: '/my/exports', successStatus: 201 })
      .output(dataExport),
    link: procedure('privacy.exports.link')
      .route({ method: 'GET', path: '/my/exports/{id}/link' })
      .input(
        z.object({
          id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a copy' })),
        }),
      )
      .output(z.object({ path: z.string().describe('works for five minutes') })),
  },
  looks: procedure('privacy.looks')
    .route({ method: 'GET', path: '/my/data-looks' })
    .input(z.object({ limit: pageLimit, cursor }))
    .output(pageOf(look)),
  signIns: procedure('privacy.signIns')
    .route({ method: 'GET', path: '/my/sign-ins' })
    .input(z.object({ limit: pageLimit, cursor }))
    .output(pageOf(signInEvent)),
  erasure: {
    get: procedure('privacy.erasure.get').route({ method: 'GET', path: '/my/erasure' }).output(erasure),
    request: procedure('privacy.erasure.request')
      .route({ method: 'POST', path: '/my/erasure' })
      .input(
        z.object({
          email: identifier.describe('the e-mail address or mobile number of the account, typed again'),
        }),
      )
      .output(erasure),
    cancel: procedure('privacy.erasure.cancel')
      .route({ method: 'POST', path: '/my/erasure/cancel' })
      .output(erasure),
  },
};
