import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  ledger_entries: {
    owner: 'seeker',
    sample: `insert into ledger_entries (kind, affiliate_id, month, posted_on, expense, payable)
      values ('regular', 'KRY-AAAAA', '2026-09-01', '2026-10-10', 80, -80)`,
    where: `affiliate_id = 'KRY-AAAAA'`,
    insert: `insert into ledger_entries (kind, affiliate_id, month, posted_on, payable, bank)
      values ('payout', 'KRY-AAAAA', '2026-09-01', '2026-10-20', 80, -80)`,
    update: `memo = 'changed'`,
    allows: { seeker: ['select'], admin: ['select', 'insert'], worker: ['select', 'insert'] },
  },
  affiliate_balances: {
    owner: 'seeker',
    sample: `insert into affiliate_balances (affiliate_id, payable) values ('KRY-AAAAA', -80)
      on conflict (affiliate_id) do update set payable = -80`,
    where: `affiliate_id = 'KRY-AAAAA'`,
    insert: `insert into affiliate_balances (affiliate_id, payable) values ('KRY-BBBBB', -80)`,
    update: 'payable = 0',
    allows: { seeker: ['select'], admin: ['select'], worker: ['select'] },
  },
};
