// Addresses within the directory: a person's page, and the way back to the list as it was.

/** One person's page, from which the directory is found again as it was. */
export function personLink(params: URLSearchParams, userId: string): string {
  const next = new URLSearchParams(params);
  next.set('tab', 'users');
  next.delete('panel');
  next.set('user', userId);
  return `?${next}`;
}

export function directoryLink(params: URLSearchParams): string {
  const next = new URLSearchParams(params);
  for (const name of ['user', 'show', 'before']) next.delete(name);
  return `?${next}`;
}
