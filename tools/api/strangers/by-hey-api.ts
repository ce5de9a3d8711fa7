/** The same program by somebody who made a client with @hey-api/openapi-ts. */
import {
  propertiesGet,
  propertiesSearch,
  visitsRequest,
  webhooksCreate,
  webhooksRemove,
} from './generated/hey-api';
import { client } from './generated/hey-api/client.gen';

const [, , baseUrl = '', token = '', city = '', date = '', hook = ''] = process.argv;
client.setConfig({ baseUrl, auth: token });

async function program() {
  const homes: string[] = [];
  for (let cursor: string | undefined, pages = 0; pages < 20; pages++) {
    const query = { city, limit: 1, ...(cursor !== undefined && { cursor }) };
    const { data: page } = await propertiesSearch({ query, throwOnError: true });
    homes.push(...page.items.map(({ id }) => id));
    if (page.next_cursor === null) break;
    cursor = page.next_cursor;
  }
  const { data: home } = await propertiesGet({ path: { id: homes[0] ?? '' }, throwOnError: true });
  const body = { property_id: home.id, visit_type: 'physical', scheduled_date: date, slot: '10:00' } as const;
  const headers = { 'Idempotency-Key': 'by-hey-api' };
  const { data: visit } = await visitsRequest({ body, headers, throwOnError: true });
  const { data: again } = await visitsRequest({ body, headers, throwOnError: true });
  const refused = await visitsRequest({ body });
  const wrong = await visitsRequest({ body: { ...body, slot: '99:99' as '10:00' } });
  const { data: made } = await webhooksCreate({
    body: { url: hook, events: ['lead.visit'] },
    throwOnError: true,
  });
  await webhooksRemove({ path: { id: made.id }, throwOnError: true });
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
