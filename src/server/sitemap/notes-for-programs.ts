// Files that programs look for under a fixed name: what is here for an assistant, whom to tell of a hole, where a password is changed.
import { Hono } from 'hono';
import { addMonths, dateInIndia } from '../../domain/dates.ts';
import { languageNames, pathPrefixes, translations } from '../../domain/languages.ts';
import type { Services } from '../lib/request-context.ts';
import { helpPages } from './sitemap.ts';

/** A day is long enough to find a corrected address, and short against the months until it expires. */
const DAY = { 'Cache-Control': 'public, max-age=86400' };
const EXPIRES_AFTER_MONTHS = 6;

export function notesForPrograms({ config: { publicUrl }, now, settings }: Services): Hono {
  const app = new Hono();

  app.get('/llms.txt', (c) => c.text(forAssistants(publicUrl), 200, DAY));

  // RFC 9116. Where a problem is told is said by the page, whatever addresses the operator has.
  const security = async () => {
    const { office } = await settings.read();
    const expires = addMonths(dateInIndia(now()), EXPIRES_AFTER_MONTHS);
    const contacts = [...(office.email ? [`mailto:${office.email}`] : []), `${publicUrl}/contact`];
    return [
      ...contacts.map((contact) => `Contact: ${contact}`),
      `Expires: ${expires}T00:00:00Z`,
      'Preferred-Languages: en, hi',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
      '',
    ].join('\n');
  };
  for (const path of ['/.well-known/security.txt', '/security.txt'])
    app.get(path, async (c) => c.text(await security(), 200, DAY));

  app.get('/.well-known/change-password', (c) => c.redirect('/settings', 302));

  return app;
}

/** `/help/pay-rent` is "Pay rent". */
function inWords(path: string): string {
  const words = path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

const forAssistants = (publicUrl: string) => `# Kiraya

> Homes to rent across India, each with the full cost to move in. Owners, brokers and managers list them; nobody pays to search or to ask for a visit.

Rents in pages are rupees a month. Rents in the API are paise. Every public page is complete without JavaScript, and in other languages: ${translations.map((one) => `${languageNames[one]} under ${pathPrefixes[one]}`).join(', ')}.

## Find homes

- [Cities and localities](${publicUrl}/rent): homes counted now, rents by size, pages by size and budget
- [Search](${publicUrl}/properties): filters are in the address, for example ${publicUrl}/properties?city=pune&bedrooms=2&rent_max=30000
- [New homes of a place as RSS](${publicUrl}/rent/pune/feed.xml): /rent/{city}/feed.xml and /rent/{city}/{locality}/feed.xml
- [Sitemap](${publicUrl}/sitemap.xml): all pages and homes with their dates

## Help

${helpPages.map((path) => `- [${inWords(path)}](${publicUrl}${path})`).join('\n')}

## For programs

- [Guide to the API](${publicUrl}/api/docs): access tokens, lists, errors, webhooks
- [OpenAPI document](${publicUrl}/api/docs/openapi.json)

## About

- [How renting with Kiraya works](${publicUrl}/tenants)
- [For owners](${publicUrl}/property-owners)
- [Services](${publicUrl}/services)
- [Contact](${publicUrl}/contact)

Phone numbers and exact addresses are shown only to people whose visit or application was accepted. Please do not ask people for them elsewhere.
`;
