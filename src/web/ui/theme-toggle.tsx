// Switches between light and dark; both icons are drawn and CSS shows one, so the server's page fits either.
import { useLingui } from '@lingui/react/macro';
import { ActionIcon, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from './icons.ts';

export function ThemeToggle() {
  const { t } = useLingui();
  const { toggleColorScheme } = useMantineColorScheme();
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={40}
      className="needs-script"
      aria-label={t`Switch between light and dark`}
      onClick={toggleColorScheme}
    >
      <span className="mantine-dark-hidden">
        <IconMoon size={20} aria-hidden />
      </span>
      <span className="mantine-light-hidden">
        <IconSun size={20} aria-hidden />
      </span>
    </ActionIcon>
  );
}
