/** Every procedure of the contract in one list, so that what goes over all of them finds a new one the day it is written. */
import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract';
import type { Permission } from '../domain/permissions.ts';
import { contract } from './contract.ts';
import type { ProcedureMeta } from './procedure.ts';

export type ListedProcedure = {
  /** 'properties.search', its place in the contract. */
  name: string;
  permission: Permission;
  method: string;
  /** Below /api, with its parameters as written: '/properties/{id}'. */
  path: string;
  /** Reads its input from the address instead of a body. */
  isRead: boolean;
  transaction: ProcedureMeta['transaction'];
  schema: AnyContractProcedure['~orpc']['inputSchema'];
};

export const procedures: readonly ListedProcedure[] = listed(contract, []);

function listed(part: object, place: string[]): ListedProcedure[] {
  if (isContractProcedure(part)) return [described(part, place.join('.'))];
  return Object.entries(part).flatMap(([name, child]) => listed(child, [...place, name]));
}

function described(procedure: AnyContractProcedure, name: string): ListedProcedure {
  const { meta, route, inputSchema } = procedure['~orpc'];
  const { permission, transaction } = meta as ProcedureMeta;
  const { method = 'none', path = 'none' } = route;
  return { name, permission, method, path, isRead: method === 'GET', transaction, schema: inputSchema };
}
