/** The API described for other people's programs: OpenAPI 3.1 generated from the contract, with scopes, examples and webhooks. */
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { contract } from '../../../contract/contract.ts';
import type { ProcedureMeta } from '../../../contract/procedure.ts';
import { scopeFor } from '../../../domain/api-tokens.ts';
import { audienceOf } from '../../../domain/permissions.ts';
import { type Schema, sampleOf } from './samples.ts';
import { describedWebhooks } from './webhooks.ts';

type Media = { schema?: Schema | undefined; example?: unknown };
type Content = { content?: Record<string, Media> };
type Operation = {
  operationId?: string;
  tags?: string[];
  summary?: string;
  description?: string;
  security?: Record<string, string[]>[];
  parameters?: { name: string; in: string; schema?: Schema; example?: unknown; required?: boolean }[];
  requestBody?: Content;
  responses?: Record<string, Content>;
};

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
  'conditionReports.file': [PDF],
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

export async function describeApi(origin: string, reach: Reach = 'everything'): Promise<object> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const described = await generator.generate(contract, {
    filter: ({ path }) => reach === 'everything' || isInReach(path.join('.')),
    info: {
      title: 'Kiraya',
      version: '1',
      description: `Amounts in bodies are whole paise; dates are YYYY-MM-DD. The guide: ${origin}/api/docs`,
    },
    servers: [{ url: `${origin}/api` }],
    components: {
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A personal access token (kir_…) with the scopes that an operation names; made in Settings, API access.',
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
    Object.values((methods ?? {}) as Record<string, Operation>),
  );
  for (const operation of operations) {
    describeFiles(operation);
    complete(operation, reach);
  }
  const tags = [...new Set(operations.flatMap((operation) => operation.tags ?? []))].sort();
  return { ...described, tags: tags.map((name) => ({ name })), webhooks: describedWebhooks() };
}

function isInReach(operationId: string): boolean {
  const permission = permissionOf(operationId);
  return permission !== undefined && scopeFor(permission) !== null;
}

/** An area of the contract as people write it: `savedSearches` is "Saved searches". */
function areaOf(operationId: string): string {
  const [area = ''] = operationId.split('.');
  if (area === 'rvl') return 'RVL';
  const words = area.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Says where an operation belongs and which scope it needs, and shows an example of everything that is sent and answered. */
function complete(operation: Operation, reach: Reach): void {
  operation.tags = [areaOf(operation.operationId ?? '')];
  const permission = permissionOf(operation.operationId ?? '');
  const scope = permission && scopeFor(permission);
  if (!permission || scope === null || scope === undefined) return;
  const isOpen = audienceOf(permission) === 'anyone';
  // Programs made from the document send what they have under every name they find.
  operation.security = [
    { token: scope === 'none' ? [] : [scope] },
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
    if (parameter.schema && (parameter.required || parameter.schema.default !== undefined)) {
      parameter.example = sampleOf(parameter.schema, parameter.name);
    }
  }
  for (const part of [operation.requestBody, ...succeeded(operation)]) showExample(part);
}

/** A file is sent in a form, never as JSON, and answered as what it is. */
function describeFiles({ operationId = '', requestBody, ...operation }: Operation): void {
  const form = requestBody?.content?.[FORM];
  if (requestBody && form) {
    for (const field of Object.values(form.schema?.properties ?? {})) {
      if (field.contentMediaType === ANY_FILE)
        Object.assign(field, { format: 'binary', contentMediaType: 'application/octet-stream' });
    }
    requestBody.content = { [FORM]: form };
  }
  for (const answer of succeeded(operation)) {
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

const succeeded = ({ responses = {} }: Operation) =>
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
