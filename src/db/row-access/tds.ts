import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  tds_challans: {
    owner: 'admin',
    sample: `insert into tds_challans (month, bsr_code, deposited_on, serial, amount)
      values ('2020-01-01', '0510308', '2020-02-05', '00417', 100)`,
    where: `month = '2020-01-01'`,
    insert: `insert into tds_challans (month, bsr_code, deposited_on, serial, amount, recorded_by)
      values ('2020-02-01', '0510308', '2020-03-05', '00418', 100, app.user_id())`,
    update: `withdrawal_reason = 'Wrong', withdrawal_asked_at = app.now(), withdrawal_asked_by = app.user_id()`,
    allows: { admin: ['select', 'insert', 'update'], worker: ['select'] },
  },
};
