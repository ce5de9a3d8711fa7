// Where the link of a letter leads when it is pressed: mail programs send it by themselves (RFC 8058), people by the page's button.
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { savedSearches } from '../../db/schema/saved-searches.ts';
import { pageLanguages, pathIn } from '../../domain/languages.ts';
import { BY_PAGE } from '../../domain/saved-searches.ts';
import { secretsOf } from '../lib/config.ts';
import type { HttpEnv, Services } from '../lib/request-context.ts';
import { searchOfLink } from './unsubscribe.ts';

export function unsubscribeRoutes({ config, database }: Services): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  // GET is left to the page: programs that look into letters follow every link.
  for (const language of pageLanguages) {
    app.post(pathIn(language, '/unsubscribe/:token'), async (c) => {
      const token = c.req.param('token') ?? '';
      const searchId = searchOfLink(secretsOf(config), token);
      if (!searchId) return c.text('This link is not complete. Open it from the letter again.', 404);
      await database.asWorker((db) =>
        db.update(savedSearches).set({ isPaused: true }).where(eq(savedSearches.id, searchId)),
      );
      // A mail program takes a redirect for a failure (RFC 8058, 3.1); only a person at the page has a page to see.
      if (c.req.query(BY_PAGE) === undefined) return c.body(null, 200);
      return c.redirect(pathIn(language, `/unsubscribe/${token}?done`), 303);
    });
  }
  return app;
}
