import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { cloneDatabase } from '../../tests/support/database.ts';
import { bestMatchScore, type RankedListing } from '../domain/listing-quality.ts';

const { ownerUrl } = await cloneDatabase();
const owner = new Client(ownerUrl);
await owner.connect();
afterAll(() => owner.end());

const listings: RankedListing[] = [
  { renewedAt: '2026-11-05T03:30:00.000Z', verified: false, photoCount: 0, rating: null },
  { renewedAt: '2026-11-05T05:53:59.999Z', verified: true, photoCount: 8, rating: 4.25 },
  { renewedAt: '2024-02-29T23:59:59.000Z', verified: true, photoCount: 20, rating: 3.01 },
  { renewedAt: '2026-01-01T00:00:00.000Z', verified: false, photoCount: 1, rating: 2.99 },
  { renewedAt: '2026-01-01T00:00:00.000Z', verified: false, photoCount: 3, rating: 1 },
  { renewedAt: '2026-01-01T02:24:00.000Z', verified: false, photoCount: 3, rating: 5 },
];

test.each(listings)('the database ranks %j as the domain does', async (listing) => {
  const row = {
    renewed_at: listing.renewedAt,
    verified: listing.verified,
    image_urls: Array.from({ length: listing.photoCount }, (_, index) => `photo-${index}`),
    rating: listing.rating,
  };
  const { rows } = await owner.query<{ best: string }>(
    'select app.listing_best(jsonb_populate_record(null::public.properties, $1::jsonb)) as best',
    [JSON.stringify(row)],
  );
  expect(Number(rows[0]?.best)).toBe(bestMatchScore(listing));
});
