// What a page says to search engines in the words of schema.org: checked by its types, which weigh nothing on the page.
import type { MetaDescriptor } from 'react-router';
import type { Graph, Thing } from 'schema-dts';

/** Things of one page; each is checked where it is made, so that a fault is named there. */
export function structuredData(things: readonly Thing[]): MetaDescriptor {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return { 'script:ld+json': graph as object as Record<string, never> };
}
