/** The procedures of managed rentals and of their rent values under their names. */
import { api } from '../lib/procedures.ts';
import { affiliates } from './affiliates.ts';
import { listForAdmin as listApplications, listOwn } from './application-rows.ts';
import { addRvl, approve, configure } from './configure.ts';
import { changeAffiliate, end, updateDetails } from './details.ts';
import { homesBrought } from './homes-brought.ts';
import { assignManager } from './managers.ts';
import { listForAdmin as listProperties } from './property-rows.ts';
import { approveOnly, decline, startReview } from './review.ts';
import { grid, listMine } from './rvl-grid.ts';
import { markMatchingPaid } from './rvl-matching.ts';
import { amount, history, paid, pending } from './rvl-payments.ts';
import { submit } from './submit.ts';

export const managedRentals = {
  submit,
  listMine: api.managedRentals.listMine.handler(({ context, input }) => listOwn(context, input)),
  homesBrought,
  list: api.managedRentals.list.handler(({ context, input }) => listApplications(context.db, input)),
  startReview,
  approve,
  approveOnly,
  configure,
  decline,
  addRvl,
  listProperties: api.managedRentals.listProperties.handler(({ context, input }) =>
    listProperties(context.db, input),
  ),
  updateDetails,
  changeAffiliate,
  assignManager,
  end,
  affiliates,
};

export const rvl = {
  grid,
  listMine,
  markPaid: paid,
  markMatchingPaid,
  backToPending: pending,
  setAmount: amount,
  history,
};
