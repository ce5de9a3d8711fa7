/** The application profile: what somebody says of themselves once, for all the homes they apply for. */
import { z } from 'zod';
import { EMPLOYER_MAX, occupations, REFERENCES_MAX, referenceKinds } from '../domain/application-profiles.ts';
import { households, incomeBands, OCCUPANTS_MAX } from '../domain/applications.ts';
import { invalid } from '../domain/refusals.ts';
import { calendarDate, choice, line, optional, optionalLine, phoneNumber, whole } from './fields.ts';
import { leadNote } from './leads.ts';
import { procedure } from './procedure.ts';

const sharedReference = z.object({
  name: z.string(),
  kind: z.enum(referenceKinds),
  phone: z.string(),
});

/** What of it went with an application, wherever that is shown. */
export const sharedFacts = z.object({
  occupation: z.enum(occupations).nullable().describe('null: not shared'),
  employer: z.string().nullable(),
  reference_count: z.number().int().describe('people who may be asked about the applicant'),
  references: z
    .array(sharedReference)
    .nullable()
    .describe('null: none, or hidden from the lister until the application is accepted'),
});
export type SharedFacts = z.infer<typeof sharedFacts>;

const profile = z.object({
  move_in_date: calendarDate.nullable(),
  household: z.enum(households).nullable(),
  occupants: z.number().int().nullable(),
  income_band: z.enum(incomeBands).nullable(),
  occupation: z.enum(occupations).nullable(),
  employer: z.string().nullable(),
  notes: z.string().nullable(),
  references: z.array(sharedReference),
  updated_at: z.string(),
});
export type ApplicationProfile = z.infer<typeof profile>;

const reference = z.object({
  name: line(80).min(1, invalid('name.missing', 'Enter a name')),
  kind: choice(referenceKinds, invalid('reference-relation.unknown', 'Choose how this person knows you')),
  phone: phoneNumber,
});

const form = z.object({
  move_in_date: optional(calendarDate),
  household: optional(choice(households, invalid('household.unknown', 'Choose who would live there'))),
  occupants: optional(
    whole(1, OCCUPANTS_MAX, 'occupants.out-of-range', 'Enter a number of people from {least} to {most}'),
  ),
  income_band: optional(choice(incomeBands, invalid('income-range.unknown', 'Choose one of the ranges'))),
  occupation: optional(choice(occupations, invalid('occupation.unknown', 'Choose what you live by'))),
  employer: optionalLine(EMPLOYER_MAX),
  notes: leadNote,
  references: z
    .array(reference)
    .max(
      REFERENCES_MAX,
      invalid('references.too-many', 'Name at most {most} people', { most: REFERENCES_MAX }),
    )
    .default([])
    .describe('people who may be asked; a lister sees them once they accept an application they went with'),
});

export const applicationProfileContract = {
  get: procedure('applicationProfile.get')
    .route({ method: 'GET', path: '/my/application-profile' })
    .output(profile.nullable().describe('null: none is kept')),
  save: procedure('applicationProfile.save')
    .route({ method: 'PUT', path: '/my/application-profile' })
    .input(form)
    .output(profile),
  remove: procedure('applicationProfile.remove').route({
    method: 'DELETE',
    path: '/my/application-profile',
  }),
};
