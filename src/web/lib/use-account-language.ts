// Brings signed-in pages into the language chosen in the account: its copy of the page stands at another address.
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Settings } from '../../contract/account.ts';
import { language, pathIn } from '../../domain/languages.ts';
import { rememberLanguage } from './remember-language.ts';
import { viewOfTab } from './resilience/view-as.ts';

export function useAccountLanguage(chosen: Settings['language'] | undefined): void {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    // Without a connection the page that is here is better than the other one that may not be.
    // In a view as somebody else it would stay with whoever views.
    if (!chosen || chosen === language || !navigator.onLine || viewOfTab() !== null) return;
    rememberLanguage(chosen);
    window.location.replace(pathIn(chosen, `${pathname}${search}${hash}`));
  }, [chosen, pathname, search, hash]);
}
