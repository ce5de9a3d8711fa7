// Sign-ins: who signed in or tried, from where and on what, and what people sign in with was changed.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { SignInEntry } from '../../../contract/sign-ins.ts';
import { deviceName } from '../../../domain/device-name.ts';
import { type SignInShow, signInShowNames } from '../../../domain/features/sign-ins.ts';
import type { SecurityEvent } from '../../../domain/security-events.ts';
import { useListInput } from '../../components/list/list-input.ts';
import { useApi } from '../../lib/api-provider.tsx';
import { keepPage } from '../../lib/keep-page.ts';
import type { Column } from '../../ui/columns.tsx';
import { adminTab } from '../shell/admin-tab.ts';
import { ListTab } from '../shell/list-tab.tsx';
import { Moment } from '../shell/message-cells.tsx';
import { PersonLink } from '../shell/subject-links.tsx';

export default adminTab({ place: 175, label: msg`Sign-ins`, permission: 'signIns.list' }, SignInsTab);

function SignInsTab() {
  const { t, i18n } = useLingui();
  const { queries } = useApi();
  const { input, isFiltered } = useListInput({ show: signInShowNames });
  const options = signInShowNames.map((value) => ({ value, label: i18n._(showLabels[value]) }));
  return (
    <ListTab
      name="sign-ins"
      title={t`Sign-ins`}
      description={<Trans>Sign-ins, wrong tries and changes to sign-in methods in the last 180 days.</Trans>}
      searched={t`Person, email, mobile number or network address`}
      filters={[{ name: 'show', label: t`Show`, options }]}
      query={useQuery(queries.signIns.list.queryOptions({ input, staleTime: 0, placeholderData: keepPage }))}
      failure={msg`The sign-ins could not be loaded`}
      isFiltered={isFiltered}
      empty={t`Sign-ins will appear here`}
      columns={useColumns()}
    />
  );
}

function useColumns(): Column<SignInEntry>[] {
  const { t, i18n } = useLingui();
  return [
    {
      key: 'when',
      label: t`When`,
      cell: ({ created_at: at }) => <Moment at={at} />,
      csv: ({ created_at: at }) => at,
    },
    {
      key: 'who',
      label: t`Person`,
      cell: ({ person }) => (person ? <PersonLink person={person} /> : t`No account`),
      csv: ({ person }) => person?.full_name ?? null,
    },
    {
      key: 'what',
      label: t`What happened`,
      cell: ({ event }) => <Badge color={eventColours[event] ?? 'gray'}>{i18n._(eventLabels[event])}</Badge>,
      csv: ({ event }) => event,
    },
    {
      key: 'device',
      label: t`Device`,
      cell: ({ user_agent: userAgent }) => deviceOf(userAgent) ?? t`Unknown browser`,
      csv: ({ user_agent: userAgent }) => userAgent,
    },
    {
      key: 'network',
      label: t`Network address`,
      cell: ({ ip_address: address }) => address ?? '–',
      csv: ({ ip_address: address }) => address,
    },
  ];
}

/** 'Chrome, Android' */
function deviceOf(userAgent: string | null): string | undefined {
  const { browser, system } = deviceName(userAgent);
  return [browser, system].filter(Boolean).join(', ') || undefined;
}

const showLabels: Readonly<Record<SignInShow, MessageDescriptor>> = {
  all: msg`All`,
  refused: msg`Wrong tries`,
  'new-device': msg`New devices`,
  changed: msg`Changes to sign-in methods`,
  ended: msg`Signed out`,
};

const eventLabels: Readonly<Record<SecurityEvent, MessageDescriptor>> = {
  'signed-in': msg`Signed in`,
  'sign-in-failed': msg`Wrong password or code`,
  'tries-used-up': msg`Too many wrong tries`,
  'second-step-failed': msg`Wrong second-step code`,
  'second-step-locked': msg`Second step locked`,
  'proof-given': msg`Identity confirmed`,
  'proof-failed': msg`Identity not confirmed`,
  'new-device': msg`New device`,
  recovered: msg`Forgotten password reset`,
  'password-changed': msg`Password changed`,
  'email-changed': msg`Email address changed`,
  'phone-changed': msg`Mobile number changed`,
  'account-merged': msg`Account merged`,
  'second-factor-on': msg`Two-step sign-in turned on`,
  'second-factor-off': msg`Two-step sign-in turned off`,
  'passkey-added': msg`Passkey added`,
  'passkey-removed': msg`Passkey removed`,
  'pin-failed': msg`Wrong admin PIN`,
  'pin-locked': msg`Admin PIN locked`,
  'session-ended': msg`Device signed out`,
  'other-sessions-ended': msg`Other devices signed out`,
  'signed-out': msg`Signed out`,
};

const eventColours: Partial<Record<SecurityEvent, string>> = {
  'signed-in': 'green',
  'sign-in-failed': 'yellow',
  'second-step-failed': 'yellow',
  'proof-failed': 'yellow',
  'pin-failed': 'yellow',
  'tries-used-up': 'red',
  'second-step-locked': 'red',
  'pin-locked': 'red',
  'new-device': 'yellow',
};
