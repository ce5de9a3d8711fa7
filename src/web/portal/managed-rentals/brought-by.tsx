// Who brought the owner here: from an affiliate's link, shown by name, and theirs to change.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isAffiliateCode, readAffiliateCode } from '../../../domain/affiliates.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { clock } from '../../lib/clock.ts';
import { readReferral, referralIn } from '../../lib/referral.ts';
import type { PartProps } from './submit-values.ts';

export default function BroughtBy({ fields, set, errors }: PartProps) {
  const { t } = useLingui();
  const { queries } = useApi();
  const { search } = useLocation();
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    // What stands in the draft was chosen before.
    if (fields.brought_by === null) {
      set({ brought_by: referralIn(search) ?? readReferral(Date.parse(clock.now())) ?? '' });
    }
  }, [fields.brought_by, search, set]);
  const code = readAffiliateCode(fields.brought_by ?? '');
  const found = useQuery(
    queries.affiliates.sponsor.queryOptions({
      input: { sponsor_id: code },
      enabled: isAffiliateCode(code),
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
  const name = found.data?.can_sponsor ? found.data.full_name : null;
  if (name && !isTyping && !errors.brought_by) {
    return (
      <Group gap="sm">
        <Text>
          <Trans>
            Brought by <strong>{name}</strong> ({code})
          </Trans>
        </Text>
        <Button variant="subtle" size="compact-sm" onClick={() => setTyping(true)}>
          <Trans>Change who brought you</Trans>
        </Button>
      </Group>
    );
  }
  return (
    <TextInput
      label={t`Who brought you here?`}
      description={
        name ? t`That is ${name}` : t`The code of an affiliate, as KRY-7F3K9. Leave it empty if no one did.`
      }
      maxLength={40}
      autoComplete="off"
      value={fields.brought_by ?? ''}
      onChange={(event) => {
        setTyping(true);
        set({ brought_by: event.currentTarget.value });
      }}
      onBlur={() => setTyping(false)}
      error={
        errors.brought_by ??
        (found.isError || found.data?.can_sponsor === false
          ? t`No affiliate in the programme has this code`
          : undefined)
      }
    />
  );
}
