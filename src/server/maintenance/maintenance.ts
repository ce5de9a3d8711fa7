/** Maintenance under the contract's names. */
import { api } from '../lib/procedures.ts';
import { board } from './board.ts';
import { homes } from './homes.ts';
import { listRequests, loadRequest } from './maintenance-rows.ts';
import { approve, assign, cancel, finish, quote, raise, rate, reopen, start, triage } from './moves.ts';
import { addPhoto } from './photos.ts';

export const maintenance = {
  raise,
  get: api.maintenance.get.handler(({ context, input }) => loadRequest(context, input.id)),
  list: api.maintenance.list.handler(({ context, input }) => listRequests(context, input)),
  board,
  homes,
  addPhoto,
  triage,
  assign,
  start,
  quote,
  approve,
  finish,
  cancel,
  reopen,
  rate,
};
