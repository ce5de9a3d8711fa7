// The sitemap: every page of the product and the file that draws it. Menus show a link only when its path stands here.
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** One screen under several paths. */
const samePage = (file: string, paths: readonly string[]) =>
  paths.map((path) => route(path, file, { id: path }));

export default [
  layout('components/public-layout.tsx', [
    index('public/home/home.tsx'),
    route('properties', 'public/properties/properties.tsx'),
    route('property/:id', 'public/property/property.tsx'),
    route('rent', 'public/rent/cities.tsx'),
    route('rent/:city', 'public/rent/city.tsx'),
    route('rent/:city/:locality', 'public/rent/locality.tsx'),
    route('about', 'public/company/about.tsx'),
    route('terms-conditions', 'public/company/terms-conditions.tsx'),
    route('privacy-policy', 'public/company/privacy-policy.tsx'),
    route('property-owners', 'public/audiences/property-owners.tsx'),
    route('tenants', 'public/audiences/tenants.tsx'),
    route('corporates', 'public/audiences/corporates.tsx'),
    route('brokers', 'public/audiences/brokers.tsx'),
    route('services', 'public/services/services.tsx'),
    route('guaranteed-lease', 'public/services/guaranteed-lease.tsx'),
    route('tenant-verification', 'public/services/tenant-verification.tsx'),
    route('furnished-leasing', 'public/services/furnished-leasing.tsx'),
    route('legal-support', 'public/services/legal-support.tsx'),
    route('property-management', 'public/services/property-management.tsx'),
    route('contact', 'public/contact/contact.tsx'),
    route('auth', 'public/auth/auth.tsx'),
    route('portal-auth', 'public/auth/portal-auth.tsx'),
    route('dev/mailbox', 'public/dev/mailbox.tsx'),
    route('dev/mailbox/:id', 'public/dev/letter.tsx'),
    route('portal/user/*', 'public/own-page.tsx'),
    route('*', 'public/not-found.tsx'),
  ]),
  route('portal', 'portal/dispatcher.tsx'),
  route('admin', 'admin/admin.tsx'),
  route('admin-secure', 'admin/admin-secure.tsx'),
  layout('portal/portal-layout.tsx', [
    route('portal/user', 'portal/user/user-portal.tsx'),
    route('my-properties', 'portal/my-properties/my-properties.tsx'),
    route('profile', 'portal/profile/profile.tsx'),
    route('settings', 'portal/settings/settings.tsx'),
    route('my-properties/import', 'portal/import/import-page.tsx'),
    route('submit-property', 'portal/listing/create-page.tsx'),
    route('properties/create', 'portal/listing/create-page.tsx', { id: 'create-property' }),
    route('properties/:id/edit', 'portal/listing/edit-page.tsx'),
    route('track-applications', 'portal/leads/track-applications.tsx'),
    route('application-history', 'portal/leads/application-history.tsx'),
    ...samePage('portal/seeking/shortlisted.tsx', ['shortlisted', 'user/shortlisted-properties']),
    ...samePage('portal/seeking/recently-viewed.tsx', [
      'recently-viewed',
      'portal/user/viewed',
      'user/recently-viewed-properties',
    ]),
    route('submit-managed-rental', 'portal/managed-rentals/submit-page.tsx'),
    route('managed-rentals', 'portal/managed-rentals/managed-rentals.tsx'),
    route('portal/broker/managed-rentals', 'portal/managed-rentals/broker-page.tsx'),
    route('portal/landlord/managed-rentals', 'portal/managed-rentals/landlord-page.tsx'),
    route('recent-searches', 'portal/seeking/recent-searches.tsx'),
  ]),
] satisfies RouteConfig;
