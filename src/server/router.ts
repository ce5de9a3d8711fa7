// Every feature's handlers under the contract's names.
import { account, profile } from './account.ts';
import { api } from './lib/procedures.ts';
import { draftHandlers } from './listing/drafts.ts';
import { listingHandlers } from './listing/homes.ts';
import { importHandlers } from './listing/imports/handlers.ts';
import { photoHandlers } from './listing/photos.ts';
import { mailbox } from './mailbox.ts';
import { catalogueHandlers } from './properties/catalogue.ts';
import { searchRoute } from './properties/search-route.ts';
import { roles } from './roles.ts';

export const router = api.router({
  account,
  drafts: draftHandlers,
  imports: importHandlers,
  mailbox,
  photos: photoHandlers,
  profile,
  properties: { ...catalogueHandlers, ...listingHandlers },
  roles,
});

/** Routes that answer a procedure of the contract without the procedures' own machinery, because they are hot. */
export const directRoutes = { 'GET /properties': searchRoute } as const;
