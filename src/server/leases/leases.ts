/** Leases under the contract's names. */

import { api } from '../lib/procedures.ts';
import { agreementFile } from './agreement-file.ts';
import { options } from './homes.ts';
import { listLet, listRented, loadLease } from './lease-rows.ts';
import {
  accept,
  agreeEnd,
  contest,
  decline,
  declineEnd,
  giveNotice,
  proposeEnd,
  settle,
  sign,
  withdraw,
  withdrawNotice,
} from './moves.ts';
import { create, renew, setPayee, update } from './offers.ts';
import { repairsOf } from './repairs.ts';

export const leases = {
  options,
  create,
  get: api.leases.get.handler(({ context, input }) => loadLease(context, input.id)),
  agreementFile,
  listLet: api.leases.listLet.handler(({ context, input }) => listLet(context, input)),
  listMine: api.leases.listMine.handler(({ context, input }) => listRented(context, input)),
  update,
  setPayee,
  accept,
  decline,
  withdraw,
  sign,
  contest,
  giveNotice,
  withdrawNotice,
  proposeEnd,
  agreeEnd,
  declineEnd,
  renew,
  settle,
  repairs: api.leases.repairs.handler(async ({ context, input: { id } }) => {
    await loadLease(context, id);
    return { items: await repairsOf(context.db, id) };
  }),
};
