// Brings the theme chosen in the account to a device on which nobody has chosen one yet.
import { useMantineColorScheme } from '@mantine/core';
import { useEffect } from 'react';
import type { Settings } from '../../contract/account.ts';

/** Where Mantine keeps the choice of this device. */
const DEVICE_KEY = 'mantine-color-scheme-value';

export function useAccountTheme(theme: Settings['theme'] | undefined): void {
  const { setColorScheme } = useMantineColorScheme();
  useEffect(() => {
    if (theme && theme !== 'auto' && !hasOwnChoice()) setColorScheme(theme);
  }, [theme, setColorScheme]);
}

function hasOwnChoice(): boolean {
  try {
    return localStorage.getItem(DEVICE_KEY) !== null;
  } catch {
    // Storage is forbidden here: nothing was or can be kept.
    return false;
  }
}
