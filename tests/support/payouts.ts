/** Arranges affiliates with commission of a closed month, who can be paid. */
import { randomInt } from 'node:crypto';
import { storePlan } from './months.ts';
import type { TestServices } from './services.ts';

const letters = () => String.fromCharCode(65 + randomInt(26));

/** As if an administrator had confirmed every account that was given until now. */
export const confirmAccounts = (asOwner: TestServices['asOwner']) =>
  asOwner(
    `update payout_accounts set confirmed_at = app.now(), confirmed_how = 'transfer' where confirmed_at is null`,
  );

export type PaidMonths = {
  /** A person with an affiliate's code, PAN and confirmed account; their user id. */
  affiliate(code: string, own?: { status?: string; pan?: boolean; account?: boolean }): Promise<string>;
  /** What a closed month credits to them. */
  credit(code: string, paise: number, postedOn?: string): Promise<void>;
  balanceOf(code: string): Promise<number>;
};

export async function arrangePayouts({ asOwner, addPerson, as }: TestServices): Promise<PaidMonths> {
  await storePlan(asOwner);
  await asOwner(
    `insert into commission_months (month, plan_version, state, run_id, read_at, closed_at, input_hash, output_hash)
     values ('2026-10-01', '2.0', 'closed', gen_random_uuid(), now(), now(), '\\x00', '\\x00')`,
  );
  return {
    affiliate: async (code, { status = 'active', pan = true, account = true } = {}) => {
      const person = await addPerson(`Person ${code}`);
      await asOwner(
        'insert into affiliate_registrations (affiliate_id, user_id, full_name) values ($1, $2, $3)',
        [code, person, `Person ${code}`],
      );
      await asOwner(
        `insert into affiliate_profiles (affiliate_id, user_id, full_name, email, status) values ($1, $2, $1, $3, $4)`,
        [code, person, `${code.toLowerCase()}@example.com`, status],
      );
      if (pan) {
        const number = `${letters()}${letters()}${letters()}P${letters()}${randomInt(1000, 10_000)}${letters()}`;
        await as(person).payees.setPan({ pan: number });
      }
      if (account) {
        await as(person).payees.setAccount({
          account_number: String(randomInt(100_000_000, 200_000_000)),
          ifsc: 'HDFC0000001',
          holder_name: `Person ${code}`,
        });
        await confirmAccounts(asOwner);
      }
      return person;
    },
    credit: async (code, paise, postedOn = '2026-11-10') => {
      await asOwner(
        `insert into ledger_entries (kind, affiliate_id, month, posted_on, expense, payable)
         values ($1, $2, '2026-10-01', $3, $4, $5)`,
        [paise > 0 ? 'regular' : 'reversal', code, postedOn, paise, -paise],
      );
    },
    balanceOf: async (code) => {
      const [row] = await asOwner<{ balance: string }>(
        'select coalesce(-sum(payable), 0) as balance from ledger_entries where affiliate_id = $1',
        [code],
      );
      return Number(row?.balance);
    },
  };
}
