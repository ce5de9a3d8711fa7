/** A program of somebody who made the types with openapi-typescript: searches, pages, reads, asks for a visit, sets a webhook up, and is refused. */
import createClient from 'openapi-fetch';
import type { paths } from './generated/types';

const [, , baseUrl = '', token = '', city = '', date = '', hook = ''] = process.argv;
const client = createClient<paths>({ baseUrl, headers: { Authorization: `Bearer ${token}` } });

function must<Data>({ data, error }: { data?: Data; error?: unknown }): Data {
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data;
}

async function program() {
  const homes: string[] = [];
  for (let cursor: string | undefined, pages = 0; pages < 20; pages++) {
    const query = { city, limit: 1, ...(cursor !== undefined && { cursor }) };
    const page = must(await client.GET('/properties', { params: { query } }));
    homes.push(...page.items.map(({ id }) => id));
    if (page.next_cursor === null) break;
    cursor = page.next_cursor;
  }
  const home = must(await client.GET('/properties/{id}', { params: { path: { id: homes[0] ?? '' } } }));
  const body = { property_id: home.id, visit_type: 'physical', scheduled_date: date, slot: '10:00' } as const;
  const key = { header: { 'Idempotency-Key': 'by-openapi-fetch' } };
  const visit = must(await client.POST('/visits', { params: key, body }));
  const again = must(await client.POST('/visits', { params: key, body }));
  const refused = await client.POST('/visits', { body });
  const wrong = await client.POST('/visits', { body: { ...body, slot: '99:99' as '10:00' } });
  const made = must(await client.POST('/my/webhooks', { body: { url: hook, events: ['lead.visit'] } }));
  must(await client.DELETE('/my/webhooks/{id}', { params: { path: { id: made.id } } }));
  console.log(
    JSON.stringify({
      homes: new Set(homes).size === homes.length,
      rupees: home.rent / 100,
      sameVisit: visit.id === again.id,
      rule: refused.error?.rule,
      field: wrong.error?.errors?.[0]?.field,
      secret: made.secret.startsWith('whsec_'),
    }),
  );
}
void program();
