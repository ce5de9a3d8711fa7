// The listing form as typed so far, kept on the server so that no device, session or line can lose it.
import { z } from 'zod';
import { draftSteps } from '../domain/listing-quality.ts';
import { invalid } from '../domain/refusals.ts';
import { photo } from './photos.ts';
import { procedure } from './procedure.ts';

/** A whole form with the longest texts is well below this. */
const MAX_CONTENT = 30_000;

const propertyId = z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a home' }));

/** What stands in the form's fields, complete or not; checked when the home is saved. */
const content = z
  .record(z.string().max(40), z.json())
  .refine(
    (value) => JSON.stringify(value).length <= MAX_CONTENT,
    invalid('draft.too-long', 'This is longer than a form can be'),
  );

const draft = z.object({
  property_id: z.uuid(),
  step: z.enum(draftSteps),
  content,
  is_new: z.boolean().describe('false: an edit of a home that is already listed'),
  saved_at: z
    .string()
    .nullable()
    .describe('null: nothing typed yet, the content is the home as it is listed'),
  organisation_id: z.uuid().nullable().describe('that the home is listed for'),
  photos: z.array(photo),
});
export type Draft = z.infer<typeof draft>;

export const draftsContract = {
  get: procedure('drafts.get')
    .route({ method: 'GET', path: '/my/drafts' })
    .input(z.object({ property_id: propertyId.optional().describe('Absent: the draft of a new home') }))
    .output(draft.nullable()),
  save: procedure('drafts.save')
    .route({ method: 'PUT', path: '/my/drafts' })
    .input(
      z.object({
        property_id: propertyId
          .optional()
          .describe('Absent: the draft of a new home, begun when there is none'),
        step: z.enum(draftSteps, invalid('form-step.unknown', 'Choose a step of the form')),
        content,
      }),
    )
    .output(draft.pick({ property_id: true, saved_at: true })),
  discard: procedure('drafts.discard')
    .route({ method: 'DELETE', path: '/my/drafts/{property_id}' })
    .input(z.object({ property_id: propertyId })),
};
