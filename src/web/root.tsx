import './lib/no-made-code.ts';
import { I18nProvider } from '@lingui/react';
import { ColorSchemeScript, MantineProvider, mantineHtmlProps } from '@mantine/core';
import { lazy, type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { isInDevanagari, language, languageTags } from '../domain/languages.ts';
import type { Route } from './+types/root';
import { PageProblem } from './components/page-problem.tsx';
import { apiContext } from './lib/api-context.ts';
import { clock } from './lib/clock.ts';
import { useEarlyTouch } from './lib/early-touch.ts';
import { pageI18n } from './lib/i18n.ts';
import { MergeDeviceViews } from './lib/merge-device-views.tsx';
import { ScriptMark } from './lib/own-scripts.ts';
import { pageSettingsContext } from './lib/page-settings.ts';
import { SessionProvider } from './lib/session-provider.tsx';
import { useTranslatedPage } from './lib/use-translated-page.ts';
import devanagariUrl from './ui/fonts/anek-devanagari.woff2?url';
import latinUrl from './ui/fonts/anek-latin.woff2?url';
import { theme } from './ui/theme.ts';
import './ui/mantine.css';
import 'virtual:theme-styles.css';
import './ui/fonts.css';
import './ui/theme.css';

/** What pages are set in, on its way before the style sheet asks for it: nothing is set anew when it comes. Phones need no more. */
const fonts = [
  { href: latinUrl, media: undefined },
  ...(isInDevanagari(language) ? [{ href: devanagariUrl, media: '(min-width: 48em)' }] : []),
];

export const loader = async ({ context }: Route.LoaderArgs) => ({
  settings: context.get(pageSettingsContext),
  published: await context.get(apiContext).settings.published(),
});

/** What the server says about itself and what administrators set stay as they are while a page is open. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={languageTags[language]} {...mantineHtmlProps}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link
          rel="manifest"
          href={language === 'en' ? '/site.webmanifest' : `/site-${language}.webmanifest`}
        />
        {fonts.map((font) => (
          <link key={font.href} rel="preload" {...font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <ColorSchemeScript nonce={use(ScriptMark)} defaultColorScheme="auto" />
        <Meta />
        <Links />
      </head>
      <body>
        <I18nProvider i18n={pageI18n()}>
          <MantineProvider
            theme={theme}
            defaultColorScheme="auto"
            withCssVariables={false}
            withGlobalClasses={false}
          >
            {children}
          </MantineProvider>
        </I18nProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

const loadLaterParts = (): Promise<{ default: () => ReactNode }> => import('./later-parts.tsx');
const Nothing = (): ReactNode => null;
const untilOnline = () =>
  new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
/** A line that breaks before they have arrived takes nothing from the page. */
const LaterParts = lazy(() =>
  loadLaterParts()
    .catch(() => untilOnline().then(loadLaterParts))
    .catch(() => ({ default: Nothing })),
);

/** Once the page stands: nothing on it waits for what is only needed when somebody acts, or without a connection. */
function Later() {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => setIsDue(true), []);
  return isDue ? (
    <Suspense>
      <LaterParts />
    </Suspense>
  ) : null;
}

/** Of pages without a frame of their own for it, and of what the frame itself could not do. */
export function ErrorBoundary() {
  return (
    <main>
      <PageProblem />
    </main>
  );
}

/** Buttons and fields answer from here on: tests wait for it before they press any. */
function useHydratedMark(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
  }, []);
}

export default function Root({ loaderData }: Route.ComponentProps) {
  clock.follow(loaderData.settings.clockOffsetMs);
  useEarlyTouch();
  useHydratedMark();
  useTranslatedPage();
  return (
    <SessionProvider>
      <MergeDeviceViews />
      <Later />
      <Outlet />
    </SessionProvider>
  );
}
