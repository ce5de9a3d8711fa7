/**
 * Files share a worker and what it has read of packages. Each begins with our own modules new, as none of them was replaced,
 * and with an empty page.
 */
import { vi } from 'vitest';

vi.resetModules();
vi.unstubAllGlobals();
vi.useRealTimers();
if (typeof document !== 'undefined') {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  // Fields that grow with their text listen to it; happy-dom has none.
  if (!document.fonts) Object.defineProperty(document, 'fonts', { value: new EventTarget() });
}
