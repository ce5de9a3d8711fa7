// Renders a component in tests the way a page does: with the theme, the message library, a router and a session not known yet.
import { I18nProvider } from '@lingui/react';
import { MantineProvider } from '@mantine/core';
import { configure, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { pageI18n } from '../../../src/web/lib/i18n.ts';
import {
  createSessionStore,
  type SessionEndpoints,
  type SessionState,
} from '../../../src/web/lib/session.ts';
import { SessionContext } from '../../../src/web/lib/session-context.ts';
import { cssVariables, theme } from '../../../src/web/ui/theme.ts';

// A part that is loaded when it is asked for takes more than the usual second on a crowded machine.
configure({ asyncUtilTimeout: 10_000 });

/** The session of a page: as yet nobody knows who is signed in. */
export const newSession = (endpoints: Partial<SessionEndpoints> = {}) =>
  createSessionStore({ renew: async () => undefined, signOut: async () => {}, ...endpoints });

/** For `signedIn`. */
export const sessionOf = (id: string) =>
  ({
    user: { id },
    accessToken: id,
    accessTokenExpiresAt: Date.now() / 1000 + 600,
    session: { id },
  }) as NonNullable<SessionState['current']>;

/** `env="test"` draws dialogs at once instead of fading them in. */
export function renderPage(children: ReactNode, path = '/', session = newSession()) {
  const router = createMemoryRouter([{ path: '*', element: children }], { initialEntries: [path] });
  const view = render(
    <I18nProvider i18n={pageI18n()}>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} env="test">
        <SessionContext value={session}>
          <RouterProvider router={router} />
        </SessionContext>
      </MantineProvider>
    </I18nProvider>,
  );
  return { ...view, router };
}
