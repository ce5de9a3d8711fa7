// A link of a Marathi page may lead to one that is not in Marathi: that is read in English, or as the account says.
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { isPageIn, language } from '../../domain/languages.ts';

export function useTranslatedPage(): void {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    if (!isPageIn(language, pathname)) window.location.replace(`${pathname}${search}${hash}`);
  }, [pathname, search, hash]);
}
