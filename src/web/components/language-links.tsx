// The same page in each language, as plain links: they work without JavaScript, which only keeps the choice.
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import {
  isPageIn,
  language,
  languageNames,
  languageTags,
  pageLanguages,
  pathIn,
} from '../../domain/languages.ts';
import { useLanguageChoice } from '../lib/use-language-choice.ts';
import classes from './language-links.module.css';

export function LanguageLinks() {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const choose = useLanguageChoice();
  return (
    <nav aria-label={t`Language`} className={classes.languages}>
      {pageLanguages
        .filter((one) => isPageIn(one, pathname))
        .map((one) => (
          <a
            key={one}
            href={pathIn(one, `${pathname}${search}`)}
            hrefLang={languageTags[one]}
            lang={languageTags[one]}
            aria-current={one === language ? 'true' : undefined}
            onClick={(event) => choose(event, one)}
          >
            {languageNames[one]}
          </a>
        ))}
    </nav>
  );
}
