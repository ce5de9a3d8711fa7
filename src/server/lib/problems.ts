// One mapping from what went wrong to what the caller reads: RFC 9457 problem details with a request id.
import { ORPCError, ValidationError } from '@orpc/server';
import { errors, type FieldProblem, failures, fieldProblems } from '../../contract/errors.ts';
import { dateWordsIn, isInstant } from '../../domain/dates.ts';
import { RuleBroken, type RuleCode } from '../../domain/errors.ts';
import { ruleSentences } from '../../domain/features/rules.generated.ts';
import { filled, type Refusal, refusal } from '../../domain/refusals.ts';
import { TooManyTries } from './auth/rate-limits.ts';
import { SealBroken } from './seal.ts';
import { StoreAway } from './storage/store.ts';

/** Rules and wrong input become answers a person can act on; anything unknown stays an error of ours. */
export function toProblem(error: unknown): unknown {
  if (error instanceof RuleBroken) return ruleProblem(error);
  if (error instanceof ORPCError && error.cause instanceof ValidationError && error.status === 400) {
    return fieldsProblem(fieldProblems(error.cause.issues));
  }
  if (error instanceof TooManyTries) return waitProblem(error);
  if (error instanceof SealBroken) return sealProblem(error);
  if (error instanceof StoreAway) return storeProblem(error);
  // What is behind it was looked at by whoever worded it.
  if (error instanceof ORPCError && error.code === 'SERVICE_UNAVAILABLE') return error;
  if (isEndlessNesting(error)) return unreadable();
  return databaseProblem(error) ?? error;
}

const waitProblem = ({ message, retryAfter }: TooManyTries) =>
  new ORPCError('TOO_MANY_REQUESTS', {
    defined: true,
    status: errors.TOO_MANY_REQUESTS.status,
    message,
    data: { retryAfter },
  });

/** The caller reads whom to ask; what did not open is for the log, by the cause. */
const sealProblem = (cause: SealBroken) =>
  cause.isKeyMissing
    ? new ORPCError('SEAL_BROKEN', { ...errors.SEAL_BROKEN, data: undefined, defined: true, cause })
    : refused(
        'SEAL_BROKEN',
        errors.SEAL_BROKEN.status,
        refusal(
          'seal.damaged',
          'This cannot be opened: it was damaged or moved on the server. Ask whoever runs the server to look into it.',
        ),
        cause,
      );

const filesAway = refusal(
  'files.away',
  'Files cannot be kept or opened just now, and nothing was changed. Please try again in a few minutes.',
);

const storeProblem = (cause: StoreAway) =>
  refused('SERVICE_UNAVAILABLE', failures.SERVICE_UNAVAILABLE.status, filesAway, cause);

/** The same for a file that somebody sent: said at its field. */
export const storeProblemAt = (field: string, cause: StoreAway) =>
  new ORPCError('SERVICE_UNAVAILABLE', {
    status: failures.SERVICE_UNAVAILABLE.status,
    message: filesAway.message,
    data: { ...filesAway, errors: [{ field, ...filesAway }] },
    cause,
  });

/** What a reader of a file gets instead of it. */
export const FILES_AWAY = filesAway.message;

/** An error with a sentence of its own: programs read the English one, `data` says which it is. */
export const refused = (code: string, status: number, { message, ...data }: Refusal, cause?: unknown) =>
  new ORPCError(code, { status, message, data, cause });

export const notFound = (reason: string, sentence: string) =>
  refused('NOT_FOUND', errors.NOT_FOUND.status, refusal(reason, sentence));

/** What was looked at is no longer what is stored; without its sentence people would read the bare code. */
export const changedMeanwhile = () =>
  new ORPCError('CONFLICT', { ...errors.CONFLICT, data: undefined, defined: true });

/** PostgreSQL's error classes that are not our fault: gone, busy, or handed something it cannot hold. */
function databaseProblem(error: unknown): ORPCError<string, unknown> | null {
  const code = databaseCode(error);
  if (code === null) return null;
  if (code === BROKEN_RULE) return ruleProblem(databaseRule(error));
  // 25006: it takes no writes, as one that is a standby by now or that its host has stopped.
  if (/^(08|25006|57P|57014|55P03|53)/.test(code) || /^(ECONN|EPIPE|ETIMEDOUT|ENOENT)/.test(code)) {
    return tooBusy(error);
  }
  if (/^40/.test(code)) return changedMeanwhile();
  if (/^22/.test(code)) return unreadable();
  return null;
}

/** Functions and triggers refuse with this state, a rule's code as message and the field as hint. */
const BROKEN_RULE = 'KR409';

