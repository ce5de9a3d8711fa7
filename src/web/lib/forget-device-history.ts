// A no for this device: what it remembers goes, and nothing more is remembered.
import { denyDeviceHistory } from './device-history.ts';
import { clearDeviceViews } from './device-views.ts';
import { forgetSearches } from './recent-searches.ts';

export function forgetDeviceHistory(): void {
  denyDeviceHistory();
  clearDeviceViews();
  forgetSearches();
}
