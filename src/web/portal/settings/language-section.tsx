// English or Hindi for everything behind sign-in; the page comes again in what was chosen.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { SegmentedControl } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import {
  isLanguage,
  languageNames,
  languages,
  languageTags,
  pathIn,
  writtenLanguage,
} from '../../../domain/languages.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { rememberLanguage } from '../../lib/remember-language.ts';
import { SettingRow } from '../../ui/setting-rows.tsx';
import { toast } from '../../ui/toast-store.ts';
import classes from './settings.module.css';

export function LanguageSection() {
  const { t } = useLingui();
  const { queries } = useApi();
  const { pathname } = useLocation();
  const marathi = languageNames.mr;
  const { mutate, isPending } = useMutation(
    queries.account.settings.update.mutationOptions({
      onSuccess({ language: saved }) {
        if (!saved) return;
        rememberLanguage(saved);
        window.location.assign(pathIn(saved, pathname));
      },
      onError: () => toast.destructive(msg`The language could not be changed`),
    }),
  );
  return (
    <SettingRow
      title={t`Language`}
      text={<Trans>We email and text you in this language too. Public pages are also in {marathi}.</Trans>}
    >
      <SegmentedControl
        aria-label={t`Language`}
        size="sm"
        className={classes.themes}
        value={writtenLanguage}
        disabled={isPending}
        onChange={(chosen) => isLanguage(chosen) && mutate({ language: chosen })}
        data={languages.map((value) => ({
          value,
          label: <span lang={languageTags[value]}>{languageNames[value]}</span>,
        }))}
      />
    </SettingRow>
  );
}
