import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import { minifyContractRouter } from '@orpc/contract';
import { reactRouter } from '@react-router/dev/vite';
import babel from '@rolldown/plugin-babel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { defineConfig, type Plugin, type ViteDevServer } from 'vite';
import { compileMessages } from './bin/lib/compile-messages.ts';
import { onceForAllEnvironments } from './bin/lib/once-for-all-environments.ts';

const ROUTES_OF_CONTRACT = 'virtual:contract-routes';
const THEME_STYLES = 'virtual:theme-styles.css';

/** Gives the browser the methods and paths of the procedures without the schemas, which weigh thirty times more. */
function contractRoutes(): Plugin {
  let edited: ViteDevServer | undefined;
  const readContract = (): Promise<typeof import('./src/contract/contract.ts')> =>
    edited
      ? (edited.ssrLoadModule('/src/contract/contract.ts') as never)
      : import('./src/contract/contract.ts');
  return {
    name: 'contract-routes',
    configureServer(server) {
      edited = server;
    },
    resolveId: (id) => (id === ROUTES_OF_CONTRACT ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${ROUTES_OF_CONTRACT}`) return undefined;
      const { contract } = await readContract();
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(minifyContractRouter(contract)))})`;
    },
  };
}

/** The theme as a style sheet: else Mantine works it out for every page and again in the browser, and each page carries it. */
function themeStyles(): Plugin {
  return {
    name: 'theme-styles',
    resolveId: (id) => (id === THEME_STYLES ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${THEME_STYLES}`) return undefined;
      const { MantineProvider } = await import('@mantine/core');
      const { theme, cssVariables } = await import('./src/web/ui/theme.ts');
      const page = renderToStaticMarkup(
        createElement(MantineProvider, { theme, cssVariablesResolver: cssVariables }),
      );
      return [...page.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join('\n');
    },
  };
}

/** English stays in the code (each screen carries its own), so the sentence itself is kept, and compiled. */
function messages() {
  const macros = linguiTransformerBabelPreset({ descriptorFields: 'message' });
  return [macros, { preset: { plugins: [compileMessages] }, rolldown: macros.rolldown }];
}

const REACT = /node_modules\/(react|react-dom|scheduler|react-router|@lingui)\//;
const FRAME =
  /(@mantine\/core\/esm\/core\/MantineProvider\/|src\/web\/(components\/(site-|public-layout|bottom-bar|brand-mark|account-links|skip-link|marketing-)|lib\/(session|lazy-api|device-views|own-path|i18n|server-words|remember-language|screen-meta|use-settings)|ui\/(theme|toast-(region|store))))/;

/** How the pages that visitors see first are laid out, in the frame's style sheet: each further one waits for a connection of its own before anything is drawn. */
const FIRST_STYLES =
  /src\/web\/(components\/(property\/card|shortlist\/heart|compare\/compare)|public\/(home\/(home|search-box)|properties\/(properties|filters)))\.module/;

/** The plain components: of what does no more than show. */
const PLAIN =
  /@mantine\/core\/esm\/components\/(ActionIcon|Badge|Button|Card|Group|Paper|SimpleGrid|Skeleton|Stack|Text|Title|VisuallyHidden)\/|(Check|Radio)Icon\.|core\/utils\/create-safe-context|src\/(domain\/roles|web\/ui\/(notice|skeletons|form-problem))/;
/** What every form needs, and with it whoever asks the server: fields, the client, kept answers. */
const FORMS =
  /@mantine\/core\/esm\/components\/(TextInput|Popover|ScrollArea)\/|src\/web\/lib\/api-provider|@tanstack\/react-query\//;
/** What is around every page of whoever is signed in, and what a page is made of there. */
const PORTAL =
  /src\/web\/(portal\/shell\/(portal-shell|shell-)|ui\/(page-header|error-state|empty-state)|lib\/use-account-(theme|language))/;

/**
 * What many pages load comes in a few files: on a slow line thirty small ones wait for each other. A group takes along
 * what its modules import, unless a group before it has that. The rest stays apart, each screen with its own.
 */
const codeSplitting = {
  groups: [
    { name: 'react', test: REACT, priority: 5 },
    { name: 'frame', test: new RegExp(`${FRAME.source}|${FIRST_STYLES.source}`), priority: 4 },
    { name: 'plain', test: PLAIN, priority: 3 },
    { name: 'forms', test: FORMS, priority: 2 },
    { name: 'portal', test: PORTAL, priority: 1 },
  ],
};

/** What the program loads too, and of which there must be one only; all else goes into the pages that the server draws. */
const SHARED = ['react', 'react-dom', 'react-router'];

export default defineConfig(({ command }) => ({
  plugins: [
    contractRoutes(),
    themeStyles(),
    reactRouter(),
    lingui(),
    onceForAllEnvironments(babel({ presets: messages(), sourceMap: command !== 'build' })),
  ],
  build: { target: 'es2022', assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting } } } },
    // One file: a thousand small ones are read one by one at every start.
    ssr: { build: { rolldownOptions: { output: { codeSplitting: false } } } },
  },
  // Packages of all screens are prepared at the start: one that is met later would make the browser load everything again.
  optimizeDeps: { entries: ['src/web/**/*.{ts,tsx}', '!**/*.test.*'] },
  // While pages are edited, packages are loaded as they are: the server's own code is read the same way.
  ssr: command === 'build' ? { noExternal: true, external: SHARED } : {},
}));
