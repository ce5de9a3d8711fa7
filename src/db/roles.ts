// Names the PostgreSQL roles once and derives each login's password from the one secret of the installation.
import { createHmac } from 'node:crypto';

export const loginRoles = {
  app: 'kiraya_app',
  visitor: 'kiraya_visitor',
  auth: 'kiraya_auth',
  jobs: 'kiraya_jobs',
  bulk: 'kiraya_bulk',
} as const;

export type Login = keyof typeof loginRoles;

/** Roles nobody logs in as: two that a transaction acts as, and the owner of security definer functions. */
export const actingRoles = { member: 'member', worker: 'worker', definer: 'kiraya_definer' } as const;

/** Milliseconds a statement of a request may take, by login: in the pools of each process, and behind a pooler by the role itself. */
export const statementLimits = { app: 15_000, visitor: 5_000, auth: 10_000 } as const;

/** Milliseconds a request may wait for a lock, and leave a transaction alone. */
export const roleLimits = { lock_timeout: 10_000, idle_in_transaction_session_timeout: 30_000 } as const;

export const logins = Object.keys(loginRoles) as Login[];

/** 43 characters of base64url, so that it needs no escaping in a URL or in SQL. */
export function rolePassword(secret: string, login: Login): string {
  return createHmac('sha256', secret).update(`postgres role ${loginRoles[login]}`).digest('base64url');
}

export type DatabaseUrls = Record<Login, string>;

/** Where a database is, without the login: all that a process which serves keeps of the owner's URL. */
export function withoutLogin(url: string): string {
  const place = new URL(url);
  place.username = '';
  place.password = '';
  return place.href;
}

/** The URL of each login role on that server and database; a login in the URL itself does not count. */
export function connections(databaseUrl: string, secret: string): DatabaseUrls {
  const urlOf = (login: Login): string => {
    const url = new URL(databaseUrl);
    url.username = loginRoles[login];
    url.password = rolePassword(secret, login);
    return url.href;
  };
  return {
    app: urlOf('app'),
    visitor: urlOf('visitor'),
    auth: urlOf('auth'),
    jobs: urlOf('jobs'),
    bulk: urlOf('bulk'),
  };
}
