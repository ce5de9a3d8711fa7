/** Browsers and the server run the same screens: what Babel made of a module for the one is what it makes for the other. */
import type babel from '@rolldown/plugin-babel';

type Loading = ReturnType<typeof babel>;

/** The plugin, whose transformed modules are remembered by their text: a module of another text is transformed anew. */
export async function onceForAllEnvironments(loading: Loading): Promise<Awaited<Loading>> {
  const plugin = await loading;
  const { transform } = plugin;
  if (typeof transform !== 'object') throw new Error(`${plugin.name} has no handler of its own`);
  const { handler } = transform;
  const transformed = new Map<string, { code: string; result: ReturnType<typeof handler> }>();
  transform.handler = function (code, id, options) {
    const before = transformed.get(id);
    if (before?.code === code) return before.result;
    const result = handler.call(this, code, id, options);
    transformed.set(id, { code, result });
    return result;
  };
  return plugin;
}
