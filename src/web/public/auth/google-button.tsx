// Sign-in with Google, where the server is set up for it; the way back leads to this very page.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Divider } from '@mantine/core';
import { useState } from 'react';
import { language, pathIn } from '../../../domain/languages.ts';
import { rememberLanguage } from '../../lib/remember-language.ts';
import { signInCalls } from '../../lib/sign-in-calls.ts';
import { useSettings } from '../../lib/use-settings.ts';
import { toast } from '../../ui/toast-store.ts';

export function GoogleButton({ next }: { next: string | null }) {
  const { t } = useLingui();
  const { google } = useSettings();
  const [leaving, setLeaving] = useState(false);
  if (!google) return null;
  const leave = async () => {
    setLeaving(true);
    try {
      const back = `/auth?from=google${next ? `&next=${encodeURIComponent(next)}` : ''}`;
      const { url } = await signInCalls.withGoogle(pathIn(language, back));
      // The way back is Google's, and tells the server nothing of this page.
      rememberLanguage(language);
      window.location.assign(url);
    } catch {
      setLeaving(false);
      toast.destructive(t`Google cannot be reached. Please try again.`);
    }
  };
  return (
    <>
      <Divider label={t`or`} />
      <Button variant="default" fullWidth onClick={leave} loading={leaving}>
        <Trans>Continue with Google</Trans>
      </Button>
    </>
  );
}
