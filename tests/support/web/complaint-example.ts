// A complaint as screens get it.
import type { ComplaintDetail } from '../../../src/contract/complaints.ts';

export const complaintDetail: ComplaintDetail = {
  id: '0198a000-0000-7000-8000-0000000000c1',
  number: 'C-2026-000123',
  kind: 'other',
  subject_title: null,
  message: 'Nobody calls back',
  status: 'received',
  answer_by: '2026-12-26',
  reopen_by: null,
  complainant: { user_id: '0198a000-0000-7000-8000-00000000000a', full_name: 'Asha Rao' },
  sender: null,
  assigned_to: null,
  created_at: '2026-11-26T06:00:00.000Z',
  entries: [],
};
