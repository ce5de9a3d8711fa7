// The rents of a city as CSV, for whoever wants to count on.
import { ORPCError } from '@orpc/server';
import { Hono } from 'hono';
import { paise, toRupees } from '../../domain/money.ts';
import { csvFile } from '../lib/csv-file.ts';
import { limitSearch } from '../lib/http/search-limit.ts';
import type { HttpEnv, Services } from '../lib/request-context.ts';
import { rentsOfCity } from './city-rents.ts';

export function rentFileRoutes(services: Services): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.get('/rent/:city{[a-z0-9-]+}/rents.csv', limitSearch(services), async (c) => {
    try {
      const city = await rentsOfCity(services.database.publicReads.db, c.req.param('city'));
      const places = [{ name: '', rents: city.rents }, ...city.localities];
      const rows = places.flatMap(({ name, rents }) =>
        rents.map((size) => ({
          city: city.name,
          locality: name,
          bedrooms: size.bedrooms,
          homes: size.homes,
          median_rupees: toRupees(paise(size.median)),
          lower_quartile_rupees: toRupees(paise(size.lower_quartile)),
          upper_quartile_rupees: toRupees(paise(size.upper_quartile)),
          counted_at: city.counted_at,
        })),
      );
      const file = csvFile(`rents-${city.slug}.csv`, rows);
      return new Response(file, {
        headers: {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="${file.name}"`,
          'Cache-Control': 'public, max-age=3600',
          'X-Robots-Tag': 'noindex',
        },
      });
    } catch (error) {
      if (error instanceof ORPCError && error.code === 'NOT_FOUND')
        return c.text('There is no such city', 404);
      throw error;
    }
  });
  return app;
}
