// Whether this device shows what happens at once. The browser asks for permission after the click, and never before.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Skeleton, Switch, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/api-provider.tsx';
import { failureMessage } from '../../lib/messages.ts';
import {
  allowPush,
  canPush,
  currentAddress,
  type DeviceState,
  forgetPush,
} from '../../lib/push-subscription.ts';
import { toast } from '../../ui/toast-store.ts';

const failed = msg`This device could not be changed`;

export function DeviceSwitch() {
  const { t } = useLingui();
  const { state, change } = useDevice();
  if (state.isPending) return <Skeleton height={48} role="status" aria-busy aria-label={t`Loading`} />;
  if (state.data === 'unsupported') {
    return (
      <Text size="sm" c="dimmed">
        <Trans>
          This browser shows no notices by itself. On an iPhone, add Kiraya to the home screen first.
        </Trans>
      </Text>
    );
  }
  const isDenied = state.data === 'denied';
  return (
    <Switch
      label={t`This device`}
      description={
        isDenied
          ? t`Your browser blocks notifications from this site. Allow them in its settings, then come back.`
          : t`Shows what happens at once, also while Kiraya is closed. Signing out ends it.`
      }
      checked={state.data === 'on'}
      disabled={isDenied || state.isError || change.isPending}
      onChange={(event) => change.mutate(event.currentTarget.checked)}
    />
  );
}

function useDevice() {
  const { api } = useApi();
  const client = useQueryClient();
  const queryKey = ['push-device'];
  const find = async (): Promise<DeviceState> => {
    if (!canPush()) return 'unsupported';
    if (Notification.permission === 'denied') return 'denied';
    const address = await currentAddress();
    if (!address) return 'off';
    return (await api.push.has({ endpoint: address.endpoint })).is_kept ? 'on' : 'off';
  };
  const turnOn = async () => {
    const { public_key } = await api.push.key();
    const address = await allowPush(public_key);
    if (address) await api.push.add(address);
  };
  const turnOff = async () => {
    const address = await currentAddress();
    await forgetPush();
    if (address) await api.push.remove({ endpoint: address.endpoint });
  };
  const change = useMutation({
    mutationFn: (isOn: boolean) => (isOn ? turnOn() : turnOff()),
    onError: (error) => toast.destructive(failed, failureMessage(error, failed)),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  return { state: useQuery({ queryKey, queryFn: find, staleTime: 0 }), change };
}
