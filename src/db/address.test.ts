import { describe, expect, it } from 'vitest';
import { addressOf, hostsOf } from './address.ts';
import { connections, withoutLogin } from './roles.ts';

describe('the address of a database', () => {
  it('with one host stays as it is', () => {
    const given = 'postgres://owner:p%40ss@db.internal:6432/kiraya?application_name=x';
    expect(addressOf(given)).toBe(given);
    expect(hostsOf(given)).toEqual([{ host: 'db.internal', port: 6432 }]);
    expect(hostsOf('postgres:///kiraya?host=%2Frun')).toHaveLength(1);
  });

  it('with several hosts keeps them for every login', () => {
    const address = addressOf(
      'postgresql://owner:p%2Cw@one:5433,two,[::1]:5435/kiraya?target_session_attrs=read-write',
    );
    const hosts = [
      { host: 'one', port: 5433 },
      { host: 'two', port: 5432 },
      { host: '::1', port: 5435 },
    ];
    expect(hostsOf(address)).toEqual(hosts);
    expect(address).not.toContain('target_session_attrs');
    expect(hostsOf(connections(address, 'secret').app)).toEqual(hosts);
    expect(hostsOf(withoutLogin(address))).toEqual(hosts);
    expect(withoutLogin(address)).not.toContain('p%2Cw');
  });

  it.each(['require', 'prefer', 'verify-ca', 'verify-full'])('with sslmode=%s proves the server', (mode) => {
    expect(addressOf(`postgres://u:p@db/k?sslmode=${mode}`)).toBe('postgres://u:p@db/k?sslmode=verify-full');
  });

  it('takes the file of an authority, and lets an address name its own', () => {
    expect(addressOf('postgres://u:p@db/k', '/etc/rds.pem')).toBe(
      'postgres://u:p@db/k?sslmode=verify-full&sslrootcert=%2Fetc%2Frds.pem',
    );
    expect(addressOf('postgres://u:p@db/k?sslrootcert=/own.pem', '/etc/rds.pem')).toContain(
      'sslrootcert=%2Fown.pem',
    );
    expect(() => addressOf('postgres://u:hidden@db/k?sslmode=disable', '/etc/rds.pem')).toThrow(
      'says sslmode=disable and has a DATABASE_CA_FILE',
    );
  });

  it.each([
    'mysql://u:hidden@db/k',
    'postgres://u:hidden@db',
    'postgres://u:hidden@db/',
    'postgres://u:hidden@one:notaport/k',
    'postgres://u:hidden@one,two:notaport/k',
    'postgres://u:hidden@one,,two/k',
    'postgres://u:hidden@one/k?target_session_attrs=standby',
  ])('that cannot be used says why without its password: %s', (given) => {
    try {
      addressOf(given);
      expect.unreachable();
    } catch (error) {
      const { message, ...rest } = error as Error;
      expect(message).toMatch(/^(must be|must name|may only)/);
      expect(JSON.stringify([message, rest, Object.values(error as Error)])).not.toContain('hidden');
    }
  });
});
