// What the address says about a list: search, order and page. What is wrong counts as not said.

export function cursorOf(params: URLSearchParams): string | undefined {
  const cursor = params.get('cursor') ?? '';
  return /^[\w-]{1,200}$/.test(cursor) ? cursor : undefined;
}

export const searchOf = (params: URLSearchParams): string | undefined =>
  params.get('q')?.trim().slice(0, 200) || undefined;
