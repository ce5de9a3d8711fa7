import { describe, expect, it } from 'vitest';
import { scopeFor, scopeNames, tokenMay, withoutScope } from './api-tokens.ts';
import { audienceOf, type Permission, permissions } from './permissions.ts';

const all = Object.keys(permissions) as Permission[];
const isForAdmins = (permission: Permission) => String(audienceOf(permission)) === 'admin';

describe('what a token may do', () => {
  it('stands in one scope, and what stands in none is out of reach: a new permission begins there', () => {
    const listed = scopeNames.flatMap((scope) => all.filter((name) => scopeFor(name) === scope));
    expect(listed).toEqual([...new Set(listed)]);
    for (const name of ['leases.sign', 'profile.update', 'messages.share', 'mailbox.get'] as const) {
      expect(scopeFor(name)).toBeNull();
      expect(tokenMay(scopeNames, name)).toBe(false);
    }
    const open = all.filter((permission) => scopeFor(permission) === 'none');
    expect(open.sort()).toEqual([...withoutScope].sort());
    expect(open.every((permission) => audienceOf(permission) === 'anyone')).toBe(true);
  });

  // security programs: A personal access token opens what its scopes name, and nothing else, every procedure … never opens what is of administrators, accounts, payouts or tokens
  it('is nothing of administrators, of accounts, of payouts or of tokens, with all scopes together', () => {
    const may = all.filter((permission) => tokenMay(scopeNames, permission));
    expect(may.filter(isForAdmins)).toEqual([]);
    expect(
      may.filter((name) => /^(admin|roles|payees|payouts|privacy|apiTokens|account.settings)\./.test(name)),
    ).toEqual([]);
    expect(may).toEqual(expect.arrayContaining(['properties.create', 'leads.timeline', 'rents.listDues']));
  });

  it('is only what its scopes name', () => {
    expect(tokenMay(['leads:read'], 'leads.timeline')).toBe(true);
    expect(tokenMay(['leads:read'], 'visits.accept')).toBe(false);
    expect(tokenMay([], 'properties.search')).toBe(true);
    expect(tokenMay([], 'leads.timeline')).toBe(false);
  });

  it('needs scopes that only read for reads, and only write for writes', () => {
    const names = scopeNames.map((scope) => scope.split(':'));
    expect(names.every(([, way]) => way === 'read' || way === 'write')).toBe(true);
  });
});
