/** Refusals as the description tells them: one schema by RFC 9457, and one response for each status. */
import { errors, failures } from '../../../contract/errors.ts';
import type { Schema } from './samples.ts';

const text = (description: string): Schema => ({ type: 'string', description });

export const problemSchemas: Readonly<Record<string, Schema>> = {
  FieldProblem: {
    type: 'object',
    required: ['field', 'message', 'reason'],
    properties: {
      field: text('its path, such as `rent` or `photos.2.room`; empty for the whole input'),
      message: text('in English'),
      reason: text('a code that stays when the sentence changes'),
      params: {
        type: 'object',
        description: 'what the sentence names',
        additionalProperties: { anyOf: [{ type: 'string' }, { type: 'number' }] },
      },
    },
  },
  Problem: {
    type: 'object',
    description: 'Problem details as RFC 9457 says',
    required: ['type', 'title', 'status', 'detail', 'code', 'request_id'],
    properties: {
      type: text('address of the code in the guide'),
      title: text('what the code means, in English'),
      status: { type: 'integer', description: 'as the answer’s own' },
      detail: text('this very case, in English'),
      code: {
        type: 'string',
        enum: [...Object.keys({ ...errors, ...failures }), 'BAD_REQUEST', 'METHOD_NOT_ALLOWED'],
      },
      errors: {
        type: 'array',
        items: { $ref: '#/components/schemas/FieldProblem' } as Schema,
        description: 'of 422: which fields are wrong',
      },
      rule: text('of 409 RULE_BROKEN: which rule'),
      reason: text('a code of the case, where the code has several'),
      request_id: text('name it when you write to us'),
      data: { description: 'more of the case: the missing scope, the seconds to wait' },
    },
  },
};

type Refused = { status: number; name: string; description: string; code: string };
const refusals: readonly Refused[] = [
  { status: 400, name: 'BadRequest', code: 'BAD_REQUEST', description: 'The request cannot be read' },
  {
    status: 401,
    name: 'Unauthorized',
    code: 'UNAUTHORIZED',
    description: 'No token, or one that is no longer good',
  },
  {
    status: 403,
    name: 'Forbidden',
    code: 'SCOPE_REQUIRED',
    description: 'The token lacks a scope, or the person may not do this',
  },
  { status: 404, name: 'NotFound', code: 'NOT_FOUND', description: 'It does not exist, or is not for you' },
  {
    status: 409,
    name: 'Conflict',
    code: 'RULE_BROKEN',
    description: 'A rule is against it (`rule` says which), or somebody else was faster',
  },
  { status: 413, name: 'TooLarge', code: 'PAYLOAD_TOO_LARGE', description: 'The body is too large' },
  { status: 415, name: 'WrongType', code: 'UNSUPPORTED_MEDIA_TYPE', description: 'Neither JSON nor a form' },
  {
    status: 422,
    name: 'WrongFields',
    code: 'UNPROCESSABLE_CONTENT',
    description: 'Fields are wrong: `errors` says which',
  },
  {
    status: 429,
    name: 'TooMany',
    code: 'TOO_MANY_REQUESTS',
    description: 'Too many calls; `Retry-After` says how long to wait',
  },
  {
    status: 503,
    name: 'Busy',
    code: 'SERVICE_UNAVAILABLE',
    description: 'We are busy; `Retry-After` says how long to wait',
  },
];

const titles: Readonly<Record<string, { message: string }>> = { ...errors, ...failures };

const exampleOf = ({ status, code, description }: Refused) => ({
  type: `/api/docs#${code}`,
  title: titles[code]?.message ?? description,
  status,
  detail: titles[code]?.message ?? description,
  code,
  ...(status === 422 && {
    errors: [{ field: 'slot', message: 'Choose a time', reason: 'slot.missing' }],
  }),
  ...(status === 409 && { rule: 'visit.already-open' }),
  request_id: '019aa3c4-5b7e-7d21-9c3a-4f0e8b6a1d52',
});

const waits = { 'Retry-After': { description: 'seconds', schema: { type: 'integer' } } };

const anyOf = {
  status: 400,
  name: 'Refused',
  code: 'BAD_REQUEST',
  description: 'A refusal; `code` says which. What is wrong on our side (5XX) is told in the same words',
};

/** `hasOthers`: the description holds operations that are not for programs. */
export const problemResponses = (hasOthers: boolean) =>
  Object.fromEntries(
    [...refusals, ...(hasOthers ? [anyOf] : [])].map((one) => [
      one.name,
      {
        description: one.description,
        ...((one.status === 429 || one.status === 503) && { headers: waits }),
        content: {
          'application/problem+json': {
            schema: { $ref: '#/components/schemas/Problem' },
            example: exampleOf(one),
          },
        },
      },
    ]),
  );

type Described = { responses?: Record<string, object> };

/** An operation's own answers, and by reference those that any operation may give. Who reads sends no body, and nothing about one is refused. */
export function withProblems<Answer extends object>(
  { responses = {} }: Described,
  { isForPrograms, isRead }: { isForPrograms: boolean; isRead: boolean },
): Record<string, Answer> {
  const own = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  if (!isForPrograms) {
    const any = { $ref: '#/components/responses/Refused' };
    return Object.fromEntries([...own, ['4XX', any]]) as Record<string, Answer>;
  }
  const refused = refusals
    .filter(({ status }) => !isRead || ![400, 413, 415].includes(status))
    .map(({ status, name }) => [String(status), { $ref: `#/components/responses/${name}` }]);
  return Object.fromEntries([...own, ...refused]);
}
