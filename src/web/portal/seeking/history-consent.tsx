// Above a list of what somebody looked at: whether it is kept, and the yes it needs first.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/api-provider.tsx';
import { consentTexts } from '../settings/privacy-labels.ts';
import { useSetConsent } from '../settings/use-set-consent.ts';

/** Shows nothing once the yes was given; it is taken back in the settings. */
export function HistoryConsent() {
  const { i18n } = useLingui();
  const { queries } = useApi();
  const { data } = useQuery(queries.privacy.consents.list.queryOptions());
  const set = useSetConsent('history');
  const isAsked = data?.items.some(({ purpose, is_given }) => purpose === 'history' && !is_given);
  if (!isAsked) return null;
  return (
    <Card component="section" padding="md">
      <Stack gap="xs" align="flex-start">
        <Text fw={600}>
          <Trans>We don’t keep what you look at</Trans>
        </Text>
        <Text size="sm">{i18n._(consentTexts.history)}</Text>
        <Button loading={set.isPending} onClick={() => set.mutate(true)}>
          <Trans>Keep it from now on</Trans>
        </Button>
      </Stack>
    </Card>
  );
}
