// The affiliate's invitation: a link nobody can guess, as a QR code, by WhatsApp, or copied.
import { Trans, useLingui } from '@lingui/react/macro';
import { Card, Group, Stack, Text, Title } from '@mantine/core';
import type { OwnAffiliate } from '../../../contract/affiliates.ts';
import { QrCode } from '../../components/qr-code.tsx';
import { useSettings } from '../../lib/use-settings.ts';
import { ShareButtons } from '../../ui/share-buttons.tsx';

export function InviteCard({ affiliate }: { affiliate: OwnAffiliate }) {
  const { t } = useLingui();
  const { origin } = useSettings();
  const { full_name: name, affiliate_id: code, invite_token: token } = affiliate;
  const url = `${origin}/affiliate/register?invite=${token}`;
  if (affiliate.status === 'terminated') return null;
  return (
    <Card padding="md" component="section" aria-labelledby="invite-title">
      <Stack gap="sm">
        <Title order={2} size="h4" id="invite-title">
          <Trans>Invite people</Trans>
        </Title>
        <Text size="sm">
          <Trans>
            Anyone who joins with this link or your code {code} is in your team. You earn from rents paid, not
            from sign-ups.
          </Trans>
        </Text>
        <Text size="sm" c="dimmed" truncate title={url}>
          {url}
        </Text>
        <Group justify="space-between" align="flex-start" gap="sm" wrap="nowrap">
          <ShareButtons url={url} text={t`${name} invites you to Kiraya’s affiliate programme`} />
          <QrCode size={136} text={url} label={t`QR code of your invitation link`} />
        </Group>
      </Stack>
    </Card>
  );
}
