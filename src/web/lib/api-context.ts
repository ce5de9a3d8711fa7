// The procedures as a page's server loader calls them: in process, signed out, without HTTP.
import type { ContractRouterClient } from '@orpc/contract';
import { createContext } from 'react-router';
import type { Contract } from '../../contract/contract.ts';

/** What a call may carry beside its input. */
export type CallContext = {
  /** One for each form: a repeated send gets the first answer again. */
  idempotencyKey?: string;
};

export type Api = ContractRouterClient<Contract, CallContext>;

/** Public pages look alike for everyone, so their loaders always ask as a visitor. */
export const apiContext = createContext<Api>();
