import { expect, it } from 'vitest';
import { inFull } from '../../../../tests/support/description-in-full.ts';
import { errors } from '../../../contract/errors.ts';
import { scopeNames } from '../../../domain/api-tokens.ts';
import { ruleSentences } from '../../../domain/features/rules.generated.ts';
import { webhookKinds } from '../../../domain/webhooks.ts';
import { webhookHeaders } from '../../api-access/webhook-signature.ts';
import { describeApi } from './describe.ts';
import { guidePage, rulesPage } from './guide.ts';
import { referencePage } from './reference.ts';
import { summaries } from './texts.ts';

const page = guidePage('https://kiraya.example');
const text = page
  .replaceAll('&quot;', '"')
  .replaceAll('&lt;', '<')
  .replaceAll('&gt;', '>')
  .replaceAll('&amp;', '&');

it('names every scope, every event, and every problem at the address that problems point to', () => {
  for (const name of [...scopeNames, ...webhookKinds]) expect(text).toContain(`<code>${name}</code>`);
  for (const name of Object.keys(errors)) expect(page).toContain(`id="${name}"`);
});

it('shows a verification that accepts what we send and nothing else', async () => {
  const source = /import \{ createHmac[\s\S]*?\n\}\n?(?=<\/code>)/.exec(text)?.[0] ?? '';
  const url = `data:text/javascript,${encodeURIComponent(source)}`;
  const { isFromKiraya } = await import(/* @vite-ignore */ url);
  const secret = `whsec_${Buffer.alloc(32, 5).toString('base64')}`;
  const headers = webhookHeaders([secret], { id: 'a', body: '{}', at: new Date() });
  expect(isFromKiraya(secret, headers, '{}')).toBe(true);
  expect(isFromKiraya(secret, headers, '[]')).toBe(false);
  const old = webhookHeaders([secret], { id: 'a', body: '{}', at: new Date(0) });
  expect(isFromKiraya(secret, old, '{}')).toBe(false);
  const other = `whsec_${Buffer.alloc(32, 6).toString('base64')}`;
  const byBoth = webhookHeaders([other, secret], { id: 'a', body: '{}', at: new Date() });
  expect(isFromKiraya(secret, byBoth, '{}')).toBe(true);
});

it('shows programs what a token can call and nothing else, by area', async () => {
  type Shown = { security: { token?: string[]; oauth?: string[] }[]; tags: string[] };
  const { paths, tags } = (await describeApi('https://kiraya.example', 'tokens')) as {
    paths: Record<string, Record<string, Shown>>;
    tags: { name: string }[];
  };
  const shown = Object.values(paths).flatMap((methods) => Object.values(methods));
  expect(shown.filter(({ security }) => !security?.some(({ token }) => token))).toEqual([]);
  expect(Object.keys(paths).filter((path) => path.startsWith('/admin'))).toEqual([]);
  const scopesShown = new Set(shown.flatMap(({ security }) => security.flatMap(({ oauth = [] }) => oauth)));
  expect([...scopesShown].sort()).toEqual([...scopeNames].sort());
  expect(shown.filter((one) => one.tags.length !== 1)).toEqual([]);
  const names = tags.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Properties', 'RVL', 'Saved searches']));
  expect(new Set(shown.flatMap((one) => one.tags))).toEqual(new Set(names));
});

it('names tokens as the only ways in for programs', async () => {
  const described = JSON.parse(JSON.stringify(await describeApi('https://kiraya.example', 'tokens')));
  expect(Object.keys(described.components.securitySchemes)).toEqual(['token', 'oauth']);
  expect(
    Object.keys(described.components.securitySchemes.oauth.flows.authorizationCode.scopes).sort(),
  ).toEqual([...scopeNames].sort());
  const named = new Set<string>();
  for (const methods of Object.values<Record<string, { security?: object[] }>>(described.paths)) {
    for (const { security = described.security } of Object.values(methods)) {
      for (const way of security as object[]) for (const name of Object.keys(way)) named.add(name);
    }
  }
  expect([...named].sort()).toEqual(['oauth', 'token']);
});

it.each(['everything', 'tokens'] as const)(
  'describes files as forms and as what they are: %s',
  async (reach) => {
    type Body = {
      content?: Record<string, { schema: { properties?: Record<string, { format?: string }> } }>;
    };
    type Shown = { operationId: string; requestBody?: Body; responses: Record<string, Body> };
    const described = inFull(await describeApi('https://kiraya.example', reach));
    const shown = Object.values<Record<string, Shown>>(described.paths).flatMap((one) => Object.values(one));
    const uploads = shown.filter(({ requestBody }) => JSON.stringify(requestBody ?? {}).includes('"binary"'));
    if (reach === 'everything') expect(uploads).toHaveLength(17);
    for (const { requestBody } of uploads) {
      expect(Object.keys(requestBody?.content ?? {})).toEqual(['multipart/form-data']);
      expect(requestBody?.content?.['multipart/form-data']?.schema.properties?.file?.format).toBe('binary');
    }
    expect(JSON.stringify(shown)).not.toContain('*/*');
    const statement = shown.find(({ operationId }) => operationId === 'rents.statementFile');
    expect(Object.keys(statement?.responses['200']?.content ?? {})).toEqual(['application/pdf', 'text/csv']);
  },
);

it('describes scopes per operation and the webhooks', async () => {
  const described = JSON.parse(JSON.stringify(await describeApi('https://kiraya.example')));
  expect(described.openapi).toMatch(/^3\.1/);
  expect(described.paths['/my/visits'].get.security).toContainEqual({ oauth: ['leads:read'] });
  expect(Object.keys(described.webhooks)).toEqual([...webhookKinds, 'webhook.test']);
  const { example } = described.webhooks['rvl.paid'].post.requestBody.content['application/json'];
  expect(example).toMatchObject({ type: 'rvl.paid', data: { month: '2026-11' } });
});

it('says of each body what may be sent: fields, choices, limits, files', async () => {
  const reference = referencePage(await describeApi('https://kiraya.example', 'tokens'));
  const shown = (id: string) =>
    reference
      .split(`<article id="${id}">`)[1]
      ?.split('</article>')[0]
      ?.replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ');
  expect(shown('photos.upload')).toContain(
    'Sent as multipart/form-data : Field Needed Means file needed the file itself',
  );
  expect(shown('properties.bulk')).toContain(
    'ids needed list of 1 to 50, each id action needed one of publish, pause',
  );
  expect(shown('properties.bulk')).toContain(
    'rent_change_bp basis points, for the action rent only: whole number of -5000 to 5000; or null',
  );
  expect(shown('properties.create')).toContain('point.lat needed number of -90 to 90');
  expect(shown('properties.search')).toContain(
    'furnishing query list of at most 50, each one of fully_furnished',
  );
  expect(shown('properties.search')).not.toContain('nextCursor');
});

it('shows each operation on one page without scripts, and each rule on another', async () => {
  const reference = referencePage(await describeApi('https://kiraya.example', 'tokens'));
  for (const [id, says] of Object.entries(summaries)) {
    expect(reference).toContain(`<article id="${id}"><h3>${says}</h3>`);
  }
  expect(reference).not.toContain('<script');
  for (const rule of Object.keys(ruleSentences)) expect(rulesPage()).toContain(`id="${rule}"`);
});
