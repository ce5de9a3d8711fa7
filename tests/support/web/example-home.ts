// A home of one's own, for the tests of this screen.
import type { OwnHome } from '../../../src/contract/listing.ts';

export const exampleHome: OwnHome = {
  id: '0198a000-0000-7000-8000-000000000001',
  listing_state: 'published',
  availability: 'available',
  title: 'Two rooms by the lake',
  city: 'Pune',
  locality: 'Baner',
  rent: 2_450_000,
  bedrooms: 2,
  area_sqft: 1050,
  property_type: 'apartment',
  furnishing: 'semi_furnished',
  rating: 4.5,
  verified: true,
  hidden_reason: null,
  view_count: 12,
  leads_count: 3,
  quality: { score: 72, next: 'photos', amount: 4 },
  visit_hours: null,
  coming_visits: 0,
  cover: null,
  created_at: '2026-08-01T05:00:00Z',
  published_at: '2026-08-04T05:00:00Z',
  renewed_at: null,
};
