// Switches between light and dark; both icons are drawn and CSS shows one, so the server's page fits either.
// A plain button: it stands on public pages, where Mantine's would be the only one and cost 5 KB.
import { useLingui } from '@lingui/react/macro';
import { useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from './icons.ts';
import classes from './theme-toggle.module.css';

export function ThemeToggle() {
  const { t } = useLingui();
  const { toggleColorScheme } = useMantineColorScheme();
  return (
    <button
      type="button"
      className={`${classes.toggle} needs-script`}
      aria-label={t`Switch between light and dark`}
      onClick={toggleColorScheme}
    >
      <IconMoon className="mantine-dark-hidden" size={20} aria-hidden />
      <IconSun className="mantine-light-hidden" size={20} aria-hidden />
    </button>
  );
}
