/** One's personal access tokens: made, named, and revoked in the settings, never by a token itself. */
import { z } from 'zod';
import { scopeNames, TOKEN_NAME_MAX, tokenLifetimes } from '../domain/api-tokens.ts';
import { invalid } from '../domain/refusals.ts';
import { line } from './fields.ts';
import { procedure } from './procedure.ts';

const name = line(TOKEN_NAME_MAX).min(1, invalid('name.missing', 'Enter a name'));
const id = z.uuid(invalid('id.malformed', 'This is not the number of {what}', { what: 'a token' }));

const apiToken = z.object({
  id: z.uuid(),
  name: z.string(),
  prefix: z.string().describe('how the token begins'),
  scopes: z.array(z.enum(scopeNames)),
  expires_at: z.string(),
  last_used_at: z.string().nullable().describe('to the minute'),
  created_at: z.string(),
});
export type ApiToken = z.infer<typeof apiToken>;

export const newTokenForm = z.object({
  name,
  scopes: z
    .array(z.enum(scopeNames), invalid('token-scopes.missing', 'Choose at least one scope'))
    .min(1, invalid('token-scopes.missing', 'Choose at least one scope'))
    .max(scopeNames.length)
    .transform((chosen) => scopeNames.filter((scope) => chosen.includes(scope))),
  days: z.enum(tokenLifetimes, invalid('token-term.missing', 'Choose how long it is good')),
});

export const apiTokensContract = {
  list: procedure('apiTokens.list')
    .route({ method: 'GET', path: '/my/api-tokens' })
    .output(z.object({ items: z.array(apiToken) })),
  create: procedure('apiTokens.create', 'shown-once')
    .route({ method: 'POST', path: '/my/api-tokens', successStatus: 201 })
    .input(newTokenForm)
    .output(apiToken.extend({ token: z.string().describe('shown this once') })),
  rename: procedure('apiTokens.rename')
    .route({ method: 'PATCH', path: '/my/api-tokens/{id}' })
    .input(z.object({ id, name }))
    .output(apiToken),
  revoke: procedure('apiTokens.revoke')
    .route({ method: 'DELETE', path: '/my/api-tokens/{id}' })
    .input(z.object({ id }))
    .output(z.object({ ok: z.literal(true) })),
};
