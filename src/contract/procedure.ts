// How every procedure of the contract begins: with the permission it needs.
import { oc } from '@orpc/contract';
import type { Permission } from '../domain/permissions.ts';
import { errors } from './errors.ts';

export type ProcedureMeta = {
  permission: Permission;
  /**
   * 'handler': the handler opens its own transaction(s), because it does slow work (images, files) outside them. 'secret': so
   * does this one, and neither its request nor its answer is kept for repeats, not even as a hash. 'shown-once': as 'handler', and
   * the answer holds a new secret: what is kept of it for repeats is sealed.
   */
  transaction: 'request' | 'handler' | 'secret' | 'shown-once';
};

/** Starts a contract procedure; it does not compile without a permission that exists. */
export const procedure = (permission: Permission, transaction: ProcedureMeta['transaction'] = 'request') =>
  oc.$meta<ProcedureMeta>({ permission, transaction }).errors(errors);
