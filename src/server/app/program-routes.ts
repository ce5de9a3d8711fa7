/** Where a program learns how to ask people for access: RFC 9728 for what is ours, RFC 8414 for who gives it. */
import { type Context, Hono } from 'hono';
import { LASTING, scopeNames } from '../../domain/api-tokens.ts';
import type { HttpEnv, Services } from '../lib/request-context.ts';

const RESOURCE = '/.well-known/oauth-protected-resource';
const SERVER = '/.well-known/oauth-authorization-server';
const ISSUER_PATH = '/api/auth';
/** What the tools of an assistant can use. All at once: clients do not ask a person a second time while they have a refresh token. */
export const ofAssistants = ['seeking:write', 'leads:write'];

/** How a call that needs a person is refused. */
export function challenge(
  { config }: Pick<Services, 'config'>,
  words: { error?: string; scope?: string },
): string {
  const all = { ...words, resource_metadata: `${config.publicUrl}${RESOURCE}/mcp` };
  return `Bearer ${Object.entries(all)
    .map(([name, value]) => `${name}="${value}"`)
    .join(', ')}`;
}

export function programRoutes({ config, auth }: Services): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  const resource = (path: string, name: string, scopes: readonly string[]) => (c: Context) => {
    c.header('Access-Control-Allow-Origin', '*');
    c.header('Cache-Control', 'public, max-age=3600');
    return c.json({
      resource: `${config.publicUrl}${path}`,
      resource_name: name,
      authorization_servers: [`${config.publicUrl}${ISSUER_PATH}`],
      scopes_supported: scopes,
      bearer_methods_supported: ['header'],
      resource_documentation: `${config.publicUrl}/api/docs`,
    });
  };
  const mcp = resource('/mcp', 'Kiraya for AI assistants', ofAssistants);
  app.get(RESOURCE, mcp);
  app.get(`${RESOURCE}/mcp`, mcp);
  app.get(`${RESOURCE}/api`, resource('/api', 'Kiraya API', [...scopeNames, LASTING]));
  // By the issuer's path, as RFC 8414 has it, and at the root, where older clients look.
  for (const path of [SERVER, `${SERVER}${ISSUER_PATH}`])
    app.get(path, (c) => {
      const url = `${config.publicUrl}${ISSUER_PATH}${SERVER}`;
      return auth.handle(new Request(url), { address: c.get('address'), requestId: c.get('requestId') });
    });
  return app;
}
