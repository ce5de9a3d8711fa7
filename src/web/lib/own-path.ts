// Where to go after signing in: only paths of this site, so that a link cannot send people elsewhere.

/** The path with its query if it leads to a page of ours, else null. `//evil.example` and `/\evil.example` leave the site. */
export function ownPath(text: string | null | undefined): string | null {
  if (!text || !/^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(text)) return null;
  const url = URL.parse(text, 'http://own.invalid');
  return url?.host === 'own.invalid' ? `${url.pathname}${url.search}${url.hash}` : null;
}

/** The sign-in page, remembering the page somebody came from. */
export function signInPath(from: { pathname: string; search?: string }): string {
  const next = `${from.pathname}${from.search ?? ''}`;
  return next === '/' ? '/auth' : `/auth?next=${encodeURIComponent(next)}`;
}
