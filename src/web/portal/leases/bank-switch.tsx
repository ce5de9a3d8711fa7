// Whether tenants also see the bank account that the landlord gave in the settings, for a transfer beside UPI.
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Switch } from '@mantine/core';
import { Link } from 'react-router';

type BankSwitchProps = { isShown: boolean; onChange: (isShown: boolean) => void };

export function BankSwitch({ isShown, onChange }: BankSwitchProps) {
  const { t } = useLingui();
  return (
    <Switch
      label={t`Tenants may also pay into my bank account`}
      description={
        <Trans>
          They see the account from your{' '}
          <Anchor component={Link} to="/settings" inherit underline="always">
            Settings
          </Anchor>
          , with its IFSC, while this lease runs. A changed account is shown once its waiting time is over.
        </Trans>
      }
      checked={isShown}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
