/** Every procedure of the contract as its tests see it, so that a new one is covered the day it is written. */
import { type AnyContractProcedure, isContractProcedure } from '@orpc/contract';
import { contract } from '../../src/contract/contract.ts';
import type { ProcedureMeta } from '../../src/contract/procedure.ts';
import type { Permission } from '../../src/domain/permissions.ts';

export type ListedProcedure = {
  /** 'properties.search', its place in the contract. */
  name: string;
  permission: Permission;
  method: string;
  /** With its parameters as written: '/properties/{id}'. */
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

/** Names of the parameters in the path. */
export const pathParameters = (path: string): string[] =>
  [...path.matchAll(/\{\+?(\w+)\}/g)].map(([, name]) => name ?? '');

/** The address under /api with these values in place of the parameters; one that is missing becomes an unknown id. */
export function addressOf(path: string, values: Record<string, string> = {}): string {
  return `/api${path.replaceAll(/\{\+?(\w+)\}/g, (_, name) => encodeURIComponent(values[name] ?? UNKNOWN_ID))}`;
}

/** An id that no row has. */
export const UNKNOWN_ID = '019aa000-0000-7000-8000-000000000000';
