/** The API described for other people's programs: OpenAPI 3.1 generated from the contract, with scopes, examples and webhooks. */
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { contract } from '../../../contract/contract.ts';
import type { ProcedureMeta } from '../../../contract/procedure.ts';
import type { Audience } from '../../../domain/access/audience.ts';
import { scopeFor } from '../../../domain/api-tokens.ts';
import { audienceOf } from '../../../domain/permissions.ts';
import { snakeOf } from '../../lib/wire-names.ts';
import type { Content, Described, DescribedOperation } from './described.ts';
import { eachPart, pascal, schemaNames, singular } from './named-schemas.ts';
import { problemResponses, problemSchemas, withProblems } from './problem-responses.ts';
import { type Schema, sampleOf } from './samples.ts';
import { shareParts } from './shared-parts.ts';
import { areas, parameters, scopeLabels, summaries } from './texts.ts';
import { tidied } from './tidy-schemas.ts';
import { describedWebhooks, webhookHeaders } from './webhooks.ts';

/** What the web's own client sends: the public key and the person's token of ten minutes. */
const BROWSER = { apikey: [], bearer: [] };

const PDF = 'application/pdf';
const CSV = 'text/csv';
const XML = 'application/xml';
/** What is in the files that are answered: the contract says only that they are files. */
const fileTypes: Readonly<Record<string, readonly string[]>> = {
  'books.file': [CSV, XML],
  'commissions.statementFile': [PDF, CSV],
  'commissions.taxFile': [PDF, CSV],
  'affiliates.card': ['image/png'],
  'conditionReports.file': [PDF],
  'settlements.file': [PDF],
  'leads.contactCard': ['text/vcard'],
  // A scan may be a picture.
  'leases.agreementFile': [PDF, 'image/jpeg'],
  'leases.documentFile': [PDF, 'image/jpeg'],
  'invoices.pdf': [PDF],
  'invoices.register': [CSV],
  'remittances.myStatementFile': [PDF],
  'rents.statementFile': [PDF, CSV],
  'rents.hraStatement': [PDF],
  'rents.receiptFile': [PDF],
  'tds.certificate': [PDF],
  'tds.certificateMine': [PDF],
  'tenantChecks.report': [PDF],
};
const ANY_FILE = '*/*';
const FORM = 'multipart/form-data';

/** Of everything, or of what some token can call. */
export type Reach = 'everything' | 'tokens';

export async function describeApi(origin: string, reach: Reach = 'everything'): Promise<Described> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const described = await generator.generate(contract, {
    filter: ({ path }) => reach === 'everything' || isInReach(path.join('.')),
    info: {
      title: 'Kiraya',
      version: '1',
      description: `Homes to rent in India, and everything that one's own account can do.${reach === 'everything' ? ' An operation that names no scope is for our own pages: no token opens it.' : ''} Amounts in bodies are whole paise, in addresses whole rupees; dates are YYYY-MM-DD, instants end in Z. Names are snake_case; the few in camelCase are older, have one in snake_case beside them, and go when ${origin}/api/docs#versions says so. The guide: ${origin}/api/docs`,
      termsOfService: `${origin}/terms-conditions`,
      contact: { name: 'Kiraya', url: `${origin}/contact` },
      license: { name: 'Proprietary; programs may call it', url: `${origin}/terms-conditions` },
    },
    servers: [{ url: `${origin}/api` }],
    components: {
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A personal access token (kir_…) with the scope that an operation names; made in Settings, API access.',
        },
        oauth: {
          type: 'oauth2',
          description: 'An access token (kio_…) that a person gave a program; sent as the other is.',
          flows: {
            authorizationCode: {
              authorizationUrl: `${origin}/api/auth/oauth2/authorize`,
              tokenUrl: `${origin}/api/auth/oauth2/token`,
              refreshUrl: `${origin}/api/auth/oauth2/token`,
              scopes: { ...scopeLabels },
            },
          },
        },
        ...(reach === 'everything' && {
          apikey: { type: 'apiKey', in: 'header', name: 'apikey' },
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        }),
      },
    },
    security: [reach === 'everything' ? BROWSER : { token: [] }],
  });
  const operations = Object.values(described.paths ?? {}).flatMap((methods) =>
    Object.values((methods ?? {}) as Record<string, DescribedOperation>),
  );
  const isForPrograms = ({ operationId = '' }: DescribedOperation) => isInReach(operationId);
  for (const operation of operations) {
    describeFiles(operation);
    inBothNames(operation);
    complete(operation, reach);
    tidy(operation);
  }
  const schemas = nameSchemas(operations);
  const gets = Object.values(described.paths ?? {}).flatMap((methods) => methods?.get ?? []);
  const reads: ReadonlySet<DescribedOperation> = new Set(gets as DescribedOperation[]);
  const shared = shareParts(operations, isForPrograms, reads);
  for (const operation of operations)
    operation.responses = withProblems(operation, {
      isForPrograms: isForPrograms(operation),
      isRead: reads.has(operation),
    });
  const tags = [...new Set(operations.flatMap((operation) => operation.tags ?? []))].sort();
  return {
    ...described,
    paths: (described.paths ?? {}) as Described['paths'],
    tags: tags.map((name) => ({
      name,
      description: areas[name] ?? `${name}, for people in the office and in the browser.`,
    })),
    webhooks: describedWebhooks(),
    components: {
      ...described.components,
      parameters: { ...shared.parameters, ...webhookHeaders },
      schemas: { ...schemas, ...problemSchemas },
      responses: { ...shared.responses, ...problemResponses(reach === 'everything') },
    },
  };
}

