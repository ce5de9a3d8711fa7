// The whole contract: every feature's procedures under its word.
import { accountContract, mailboxContract, profileContract, rolesContract } from './account.ts';
import { catalogueContract } from './catalogue.ts';
import { draftsContract } from './drafts.ts';
import { importsContract } from './imports.ts';
import { listingContract } from './listing.ts';
import { photosContract } from './photos.ts';

export const contract = {
  account: accountContract,
  drafts: draftsContract,
  imports: importsContract,
  mailbox: mailboxContract,
  photos: photosContract,
  profile: profileContract,
  properties: { ...catalogueContract, ...listingContract },
  roles: rolesContract,
};
export type Contract = typeof contract;
