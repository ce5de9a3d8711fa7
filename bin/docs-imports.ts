/** Draws which part of the house imports which, from the real imports; with --check, only says whether the page is stale. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { importGraph } from './lib/import-graph.ts';

type Cruise = { modules: { source: string; dependencies: { resolved: string }[] }[] };

const page = fileURLToPath(new URL('../docs/generated/imports.md', import.meta.url));

/** The part a file belongs to; undefined for tests and what is not ours. */
function partOf(path: string): string | undefined {
  if (/[.]test[.]tsx?$/.test(path) || !path.startsWith('src/')) return undefined;
  const [, layer = '', part = '', more] = path.split('/');
  if (layer === 'server' && part !== 'app' && part !== 'lib') return 'server';
  const isDivided = (layer === 'web' || layer === 'server') && more !== undefined;
  return isDivided ? `${layer}/${part}` : layer;
}

/** The feature of the server that a file belongs to. */
function featureOf(path: string): string | undefined {
  const [, feature] = /^src[/]server[/]([^/.]+)/.exec(path) ?? [];
  return feature === 'app' || feature === 'lib' || /[.]test[.]ts$/.test(path) ? undefined : feature;
}

function edgesOf({ modules }: Cruise, nodeOf: (path: string) => string | undefined): string[] {
  const edges = modules.flatMap(({ source, dependencies }) =>
    dependencies.flatMap(({ resolved }) => {
      const [from, to] = [nodeOf(source), nodeOf(resolved)];
      return from && to && from !== to ? [`  ${node(from)} --> ${node(to)}`] : [];
    }),
  );
  return [...new Set(edges)].sort();
}

const featuresAlone = ({ modules }: Cruise, edges: readonly string[]): string[] => {
  const features = new Set(modules.flatMap(({ source }) => featureOf(source) ?? []));
  return [...features].filter((feature) => !edges.some((edge) => edge.includes(`"${feature}"`))).sort();
};

const node = (part: string) => `${part.replaceAll(/\W/g, '_')}["${part}"]`;

const cruise: Cruise = await importGraph();
const features = edgesOf(cruise, featureOf);
const text = `# Imports

Which part imports which, generated from the sources by \`npm run docs\`; the rules are in \`.dependency-cruiser.cjs\`.
"server" stands for its features, "web" for its entry points and route map. Tests are left out.

\`\`\`mermaid
flowchart TD
${edgesOf(cruise, partOf).join('\n')}
\`\`\`

## Features of the server

Which feature imports which: always the one public file of a feature that is made to be shared. \`server/app\` sees all of them.

\`\`\`mermaid
flowchart LR
${features.join('\n')}
\`\`\`

Alone: ${featuresAlone(cruise, features).join(', ')}.
`;
if (!process.argv.includes('--check')) writeFileSync(page, text);
else if (readFileSync(page, 'utf8') !== text) {
  console.error('docs/generated/imports.md is stale: run npm run docs');
  process.exitCode = 1;
}
