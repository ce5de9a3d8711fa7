// The whole contract: every feature's procedures under its word.
import { accountContract, mailboxContract, profileContract, rolesContract } from './account.ts';
import { catalogueContract } from './catalogue.ts';

export const contract = {
  account: accountContract,
  mailbox: mailboxContract,
  profile: profileContract,
  properties: catalogueContract,
  roles: rolesContract,
};
export type Contract = typeof contract;
