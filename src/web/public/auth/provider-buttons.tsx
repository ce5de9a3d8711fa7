// Sign-in with Google or the provider of whoever runs the installation, where the server is set up for it; the way back leads to this very page.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Divider, Stack } from '@mantine/core';
import { useState } from 'react';
import { language, pathIn } from '../../../domain/languages.ts';
import { rememberLanguage } from '../../lib/remember-language.ts';
import { signInCalls } from '../../lib/sign-in-calls.ts';
import { useSettings } from '../../lib/use-settings.ts';
import { toast } from '../../ui/toast-store.ts';

type Provider = 'google' | 'oidc';

export function ProviderButtons({ next }: { next: string | null }) {
  const { t } = useLingui();
  const { google, oidc } = useSettings();
  const [leaving, setLeaving] = useState<Provider>();
  if (!google && !oidc) return null;
  const leave = async (provider: Provider, name: string) => {
    setLeaving(provider);
    try {
      const back = `/auth?from=provider${next ? `&next=${encodeURIComponent(next)}` : ''}`;
      const { url } = await signInCalls.withProvider(provider, pathIn(language, back));
      // The way back is the provider's, and tells the server nothing of this page.
      rememberLanguage(language);
      window.location.assign(url);
    } catch {
      setLeaving(undefined);
      toast.destructive(t`${name} cannot be reached. Please try again.`);
    }
  };
  const button = (provider: Provider, name: string) => (
    <Button
      variant="default"
      fullWidth
      onClick={() => leave(provider, name)}
      loading={leaving === provider}
      disabled={leaving !== undefined}
    >
      <Trans>Continue with {name}</Trans>
    </Button>
  );
  return (
    <>
      <Divider label={t`or`} />
      <Stack gap="xs">
        {oidc && button('oidc', oidc)}
        {google && button('google', 'Google')}
      </Stack>
    </>
  );
}
