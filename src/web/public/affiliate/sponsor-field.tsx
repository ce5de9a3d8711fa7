// Names the sponsor: from the invitation, or by a code that is looked up; the name is confirmed before one joins.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Sponsor } from '../../../contract/affiliates.ts';
import { fieldErrorsOf } from '../../components/listing-rules.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage } from '../../lib/messages.ts';
import { registrationFailures } from './affiliate-registration-messages.ts';

type SponsorFieldProps = {
  sponsor: Sponsor | null;
  onSponsor: (sponsor: Sponsor | null) => void;
  confirmed: boolean;
  onConfirmed: (confirmed: boolean) => void;
  error: string | undefined;
};

export function SponsorField({ sponsor, onSponsor, confirmed, onConfirmed, error }: SponsorFieldProps) {
  const { t } = useLingui();
  if (!sponsor) return <FindSponsor onFound={onSponsor} error={error} />;
  const { full_name: name, affiliate_id: code } = sponsor;
  return (
    <Stack gap="xs">
      <Text>
        <Trans>
          Your sponsor: <strong>{name}</strong> ({code})
        </Trans>
      </Text>
      <Group gap="md" align="flex-start">
        <Checkbox
          label={t`Yes, ${name} is my sponsor`}
          checked={confirmed}
          onChange={(event) => onConfirmed(event.currentTarget.checked)}
          error={error}
        />
        <Button variant="subtle" size="compact-sm" onClick={() => onSponsor(null)}>
          <Trans>Someone else</Trans>
        </Button>
      </Group>
    </Stack>
  );
}

type FindSponsorProps = { onFound: (sponsor: Sponsor) => void; error: string | undefined };

function FindSponsor({ onFound, error }: FindSponsorProps) {
  const { t, i18n } = useLingui();
  const { api } = useApi();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const find = useMutation({
    mutationFn: () => api.affiliates.sponsor({ sponsor_id: code }),
    onMutate: () => setProblem(undefined),
    onSuccess: (found) => {
      if (found.can_sponsor) onFound(found);
      else setProblem(t`The membership of this sponsor has ended. Ask for another invitation.`);
    },
    onError: (failed) => setProblem(problemOf(failed)),
  });
  const problemOf = (failed: unknown): string => {
    const field = fieldErrorsOf(failed).sponsor_id;
    if (field) return field;
    if (failed instanceof Error && 'status' in failed && failed.status === 404) {
      return t`No affiliate has this code. Check it with your sponsor.`;
    }
    const message = failureMessage(failed, registrationFailures.sponsor);
    return typeof message === 'string' ? message : i18n._(message);
  };
  return (
    <Group align="flex-start" gap="sm">
      <TextInput
        label={t`Sponsor code`}
        description={t`Your sponsor gives it to you, for example KRY-7F3K9`}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          find.mutate();
        }}
        error={problem ?? error}
        maxLength={40}
        autoComplete="off"
        style={{ flex: '1 1 240px' }}
      />
      <Button variant="default" onClick={() => find.mutate()} loading={find.isPending} mt={48}>
        <Trans>Find sponsor</Trans>
      </Button>
    </Group>
  );
}
