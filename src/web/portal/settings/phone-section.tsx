// The mobile number one signs in with: added or changed by a code that is sent to the new one.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { phoneChangeConfirm, phoneChangeStart } from '../../../contract/session.ts';
import { formatPhone, phoneOf } from '../../../domain/phones.ts';
import { useSession } from '../../lib/session-context.ts';
import { signInCalls } from '../../lib/sign-in-calls.ts';
import { useProfile } from '../../lib/use-profile.ts';
import { useSettings } from '../../lib/use-settings.ts';
import { SettingRow } from '../../ui/setting-rows.tsx';
import { ChangeIdentifier, type IdentifierChange } from './change-identifier.tsx';

export function PhoneSection() {
  const { t } = useLingui();
  const user = useSession().current?.user;
  const { texts } = useSettings();
  const own = useProfile();
  const offered = !user?.phone && own.status === 'loaded' ? own.profile.phone : null;
  if (!texts) return null;
  const change: IdentifierChange = {
    field: 'newPhone',
    input: { label: t`New mobile number`, type: 'tel', autoComplete: 'tel' },
    kept: phoneOf,
    starts: phoneChangeStart,
    confirms: phoneChangeConfirm,
    start: (newPhone, proof, channel) => signInCalls.startPhoneChange({ newPhone, channel, ...proof }),
    confirm: (newPhone, otp) => signInCalls.confirmPhoneChange({ newPhone, otp }),
    offered: offered ?? undefined,
    byWhatsapp: true,
    changed: msg`Mobile number changed`,
  };
  return (
    <SettingRow
      title={t`Mobile number for signing in`}
      state={user?.phone && formatPhone(user.phone)}
      text={<Trans>You can sign in with it, by a code that comes as a text.</Trans>}
    >
      {user && (
        <ChangeIdentifier
          change={change}
          user={user}
          label={user.phone ? <Trans>Change number</Trans> : <Trans>Add a number</Trans>}
        />
      )}
    </SettingRow>
  );
}
