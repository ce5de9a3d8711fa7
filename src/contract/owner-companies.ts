// The company that owns a managed home: the fees of the home are invoiced to it, by its name and GSTIN.
import { z } from 'zod';
import { invalid } from '../domain/refusals.ts';
import { optional } from './fields.ts';
import { procedure } from './procedure.ts';

const company = z.object({ id: z.uuid(), legal_name: z.string(), gstin: z.string().nullable() });
const ofHome = z.object({
  paid_from: z
    .string()
    .nullable()
    .describe('from then on the company gets the rent that we collect; null: the owner does'),
  company: company.nullable().describe('null: the owner is a person, or did not say'),
  choices: z
    .array(company)
    .describe(
      'companies of owners whose money the caller looks after; empty for whoever does not own the home',
    ),
});
const homeId = z.object({
  id: z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a managed home' })),
});
const path = '/managed-homes/{id}/company';

export const ownerCompaniesContract = {
  ofHome: procedure('ownerCompanies.ofHome').route({ method: 'GET', path }).input(homeId).output(ofHome),
  choose: procedure('ownerCompanies.choose')
    .route({
      method: 'PUT',
      path,
      summary: 'The owner says which of their companies owns a managed home; its fees are invoiced to it',
    })
    .input(
      homeId.extend({
        is_paid: z.boolean().default(false).describe('the company gets the rent that we collect'),
        organisation_id: optional(
          z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'an organisation' })),
        ),
      }),
    )
    .output(ofHome),
};
