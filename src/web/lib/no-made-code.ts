// The policy of our pages forbids making code from text. The library of schemas would try it once, which browsers report as an issue of
// the page; it reads this before it makes its first schema, so the root of the pages imports this first.
if (typeof document !== 'undefined') Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
