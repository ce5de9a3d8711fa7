// Which methods an address of the API answers, so that a wrong method is told from a wrong address.
import { z } from 'zod';
import { type ListedProcedure, procedures } from '../../contract/every-procedure.ts';
import { scopeFor } from '../../domain/api-tokens.ts';

const addresses = procedures.map(({ method, path, permission }) => ({
  method,
  path,
  pattern: patternOf(path),
  isForPrograms: scopeFor(permission) !== null,
}));

/** Reads that have parameters which will go: few, and asked about with every request. */
const withOlder = procedures
  .map(({ method, path, schema }) => ({ method, pattern: patternOf(path), older: olderIn(schema) }))
  .filter(({ method, older }) => method === 'GET' && older.length > 0);

/** Parameters that the contract marks as going. */
function olderIn(schema: ListedProcedure['schema']): string[] {
  const shape = schema instanceof z.ZodObject ? (schema.shape as Record<string, z.ZodType>) : {};
  return Object.keys(shape).filter((name) => shape[name]?.meta()?.deprecated === true);
}

/** Whether a read names a parameter that will go. `path` is without the prefix /api. */
export const namesOlder = (path: string, query: URLSearchParams): boolean =>
  withOlder.some(({ pattern, older }) => older.some((name) => query.has(name)) && pattern.test(path));

/** '/visits/{id}' stands for one part of the address, '{+rest}' for any number. */
function patternOf(path: string): RegExp {
  const parts = path.replace(/[.]/g, '\\.').replace(/\{\+\w+\}/g, '.+');
  return new RegExp(`^${parts.replace(/\{\w+\}/g, '[^/]+')}$`);
}

/** Empty for an address that does not exist; `path` is without the prefix /api. */
export const methodsOf = (path: string): string[] =>
  sorted(addresses.filter(({ pattern }) => pattern.test(path)));

/** Those of them that an access token may use, or that are for everybody. */
export const methodsForPrograms = (path: string): string[] =>
  sorted(addresses.filter(({ pattern, isForPrograms }) => isForPrograms && pattern.test(path)));

/** '/visits/{id}' for the address of a visit; null where there is no operation. `path` is without the prefix /api. */
export const templateOf = (path: string): string | null =>
  addresses.find(({ pattern }) => pattern.test(path))?.path ?? null;

const sorted = (found: typeof addresses): string[] => [...new Set(found.map(({ method }) => method))].sort();
