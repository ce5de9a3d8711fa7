import type { TableAccess } from '../row-access.ts';

export const rowAccess: Record<string, TableAccess> = {
  lead_cards: {
    owner: 'lister',
    // The seeker's visit made the card already.
    sample: 'update lead_cards set id = :run where property_id = :home and user_id = :seeker',
    where: 'id = :run',
    insert: `insert into lead_cards (property_id, user_id, lister_id) values (:otherHome, :seeker, :lister)`,
    update: `stage = 'contacted'`,
    allows: { lister: ['select', 'update'], worker: ['select', 'insert', 'update'] },
  },
  lead_notes: {
    owner: 'lister',
    sample: `insert into lead_notes (card_id, lister_id, note)
      values (:run, :lister, 'Calls on Sunday')`,
    where: `note = 'Calls on Sunday'`,
    insert: `insert into lead_notes (card_id, lister_id, note)
      values (:run, :lister, 'Wants parking')`,
    update: `note = 'changed'`,
    allows: { lister: ['select', 'insert', 'delete'], worker: ['select', 'insert'] },
  },
};
