// One place somebody is signed in: which browser, when it was last used, since when, from which address.
import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Text } from '@mantine/core';
import type { SessionListing } from '../../../contract/session.ts';
import { formatInstant } from '../../../domain/dates.ts';
import { deviceName } from '../../../domain/device-name.ts';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { IconDeviceMobile, IconDevices } from '../../ui/icons.ts';
import classes from './settings.module.css';
import { useDeviceLabel } from './use-device-label.ts';

type SessionRowProps = { session: SessionListing; isHere: boolean; onEnd: () => Promise<unknown> };

export function SessionRow({ session, isHere, onEnd }: SessionRowProps) {
  const { t } = useLingui();
  const name = useDeviceLabel()(session.userAgent);
  const { system } = deviceName(session.userAgent);
  const isPhone = system === 'Android' || system === 'iPhone';
  const Icon = isPhone ? IconDeviceMobile : IconDevices;
  const since = formatInstant(session.createdAt);
  const used = formatInstant(session.lastUsedAt);
  return (
    <li className={classes.session}>
      <Icon size={24} stroke={1.5} aria-hidden />
      <div className={classes.sessionWords}>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          {isHere ? (
            <Trans>Signed in {since}</Trans>
          ) : (
            <Trans>
              Last used {used}, signed in {since}
            </Trans>
          )}
          {session.ipAddress ? ` · ${session.ipAddress}` : ''}
        </Text>
      </div>
      {isHere ? (
        <Badge color="green">
          <Trans>This device</Trans>
        </Badge>
      ) : (
        <ConfirmButton
          variant="default"
          size="compact-sm"
          question={t`Sign out this device?`}
          explanation={<Trans>{name} has to sign in again.</Trans>}
          confirmLabel={t`Sign out`}
          onConfirm={onEnd}
        >
          <Trans>Sign out</Trans>
        </ConfirmButton>
      )}
    </li>
  );
}
