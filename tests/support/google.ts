/**
 * Stands in for Google's sign-in: its page, its token endpoint and its keys. It checks what Google checks (client, redirect
 * address, PKCE, a code used once) and signs what it answers. Requests for Google's addresses lead here, all others go on.
 */
import { createHash, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, vi } from 'vitest';

const AUTHORIZE = 'https://accounts.google.com/o/oauth2/v2/auth';
const TOKEN = 'https://oauth2.googleapis.com/token';
const KEYS = 'https://www.googleapis.com/oauth2/v3/certs';
const KEY_ID = 'stand-in';

export type GoogleAccount = { sub: string; email: string; email_verified: boolean; name: string };
type Issued = { account: GoogleAccount; challenge: string; redirectUri: string };

export type Google = {
  /** Somebody at Google's page says yes: the address that the browser is sent back to. */
  agree(authorizeUrl: string, account: GoogleAccount): URL;
  /** Or says no. */
  cancel(authorizeUrl: string): URL;
  /** Changes what the next token says, or who signs it. */
  forge: { claims?: JWTPayload; foreignKey?: boolean };
  /** Answers of the token endpoint so far, by status. */
  exchanges: number[];
};

export async function startGoogle(client: { clientId: string; clientSecret: string }): Promise<Google> {
  const [own, foreign] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const codes = new Map<string, Issued>();
  const google: Google = { agree, cancel, forge: {}, exchanges: [] };

  function asked(authorizeUrl: string) {
    const url = new URL(authorizeUrl);
    const say = (name: string) => url.searchParams.get(name) ?? '';
    if (`${url.origin}${url.pathname}` !== AUTHORIZE) throw new Error(`Google has no page ${url.href}`);
    if (say('client_id') !== client.clientId || say('response_type') !== 'code')
      throw new Error('Not our client');
    if (say('code_challenge_method') !== 'S256' || !say('code_challenge')) throw new Error('No PKCE');
    for (const scope of ['openid', 'email'])
      if (!say('scope').split(' ').includes(scope)) throw new Error(scope);
    const back = new URL(say('redirect_uri'));
    back.searchParams.set('state', say('state'));
    return { back, challenge: say('code_challenge'), redirectUri: say('redirect_uri') };
  }

  function agree(authorizeUrl: string, account: GoogleAccount): URL {
    const { back, challenge, redirectUri } = asked(authorizeUrl);
    const code = randomUUID();
    codes.set(code, { account, challenge, redirectUri });
    back.searchParams.set('code', code);
    return back;
  }

  function cancel(authorizeUrl: string): URL {
    const { back } = asked(authorizeUrl);
    back.searchParams.set('error', 'access_denied');
    return back;
  }

  async function exchange(body: URLSearchParams): Promise<Response> {
    const given = codes.get(body.get('code') ?? '');
    codes.delete(body.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight =
      given !== undefined &&
      given.challenge === challenge &&
      given.redirectUri === body.get('redirect_uri') &&
      body.get('client_id') === client.clientId &&
      body.get('client_secret') === client.clientSecret;
    google.exchanges.push(isRight ? 200 : 400);
    if (!isRight) return Response.json({ error: 'invalid_grant' }, { status: 400 });
    const { claims, foreignKey } = google.forge;
    const token = new SignJWT({ ...given.account, ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: KEY_ID })
      .setIssuer(claims?.iss ?? 'https://accounts.google.com')
      .setAudience(claims?.aud ?? client.clientId)
      .setIssuedAt(claims?.iat)
      .setExpirationTime(claims?.exp ?? '1h');
    return Response.json({
      access_token: randomUUID(),
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'openid email profile',
      id_token: await token.sign((foreignKey ? foreign : own).privateKey),
    });
  }

  const elsewhere = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init);
    if (request.url === TOKEN) return exchange(new URLSearchParams(await request.text()));
    if (request.url === KEYS) {
      return Response.json({
        keys: [{ ...(await exportJWK(own.publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' }],
      });
    }
    return elsewhere(request);
  });
  afterAll(() => vi.unstubAllGlobals());
  return google;
}