/** The shapes of everything that is sent and answered, in as few words as they need. */
function tidy(operation: DescribedOperation): void {
  for (const parameter of operation.parameters ?? []) {
    if (parameter.schema) parameter.schema = tidied(parameter.schema);
  }
  for (const { content = {} } of [operation.requestBody ?? {}, ...succeeded(operation)]) {
    for (const media of Object.values(content)) if (media.schema) media.schema = tidied(media.schema);
  }
}

/** Shapes under names of their own; operations that read one thing name it best, so they come first. */
function nameSchemas(operations: readonly DescribedOperation[]): Record<string, Schema> {
  const media = operations.flatMap((operation) => {
    const [area = '', act = ''] = (operation.operationId ?? '').split('.');
    const thing = pascal(singular(area));
    const answers = succeeded(operation).flatMap(({ content = {} }) => Object.values(content));
    const sent = operation.requestBody?.content;
    const body = sent?.['application/json'] ?? sent?.[FORM];
    const own = act === 'get' ? thing : /^list/.test(act) ? `${thing}List` : thing + pascal(act);
    return [
      ...answers.map((one) => ({ one, name: own, order: act === 'get' ? 0 : /^list/.test(act) ? 1 : 2 })),
      ...(body ? [{ one: body, name: `${thing}${pascal(act)}Input`, order: 3 }] : []),
    ];
  });
  const { named, schemas } = schemaNames(media.flatMap(({ one: { schema } }) => (schema ? [schema] : [])));
  for (const { one, name } of media.toSorted((a, b) => a.order - b.order)) {
    if (one.schema) one.schema = named(one.schema, name);
  }
  return schemas;
}

/** Names in camelCase are from before; answers to programs hold each in snake_case too. */
function inBothNames(operation: DescribedOperation): void {
  for (const { content = {} } of succeeded(operation)) {
    const media = content['application/json'];
    if (media?.schema) media.schema = withSnakeNames(media.schema);
  }
  const sent = operation.requestBody?.content?.['application/json'];
  if (sent?.schema) sent.schema = withAmounts(sent.schema);
}

function withSnakeNames(schema: Schema): Schema {
  return eachPart(schema, withSnakeNames, (name, whole, names) => {
    const part = amount(name, whole);
    const snake = snakeOf(name);
    if (snake === name || names.includes(snake)) return [[name, part]];
    const { description: _, ...older } = part;
    return [
      [snake, part],
      [name, { ...older, deprecated: true }],
    ];
  });
}

const withAmounts = (schema: Schema): Schema =>
  eachPart(schema, withAmounts, (name, part) => [[name, amount(name, part)]]);

/** Says of amounts that have no words of their own that they are paise. */
function amount(name: string, part: Schema): Schema {
  const kinds = [part, ...(part.anyOf ?? [])];
  const isAmount = AMOUNT.test(name) && kinds.some(({ type }) => type === 'integer');
  return isAmount && !/paise|rupees/.test(part.description ?? '')
    ? { ...part, description: [part.description, 'paise'].filter(Boolean).join('; ') }
    : part;
}

/** Names of amounts of money. */
export const AMOUNT =
  /^(?!.*(_bp|_count|_days|_months|_percent|_year)$)(.*_)?(rent|rvl|amount|deposit|paid|earned|held|balance|payable|charges?|cost|fee|price|median|quartile|brokerage)(_(min|max|due|total))?$/;

function isInReach(operationId: string): boolean {
  const permission = permissionOf(operationId);
  return permission !== undefined && scopeFor(permission) !== null;
}

