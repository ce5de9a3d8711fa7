// Keeps the set-up link's code while the person who opened it signs in; it goes with the tab.

const KEY = 'kiraya.setup';

export function keepSetupCode(code: string): void {
  try {
    sessionStorage.setItem(KEY, code);
  } catch {
    // Without storage the link has to be opened again after signing in.
  }
}

export function storedSetupCode(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function dropSetupCode(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
