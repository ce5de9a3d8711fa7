// Remembers for a week whether the sidebar is wide or narrow (specification, section 9).

export const SIDEBAR_COOKIE = 'sidebar_state';
export const SIDEBAR_COOKIE_SECONDS = 604_800;

/** Wide unless the cookie says otherwise. */
export function readSidebarOpen(cookies: string): boolean {
  return !cookies.split('; ').includes(`${SIDEBAR_COOKIE}=false`);
}

export function sidebarCookie(open: boolean): string {
  return `${SIDEBAR_COOKIE}=${open}; path=/; max-age=${SIDEBAR_COOKIE_SECONDS}; samesite=lax`;
}
