/** An OpenID Connect provider on this machine, by the package `oidc-provider`: it insists on PKCE and tells addresses at its userinfo endpoint only. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { afterAll } from 'vitest';

export type OidcAccount = {
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
  roles?: string[];
};

export type OidcIssuer = {
  issuer: string;
  /** Somebody at its page says yes: the address that the browser is sent back to. */
  agree(authorizeUrl: string, account: OidcAccount): Promise<URL>;
  /** Does not answer from now on, or does again. */
  setDown(isDown: boolean): void;
};

export async function startOidcIssuer(
  client: { clientId: string; clientSecret: string },
  back: string,
): Promise<OidcIssuer> {
  const accounts = new Map<string, OidcAccount>();
  let present = '';
  let isDown = false;
  const server = createServer(async (request, response) => {
    if (isDown) return void response.writeHead(503).end();
    if (!request.url?.startsWith('/interaction/')) return provider.callback()(request, response);
    await provider.interactionFinished(request, response, { login: { accountId: present } });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [{ client_id: client.clientId, client_secret: client.clientSecret, redirect_uris: [back] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'roles'] },
    pkce: { required: () => true },
    cookies: { keys: ['a key of the test'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ ...accounts.get(sub), sub }) }),
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({
        accountId: oidc.session?.accountId ?? '',
        clientId: oidc.client?.clientId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  afterAll(() => new Promise((closed) => server.close(closed)));

  async function agree(authorizeUrl: string, account: OidcAccount): Promise<URL> {
    accounts.set(account.sub, account);
    present = account.sub;
    const cookies = new Map<string, string>();
    let url = new URL(authorizeUrl);
    while (url.origin === issuer) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
      for (const line of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
      const location = answer.headers.get('location');
      if (!location) throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`);
      url = new URL(location, url);
    }
    return url;
  }

  return {
    issuer,
    agree,
    setDown: (down) => {
      isDown = down;
    },
  };
}
