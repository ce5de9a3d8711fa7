// The ways between a list of complaints and one of them: the list is found again as it was.

export function complaintLink(params: URLSearchParams, id: string): string {
  const next = new URLSearchParams(params);
  next.set('complaint', id);
  return `?${next}`;
}

export function complaintsLink(params: URLSearchParams): string {
  const next = new URLSearchParams(params);
  next.delete('complaint');
  return `?${next}`;
}
