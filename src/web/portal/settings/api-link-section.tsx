// The way to access tokens and webhooks, which have a page of their own.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { SettingRow } from '../../ui/setting-rows.tsx';

export function ApiLinkSection() {
  const { t } = useLingui();
  return (
    <SettingRow
      title={t`API access`}
      text={<Trans>Access tokens and webhooks for programs of your own.</Trans>}
    >
      <Button component={Link} to="/settings/api" variant="default" size="sm">
        <Trans>Manage API access</Trans>
      </Button>
    </SettingRow>
  );
}
