// A second account of the same person is brought into this one: a code proves that it is theirs.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { mergeConfirm, mergeStart } from '../../../contract/session.ts';
import { normalizeIdentifier } from '../../../domain/identifiers.ts';
import { useSession } from '../../lib/session-context.ts';
import { signInCalls } from '../../lib/sign-in-calls.ts';
import { useSettings } from '../../lib/use-settings.ts';
import { SettingRow } from '../../ui/setting-rows.tsx';
import { ChangeIdentifier, type IdentifierChange } from './change-identifier.tsx';

export function MergeSection() {
  const { t } = useLingui();
  const user = useSession().current?.user;
  const { texts } = useSettings();
  const change: IdentifierChange = {
    field: 'account',
    input: {
      // Without texts a code goes to an address alone.
      label: texts ? t`Mobile number or email of the other account` : t`Email of the other account`,
      type: 'text',
      autoComplete: 'off',
    },
    kept: normalizeIdentifier,
    starts: mergeStart,
    confirms: mergeConfirm,
    start: (account, proof) => signInCalls.startMerge({ account, ...proof }),
    confirm: (account, otp) => signInCalls.confirmMerge({ account, otp }),
    changed: msg`The two accounts are one now`,
    note: msg`Everything from the other account is now in this one.`,
    warning: (
      <Text>
        <Trans>
          Its homes, visits, messages, leases and saved homes come here. Then it is closed for good: its
          password, passkeys and access tokens work no more.
        </Trans>{' '}
        {texts ? (
          <Trans>If that number or address has an account, a code is sent there.</Trans>
        ) : (
          <Trans>If that address has an account, a code is sent there.</Trans>
        )}
      </Text>
    ),
  };
  return (
    <SettingRow
      title={t`Merge another account`}
      text={<Trans>Have another account with us? Merge it into this one.</Trans>}
    >
      {user && <ChangeIdentifier change={change} user={user} label={<Trans>Merge accounts</Trans>} />}
    </SettingRow>
  );
}
