// Brings signed-in pages into the language chosen in the account: its copy of the page stands at another address.
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Settings } from '../../contract/account.ts';
import { language, pathIn } from '../../domain/languages.ts';
import { rememberLanguage } from './remember-language.ts';

export function useAccountLanguage(chosen: Settings['language'] | undefined): void {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    // Without a connection the page that is here is better than the other one that may not be.
    if (!chosen || chosen === language || !navigator.onLine) return;
    rememberLanguage(chosen);
    window.location.replace(pathIn(chosen, `${pathname}${search}${hash}`));
  }, [chosen, pathname, search, hash]);
}
