// The whole contract: every feature's procedures under its word.
import { accountContract, mailboxContract, profileContract, rolesContract } from './account.ts';

export const contract = {
  account: accountContract,
  mailbox: mailboxContract,
  profile: profileContract,
  roles: rolesContract,
};
export type Contract = typeof contract;
