// Which methods an address of the API answers, so that a wrong method is told from a wrong address.
import { procedures } from '../../contract/every-procedure.ts';

const addresses = procedures.map(({ method, path }) => ({ method, pattern: patternOf(path) }));

/** '/visits/{id}' stands for one part of the address, '{+rest}' for any number. */
function patternOf(path: string): RegExp {
  const parts = path.replace(/[.]/g, '\\.').replace(/\{\+\w+\}/g, '.+');
  return new RegExp(`^${parts.replace(/\{\w+\}/g, '[^/]+')}$`);
}

/** Empty for an address that does not exist; `path` is without the prefix /api. */
export function methodsOf(path: string): string[] {
  const found = addresses.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  return [...new Set(found)].sort();
}
