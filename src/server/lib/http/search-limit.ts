// Keeps one address from searching faster than a street full of people would.
import type { MiddlewareHandler } from 'hono';
import type { HttpEnv, Services } from '../request-context.ts';
import { tooManyInWords } from './too-many.ts';

/** This machine itself: a proxy that does not say for whom it asks, or a measurement. */
const LOOPBACK = /^((::ffff:)?127\.|::1$)/i;

/** For the search, its page, and a form that is shown once more: none of them is kept. The API's own words for the refusal are found where errors are told. */
export function limitSearch({ auth }: Services): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const address = c.get('address');
    try {
      if (address && !LOOPBACK.test(address)) {
        const allowance = await auth.limits.consume('search.address', address);
        // Of a program the limit of its token is the narrower one.
        if (!c.get('allowance')) c.set('allowance', allowance);
      }
    } catch (error) {
      if (c.req.path.startsWith('/api/')) throw error;
      return tooManyInWords(c, error);
    }
    await next();
  };
}
