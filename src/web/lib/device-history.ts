// Whether this device may remember what somebody searches for and looks at: only after they said yes on it, until they say no or sign out.

const KEY = 'kiraya.history';
const YES = 'yes';

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function keepsDeviceHistory(area: () => Pick<Area, 'getItem'> = () => localStorage): boolean {
  try {
    return area().getItem(KEY) === YES;
  } catch {
    return false;
  }
}

export function allowDeviceHistory(area: () => Area = () => localStorage): void {
  try {
    area().setItem(KEY, YES);
  } catch {
    // Storage is full or forbidden: nothing is remembered then.
  }
}

export function denyDeviceHistory(area: () => Area = () => localStorage): void {
  try {
    area().removeItem(KEY);
  } catch {
    // Nothing was remembered either.
  }
}
