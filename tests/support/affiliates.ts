/** Registers affiliates for tests, by the owner's connection: each with a person, a profile and a sponsor. */
import type { AffiliateStatus } from '../../src/domain/affiliates.ts';
import type { TestServices } from './services.ts';

export type TestAffiliate = { code: string; userId: string };

type Own = {
  sponsor?: TestAffiliate;
  /** Null: no profile. */
  status?: AffiliateStatus | null;
  hasConsented?: boolean;
};

let number = 0;

const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const codeOf = (n: number) => `KRY-AA${alphabet[n >> 10]}${alphabet[(n >> 5) % 32]}${alphabet[n % 32]}`;

/** `addPerson` and `asOwner` of `startServices()`. */
export function affiliateMaker({ addPerson, asOwner }: Pick<TestServices, 'addPerson' | 'asOwner'>) {
  return async (name: string, own: Own = {}): Promise<TestAffiliate> => {
    number += 1;
    const { sponsor, status = 'active', hasConsented = true } = own;
    const userId = await addPerson(name);
    const code = codeOf(number);
    await asOwner(
      `insert into affiliate_registrations (affiliate_id, user_id, full_name, sponsor_id) values ($1, $2, $3, $4)`,
      [code, userId, name, sponsor?.code ?? null],
    );
    if (status) {
      await asOwner(
        `insert into affiliate_profiles (affiliate_id, user_id, full_name, email, status, contract_version, contract_consented_at)
         select $1, user_id, $3, email, $4, $5::text, case when $5::text is not null then now() end from profiles where user_id = $2`,
        [code, userId, name, status, hasConsented ? '2.0' : null],
      );
    }
    return { code, userId };
  };
}

/** A PAN as the database sees one: sealed bytes that nobody opens here. */
export const givePan = (asOwner: TestServices['asOwner'], userId: string) =>
  asOwner(
    `insert into tax_identities (user_id, key_id, sealed, fingerprint, masked)
     values ($1, 'k', decode(repeat('00', 40), 'hex'), $2, '******234F')`,
    [userId, Buffer.from(userId)],
  );