function databaseRule(error: unknown): RuleBroken {
  for (let at = error; at instanceof Error; at = at.cause) {
    const field = 'hint' in at && typeof at.hint === 'string' ? at.hint : undefined;
    if (isRule(at.message)) return new RuleBroken(at.message, field);
  }
  throw error;
}

const isRule = (text: string): text is RuleCode => Object.hasOwn(ruleSentences, text);

const unreadable = () => wrongField('', refusal('value.unreadable', 'A value is not readable'));

/** Our own code is not recursive: only what was sent can be so deep. */
const isEndlessNesting = (error: unknown) =>
  error instanceof RangeError && error.message.startsWith('Maximum call stack');

/** For whoever comes when we cannot serve just now. `cause` is for the log alone. */
export const tooBusy = (cause?: unknown) =>
  new ORPCError('SERVICE_UNAVAILABLE', { ...failures.SERVICE_UNAVAILABLE, cause });

/** The database or the files are gone or busy: they may be asked again later. */
export const isOutOfService = (error: unknown): boolean => {
  if (error instanceof StoreAway) return true;
  const problem = error instanceof ORPCError ? error : databaseProblem(error);
  return problem?.status === failures.SERVICE_UNAVAILABLE.status;
};

/** What the driver says, without a code, when a connection breaks or none is to be had in time. */
const LOST =
  /^(timeout exceeded when trying to connect|Connection terminated|timeout expired|Client has encountered a connection error)/;

/** PostgreSQL's or the connection's error code, wherever in the chain of causes it stands. */
export function databaseCode(error: unknown): string | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && !(at instanceof ORPCError)) return at.code;
    if (LOST.test(at.message)) return 'ECONNRESET';
  }
  return null;
}

/** The name of the constraint that refused a row, wherever in the chain of causes it stands. */
export function violatedConstraint(error: unknown): string | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('constraint' in at && typeof at.constraint === 'string') return at.constraint;
  }
  return null;
}

const ruleProblem = (error: RuleBroken) =>
  new ORPCError('RULE_BROKEN', {
    defined: true,
    status: errors.RULE_BROKEN.status,
    message: ruleMessage(error),
    data: { rule: error.code, field: error.field, ...(error.facts && { facts: error.facts }) },
  });

const { instant } = dateWordsIn('en');

/** In English, for programs; moments among the facts are written as people read them. */
const ruleMessage = ({ code, facts = {} }: RuleBroken) =>
  filled(
    ruleSentences[code],
    Object.fromEntries(
      Object.entries(facts).map(([name, fact]) => [name, isInstant(fact) ? instant(fact) : fact]),
    ),
  );

/** Refuses a request for these fields. */
export const fieldsProblem = (problems: FieldProblem[]) =>
  new ORPCError('UNPROCESSABLE_CONTENT', {
    defined: true,
    status: errors.UNPROCESSABLE_CONTENT.status,
    message: errors.UNPROCESSABLE_CONTENT.message,
    data: { errors: problems },
  });

/** The same for one of them: `throw wrongField('city', refusal('city.not-served', 'We do not serve this city yet'))`. */
export const wrongField = (field: string, why: Refusal) => fieldsProblem([{ field, ...why }]);

/** The body of an error answer. `code`, `defined` and `data` let the typed client rebuild the error. */
export function problemBody(error: ORPCError<string, unknown>, requestId?: string) {
  const known = error.status < 500 || error.status === 503;
  const { message: inGeneral } = { ...errors, ...failures }[error.code as keyof typeof errors] ?? error;
  const message = known ? error.message : failures.INTERNAL_SERVER_ERROR.message;
  const problem = {
    type: `/api/docs#${error.code}`,
    title: known ? inGeneral : message,
    status: error.status,
    detail: message,
    code: error.code,
    message,
    defined: error.defined,
    ...(known ? { data: error.data } : {}),
    ...(known ? extensions(error.data) : {}),
  };
  return requestId ? inRequest(problem, requestId) : problem;
}

/** By both names: `requestId` is older. */
export const inRequest = <P extends object>(problem: P, requestId: string) => ({
  ...problem,
  request_id: requestId,
  requestId,
});

/** What tells cases apart also stands at the top level, where readers of problem details look for it. */
function extensions(data: unknown) {
  if (typeof data !== 'object' || data === null) return {};
  const { errors: wrong, rule, reason } = data as Record<string, unknown>;
  return { ...(wrong ? { errors: wrong } : {}), ...(rule ? { rule } : {}), ...(reason ? { reason } : {}) };
}
