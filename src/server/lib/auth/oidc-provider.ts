/**
 * The identity provider of whoever runs the installation (OpenID Connect): what we believe of a return from it is a token that it signed for
 * us a moment ago, about an address that it vouches for. It says who somebody is, and never what they may do.
 */
import { genericOAuth } from 'better-auth/plugins';
import { decodeJwt } from 'jose';

export type OidcConfig = {
  /** As the provider names itself; its configuration is found below it. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** What people call it: "Continue with …". */
  name: string;
  /** Domains of e-mail addresses that may come by it; all when there is none. */
  domains: readonly string[];
  /** Administrators sign in by it and by nothing else. */
  staffOnly: boolean;
};

/** Its name in addresses and in `auth.accounts`. */
export const OIDC = 'oidc';

const ANSWER_MS = 10_000;

export function oidcProvider(config: OidcConfig) {
  const { issuer, clientId, clientSecret, name, domains } = config;
  const discoveryUrl = `${issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`;
  return genericOAuth({
    config: [
      {
        providerId: OIDC,
        name,
        discoveryUrl,
        requireIdTokenVerification: true,
        clientId,
        clientSecret,
        scopes: ['openid', 'email', 'profile'],
        pkce: true,
        // The library has checked signature, issuer, audience, time and nonce of a token that came; null refuses.
        async getUserInfo({ idToken, accessToken }) {
          if (!idToken) return null;
          const claims = await allClaims(decodeJwt(idToken), discoveryUrl, accessToken).catch(() => null);
          if (!claims) return null;
          const { sub, email, email_verified: isVerified, name: called } = claims;
          if (!sub || typeof email !== 'string' || isVerified !== true) return null;
          if (!isOfDomain(email, domains)) return null;
          return { sub, email, emailVerified: true, name: typeof called === 'string' ? called : email };
        },
      },
    ],
  });
}

type Claims = Record<string, unknown> & { sub?: string | undefined };

/** Many providers tell the address at their userinfo endpoint only; what is told there of somebody else counts for nothing. */
async function allClaims(
  claims: Claims,
  discoveryUrl: string,
  accessToken: string | undefined,
): Promise<Claims> {
  if (typeof claims.email === 'string' || !accessToken) return claims;
  const { userinfo_endpoint: endpoint } = await readJson(discoveryUrl);
  if (typeof endpoint !== 'string') return claims;
  const userInfo = await readJson(endpoint, accessToken);
  return userInfo.sub === claims.sub ? { ...userInfo, sub: claims.sub } : claims;
}

async function readJson(url: string, bearer?: string): Promise<Record<string, unknown>> {
  const headers = new Headers(bearer ? { authorization: `Bearer ${bearer}` } : undefined);
  const answer = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(ANSWER_MS) });
  if (!answer.ok) throw new Error(`${new URL(url).host} answered ${answer.status}`);
  return answer.json();
}

export function isOfDomain(email: string, domains: readonly string[]): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  return domains.length === 0 || domains.includes(domain);
}
