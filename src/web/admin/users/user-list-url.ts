// Addresses within the directory: a person's page, and the way back to the list as it was.

/** What the directory was searched for, while a person is shown: their own lists are not searched by it. */
const SEARCHED = 'searched';

/** One person's page, from which the directory is found again as it was. */
export function personLink(params: URLSearchParams, userId: string): string {
  const next = new URLSearchParams(params);
  next.set('tab', 'users');
  next.delete('panel');
  rename(next, 'q', SEARCHED);
  next.set('user', userId);
  return `?${next}`;
}

export function directoryLink(params: URLSearchParams): string {
  const next = new URLSearchParams(params);
  for (const name of ['user', 'show', 'before']) next.delete(name);
  rename(next, SEARCHED, 'q');
  return `?${next}`;
}

function rename(params: URLSearchParams, from: string, to: string): void {
  const value = params.get(from);
  if (value === null) return;
  params.delete(from);
  params.set(to, value);
}