/** An area of the contract as people write it: `savedSearches` is "Saved searches". */
function areaOf(operationId: string): string {
  const [area = ''] = operationId.split('.');
  if (area === 'rvl') return 'RVL';
  const words = wordsOf(area);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const wordsOf = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Says where an operation belongs and which scope it needs, and shows an example of everything that is sent and answered. */
function complete(operation: DescribedOperation, reach: Reach): void {
  const { operationId = '' } = operation;
  operation.tags = [areaOf(operationId)];
  const [area = '', act = ''] = operationId.split(/\.(?=\w+$)/);
  const says = operation.summary;
  const known = summaries[operationId];
  operation.summary = known ?? says ?? `${areaOf(area)}: ${wordsOf(act)}`;
  if (says && known) operation.description = `${says}.`;
  for (const parameter of operation.parameters ?? []) {
    const about =
      parameter.description ??
      parameter.schema?.description ??
      parameters[parameter.name] ??
      (parameter.name === 'id' ? `Id of the ${singular(wordsOf(area.split('.')[0] ?? ''))}` : undefined);
    if (about) parameter.description = about;
    if (parameter.schema?.deprecated) parameter.deprecated = true;
    delete parameter.schema?.deprecated;
    delete parameter.schema?.description;
    asRepeated(parameter);
    delete parameter.allowReserved;
    delete parameter.allowEmptyValue;
  }
  const permission = permissionOf(operation.operationId ?? '');
  if (!permission) return;
  const scope = scopeFor(permission);
  if (scope === null) {
    operation.description = [operation.description, `For ${peopleOf(audienceOf(permission))}`]
      .filter(Boolean)
      .join('\n\n');
    return;
  }
  const isOpen = audienceOf(permission) === 'anyone';
  // Programs made from the document send what they have under every name they find.
  operation.security = [
    { token: [] },
    { oauth: scope === 'none' ? [] : [scope] },
    ...(reach === 'everything' ? [BROWSER] : []),
    ...(isOpen ? [{}] : []),
  ];
  operation.description = [
    operation.description,
    scope === 'none' ? 'For everybody; a token needs no scope.' : `Scope of a token: \`${scope}\`.`,
  ]
    .filter(Boolean)
    .join('\n\n');
  for (const parameter of operation.parameters ?? []) {
    // What has a default says with it what it may be.
    if (parameter.schema && parameter.required) {
      parameter.example = sampleOf(parameter.schema, parameter.name);
    }
  }
  for (const part of [operation.requestBody, ...succeeded(operation)]) showExample(part);
}

/** A name of which there may be several is given several times; once is a list of one. OpenAPI has deepObject for objects alone. */
function asRepeated(parameter: NonNullable<DescribedOperation['parameters']>[number]): void {
  if (parameter.style !== 'deepObject') return;
  delete parameter.style;
  delete parameter.explode;
  const list = parameter.schema?.anyOf?.find(({ type }) => type === 'array');
  if (list) parameter.schema = list;
}

/** Whom a permission is for, in words. */
const peopleOf = (audience: Audience): string =>
  typeof audience === 'string'
    ? audiences[audience]
    : audience.map((role) => role.replaceAll('_', ' ')).join(', ');
const audiences = {
  anyone: 'everybody',
  'signed-in': 'anyone signed in',
  verified: 'confirmed email or number',
  affiliate: 'affiliates',
} as const;

/** A file is sent in a form, never as JSON, and answered as what it is. */
function describeFiles({ operationId = '', requestBody, ...operation }: DescribedOperation): void {
  const form = requestBody?.content?.[FORM];
  if (requestBody && form) {
    for (const field of Object.values(form.schema?.properties ?? {})) {
      if (field.contentMediaType === ANY_FILE)
        Object.assign(field, { format: 'binary', contentMediaType: 'application/octet-stream' });
    }
    requestBody.content = { [FORM]: form };
  }
  for (const answer of succeeded(operation)) {
    if (isNothing(answer)) delete answer.content;
    const file = answer.content?.[ANY_FILE];
    if (!file) continue;
    answer.content = Object.fromEntries(
      (fileTypes[operationId] ?? [ANY_FILE]).map((type) => [
        type,
        { schema: { ...file.schema, format: 'binary', contentMediaType: type } },
      ]),
    );
  }
}

/** The generator describes no answer as anything, or what is not. */
const isNothing = ({ content }: Content): boolean =>
  content?.['application/json']?.schema?.anyOf?.some((one) => 'not' in one) === true;

const succeeded = ({ responses = {} }: DescribedOperation) =>
  Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([, response]) => response);

function showExample(part: Content | undefined): void {
  const media = part?.content?.['application/json'];
  if (media?.schema) media.example = sampleOf(media.schema);
}

function permissionOf(operationId: string) {
  let at: unknown = contract;
  for (const part of operationId.split('.')) at = (at as Record<string, unknown> | undefined)?.[part];
  const meta = (at as { '~orpc'?: { meta?: ProcedureMeta } } | undefined)?.['~orpc']?.meta;
  return meta?.permission;
}
