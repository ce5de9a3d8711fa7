/** Every operation that programs can call, as one page that is read at once; each can be tried on a page of its own. */
import type { Described, DescribedOperation } from './described.ts';
import { block, code, escaped, pageOf, table } from './html.ts';
import { bodyFields, valueWords, withoutOlderNames } from './reference-words.ts';
import { lookUp } from './shared-parts.ts';

export function referencePage(described: Described): string {
  const { paths, tags } = described;
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const areas = tags.map(({ name, description }) => ({
    name,
    id: name.toLowerCase().replaceAll(' ', '-'),
    description,
    operations: all.filter(({ operation }) => operation.tags?.includes(name)),
  }));
  const links = areas.map(({ id, name }) => `<li><a href="#${id}">${escaped(name)}</a></li>`).join('');
  const parts = areas.map(
    ({ id, name, description, operations }) =>
      `<section id="${id}"><h2>${escaped(name)}</h2><p>${escaped(description)}</p>${operations
        .map(({ path, method, operation }) => shown(described, path, method, operation))
        .join('')}</section>`,
  );
  return pageOf(
    'API reference',
    'Every operation of the API with its scope, parameters and examples.',
    `<h1>API reference</h1><p><a href="/api/docs">Guide</a> · <a href="/api/docs/try">Try an operation</a> · <a href="/api/docs/rules">Rules</a> ·
<a href="/api/docs/openapi.json">OpenAPI document</a></p><nav aria-label="Areas"><ul>${links}</ul></nav>${parts.join('\n')}`,
  );
}

function shown(described: Described, path: string, method: string, operation: DescribedOperation): string {
  const {
    operationId = '',
    summary = '',
    description = '',
    parameters = [],
    requestBody,
    responses = {},
  } = operation;
  const asked = parameters
    .map((one) => lookUp(described, one))
    .map(({ name, in: place, required, description: about = '', schema = {} }) => [
      code(name),
      escaped(place + (required ? ', needed' : '')),
      marked([about, valueWords(described, schema)].filter(Boolean).join(': ')),
    ]);
  const [bodyType = '', body] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const fields = bodyFields(described, body?.schema).map(({ name, isNeeded, about, words }) => [
    code(name),
    isNeeded ? 'needed' : '',
    marked([about, words].filter(Boolean).join(': ')),
  ]);
  const [status = '', refOrAnswer] = Object.entries(responses)[0] ?? [];
  const answer = refOrAnswer && lookUp(described, refOrAnswer);
  const got = answer?.content?.['application/json']?.example;
  const files = Object.keys(answer?.content ?? {}).filter((type) => type !== 'application/json');
  return `<article id="${operationId}"><h3>${escaped(summary)}</h3><p>${code(`${method} /api${path}`)}</p>
<p>${marked(description)}</p>${
    asked.length > 0 ? table(['Parameter', 'Where', 'Means'], asked) : ''
  }${fields.length > 0 ? `<p>Sent as ${code(bodyType)}:</p>${table(['Field', 'Needed', 'Means'], fields)}` : ''}${example(
    'Sent',
    body?.example,
  )}${example(`Answer ${status}`, withoutOlderNames(got))}${files.length > 0 ? `<p>Answers ${files.map(code).join(' or ')}.</p>` : ''}</article>`;
}

/** Names between backticks are code; an empty line begins a new one. */
const marked = (text: string): string =>
  escaped(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll('\n\n', '<br>');

const example = (title: string, value: unknown): string =>
  value === undefined
    ? ''
    : `<details><summary>${escaped(title)}</summary>${block(JSON.stringify(value, null, 1))}</details>`;
