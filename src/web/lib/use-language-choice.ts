// Keeps the language somebody chose on a public page: on the device, and with the account of whoever is signed in.
import type { MouseEvent } from 'react';
import { isLanguage, type PageLanguage } from '../../domain/languages.ts';
import { useLazyApi } from './lazy-api.ts';
import { rememberLanguage } from './remember-language.ts';
import { useSession } from './session-context.ts';

/** A page that hears nothing for so long changes its language alone. */
const WAIT_MS = 3000;

export function useLanguageChoice() {
  const loadApi = useLazyApi();
  const { status } = useSession();
  return async (event: MouseEvent<HTMLAnchorElement>, chosen: PageLanguage) => {
    rememberLanguage(chosen);
    // Letters and the screens of an account are not in every language of public pages.
    if (status !== 'signed-in' || !isLanguage(chosen) || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    const { href } = event.currentTarget;
    // The next page ends whatever this one still asks for.
    event.preventDefault();
    const stored = loadApi().then((api) => api.account.settings.update({ language: chosen }));
    const late = new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    await Promise.race([stored, late]).catch(() => {});
    window.location.assign(href);
  };
}
