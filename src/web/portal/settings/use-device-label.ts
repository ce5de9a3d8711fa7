// Names a device as its person knows it, from what its browser says of itself: "Chrome on Android".
import { useLingui } from '@lingui/react/macro';
import { deviceName } from '../../../domain/device-name.ts';

export function useDeviceLabel() {
  const { t } = useLingui();
  return (userAgent: string | null | undefined): string => {
    const { browser, system } = deviceName(userAgent);
    if (browser && system) return t`${browser} on ${system}`;
    return browser ?? system ?? t`Unknown browser`;
  };
}
