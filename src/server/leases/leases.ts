/** Leases under the contract's names. */

import { api } from '../lib/procedures.ts';
import { accept } from './accept.ts';
import { addStampedCopy, agreementFile, documentFile } from './documents.ts';
import { eSign } from './e-sign.ts';
import { options } from './homes.ts';
import { importDrafts } from './import-leases.ts';
import { known } from './known-terms.ts';
import { place } from './lease-place.ts';
import { listLet, listRented, loadLease } from './lease-rows.ts';
import {
  agreeEnd,
  contest,
  decline,
  declineEnd,
  disown,
  giveNotice,
  proposeEnd,
  withdraw,
  withdrawNotice,
} from './moves.ts';
import { create, renew, setPayee, update } from './offers.ts';
import { listPrepared, withdrawPrepared } from './prepared.ts';
import { propose, sign } from './propose.ts';
import { repairsOf } from './repairs.ts';
import { code } from './signing-codes.ts';
import { law, lawOfHome } from './tenancy-law.ts';

export const leases = {
  options,
  known,
  create,
  importDrafts,
  get: api.leases.get.handler(({ context, input }) => loadLease(context, input.id)),
  agreementFile,
  documentFile,
  addStampedCopy,
  listLet: api.leases.listLet.handler(({ context, input }) => listLet(context, input)),
  listMine: api.leases.listMine.handler(({ context, input }) => listRented(context, input)),
  listPrepared,
  update,
  setPayee,
  code,
  propose,
  sign,
  accept,
  eSign,
  decline,
  disown,
  contest,
  withdraw,
  withdrawPrepared,
  giveNotice,
  withdrawNotice,
  proposeEnd,
  agreeEnd,
  declineEnd,
  renew,
  repairs: api.leases.repairs.handler(async ({ context, input: { id } }) => {
    await loadLease(context, id);
    return { items: await repairsOf(context.db, id) };
  }),
  place,
  law,
  lawOfHome,
};
