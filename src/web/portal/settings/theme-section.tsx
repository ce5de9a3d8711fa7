// Light, dark or as the device: here at once, and on the person's other devices when they have no choice of their own.
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Center, type MantineColorScheme, SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../lib/api-provider.tsx';
import { IconDeviceMobile, IconMoon, IconSun } from '../../ui/icons.ts';
import { SettingRow } from '../../ui/setting-rows.tsx';
import { toast } from '../../ui/toast-store.ts';
import classes from './settings.module.css';

const themes = [
  { value: 'light', name: msg`Light`, icon: IconSun },
  { value: 'dark', name: msg`Dark`, icon: IconMoon },
  { value: 'auto', name: msg`System`, icon: IconDeviceMobile },
] as const satisfies { value: MantineColorScheme; name: unknown; icon: unknown }[];

export function ThemeSection() {
  const { t, i18n } = useLingui();
  const { queries } = useApi();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { mutate } = useMutation(
    queries.account.settings.update.mutationOptions({
      onError: () =>
        toast.neutral(msg`Theme changed on this device only`, msg`It could not be saved to your account.`),
    }),
  );
  const choose = (theme: MantineColorScheme) => {
    setColorScheme(theme);
    mutate({ theme });
  };
  return (
    <SettingRow title={t`Theme`} text={<Trans>System follows what your device is set to.</Trans>}>
      <SegmentedControl
        aria-label={t`Theme`}
        size="sm"
        classNames={{ root: classes.themes, label: classes.theme }}
        value={colorScheme}
        onChange={choose}
        data={themes.map(({ value, name, icon: Icon }) => ({
          value,
          label: (
            <Center style={{ gap: 8 }}>
              <Icon size={18} aria-hidden />
              {i18n._(name)}
            </Center>
          ),
        }))}
      />
    </SettingRow>
  );
}
