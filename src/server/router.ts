// Every feature's handlers under the contract's names.
import { account, profile } from './account.ts';
import { api } from './lib/procedures.ts';
import { mailbox } from './mailbox.ts';
import { catalogueHandlers } from './properties/catalogue.ts';
import { roles } from './roles.ts';

export const router = api.router({ account, mailbox, profile, properties: catalogueHandlers, roles });
