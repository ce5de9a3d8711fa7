// Every feature's handlers under the contract's names.
import { account, profile } from './account.ts';
import { api } from './lib/procedures.ts';
import { mailbox } from './mailbox.ts';
import { catalogueHandlers } from './properties/catalogue.ts';
import { searchRoute } from './properties/search-route.ts';
import { roles } from './roles.ts';

export const router = api.router({ account, mailbox, profile, properties: catalogueHandlers, roles });

/** Routes that answer a procedure of the contract without the procedures' own machinery, because they are hot. */
export const directRoutes = { 'GET /properties': searchRoute } as const;
