// The address of a tab: the portal keeps its place in `?tab=`, and a tab its own search, filters and page beside it.

/** Another tab starts without what the last one kept. */
export const tabAddress = (id: string, more: Record<string, string> = {}): string =>
  `?${new URLSearchParams({ tab: id, ...more })}`;
