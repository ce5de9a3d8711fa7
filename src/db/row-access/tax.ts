import { signedIn, type TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  tax_rules: {
    owner: 'admin',
    where: `valid_from = '2026-04-01'`,
    insert: `insert into tax_rules (valid_from, section, rate_bp, without_pan_bp, threshold)
      values ('2030-04-01', '393', 200, 2000, 2000000)`,
    update: 'rate_bp = 100',
    allows: { ...signedIn('select'), admin: ['select', 'insert'], worker: ['select'] },
  },
};
