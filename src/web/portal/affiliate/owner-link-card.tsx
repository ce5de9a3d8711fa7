// The affiliate's link for owners: a QR code, and the words to send in either language, whichever the affiliate reads.
import { Trans, useLingui } from '@lingui/react/macro';
import { Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { OwnAffiliate } from '../../../contract/affiliates.ts';
import { type Language, pathIn } from '../../../domain/languages.ts';
import { QrCode } from '../../components/qr-code.tsx';
import { useSettings } from '../../lib/use-settings.ts';
import { ShareButtons } from '../../ui/share-buttons.tsx';

const SharePicture = lazy(() => import('./share-picture.tsx'));

/** Written for the receiver, who may read the other language than the page is in. */
const invitations: readonly { language: Language; text: string }[] = [
  {
    language: 'en',
    text: 'Kiraya finds the tenant, follows up the rent and looks after your home. Hand it in here:',
  },
  {
    language: 'hi',
    text: 'Kiraya आपके घर के लिए किरायेदार ढूँढता है, किराये का ध्यान रखता है और घर की देखभाल करता है। यहाँ से घर सौंपें:',
  },
];

export function OwnerLinkCard({ affiliate }: { affiliate: OwnAffiliate }) {
  const { t } = useLingui();
  const { origin } = useSettings();
  const { affiliate_id: code } = affiliate;
  if (affiliate.status === 'terminated') return null;
  const path = `/submit-managed-rental?ref=${code}`;
  const url = `${origin}${path}`;
  return (
    <Card padding="md" component="section" aria-labelledby="owner-link-title">
      <Group justify="space-between" align="flex-start" gap="lg">
        <Stack gap="sm" style={{ flex: '1 1 280px', minWidth: 0 }}>
          <Title order={2} size="h4" id="owner-link-title">
            <Trans>Bring an owner</Trans>
          </Title>
          <Text size="sm">
            <Trans>
              Owners who submit a home with this link, or with your code {code}, are credited to you. The link
              works for 30 days on their device; they see your name and can change it.
            </Trans>
          </Text>
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {url}
          </Text>
          {invitations.map(({ language, text }) => (
            <Stack key={language} gap={4}>
              <Text size="sm" lang={language} c="dimmed">
                {text}
              </Text>
              <ShareButtons url={`${origin}${pathIn(language, path)}`} text={text} />
              <Suspense fallback={<Skeleton height={36} width={160} />}>
                <SharePicture language={language} words={`${text}\n${origin}${pathIn(language, path)}`} />
              </Suspense>
            </Stack>
          ))}
        </Stack>
        <QrCode text={url} label={t`QR code of your link for owners`} />
      </Group>
    </Card>
  );
}
