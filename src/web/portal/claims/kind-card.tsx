// One kind of claim: what it means, where it stands, and what can be done now.
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Badge, Card, Group, Stack, Text, Title } from '@mantine/core';
import type { KindOfOwn } from '../../../contract/claims.ts';
import { canMoveClaim } from '../../../domain/claims.ts';
import { ClaimDocumentButton } from '../../components/claims/claim-document-button.tsx';
import {
  claimColours,
  claimKindLabels,
  claimSentence,
  claimStatusLabels,
} from '../../components/claims/claim-labels.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { AskForm } from './ask-form.tsx';
import { claimMeanings } from './claim-meanings.ts';
import { NeedNote } from './need-note.tsx';
import { type ClaimsAbout, useWithdraw } from './use-claims.ts';

type KindCardProps = { item: KindOfOwn; about: ClaimsAbout };

export function KindCard({ item, about }: KindCardProps) {
  const { i18n } = useLingui();
  const { kind, current, latest, need } = item;
  const label = i18n._(claimKindLabels[kind]);
  const waits = latest?.status === 'submitted';
  const shown = current ?? latest;
  return (
    <Card component="section" padding="md" aria-label={label}>
      <Stack gap="sm">
        <Group justify="space-between" gap="xs">
          <Title order={2} size="h4">
            {label}
          </Title>
          {shown && (
            <Badge color={claimColours[shown.status]}>{i18n._(claimStatusLabels[shown.status])}</Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {i18n._(claimMeanings[kind])}
        </Text>
        {current && <InForce claim={current} />}
        {waits && <Waiting claim={latest} label={label} />}
        {!waits && latest?.reason && latest.id !== current?.id && <Answer reason={latest.reason} />}
        {!waits && (need ? <NeedNote need={need} about={about} /> : <AskForm item={item} about={about} />)}
      </Stack>
    </Card>
  );
}

type Claim = NonNullable<KindOfOwn['current']>;

function InForce({ claim: { kind, method, decided_at, valid_until } }: { claim: Claim }) {
  const { i18n } = useLingui();
  if (!method || !decided_at || !valid_until) return null;
  return <Text size="sm">{claimSentence({ kind, method, verified_at: decided_at, valid_until }, i18n)}</Text>;
}

function Answer({ reason }: { reason: string }) {
  const { t } = useLingui();
  return (
    <Alert color="yellow" variant="light" title={t`What our team wrote`} style={{ overflowWrap: 'anywhere' }}>
      {reason}
    </Alert>
  );
}

/** What was handed in, and the way back. */
function Waiting({ claim, label }: { claim: Claim; label: string }) {
  const { t } = useLingui();
  const withdraw = useWithdraw();
  if (!claim.is_own) {
    return (
      <Text size="sm">
        <Trans>Another administrator asked. Our team will write to them when it is decided.</Trans>
      </Text>
    );
  }
  return (
    <Group justify="space-between" gap="sm">
      <Text size="sm">
        <Trans>Our team has it and will write to you when it is decided.</Trans>
      </Text>
      <Group gap="xs">
        {claim.has_paper && <ClaimDocumentButton id={claim.id} name={label} />}
        {canMoveClaim(claim.status, 'withdrawn') && (
          <ConfirmButton
            size="xs"
            variant="subtle"
            color="red"
            question={t`Withdraw: ${label}?`}
            explanation={<Trans>The document is deleted. You can ask again.</Trans>}
            confirmLabel={t`Withdraw`}
            destructive
            onConfirm={() => withdraw.mutateAsync({ id: claim.id }).catch(() => undefined)}
          >
            <Trans>Withdraw</Trans>
          </ConfirmButton>
        )}
      </Group>
    </Group>
  );
}
