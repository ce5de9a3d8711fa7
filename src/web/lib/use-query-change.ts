// What a page shows stands in its address. Choices are made faster than addresses are drawn: each begins where the one before it leads.
import { use, useCallback } from 'react';
import {
  type NavigateOptions,
  UNSAFE_DataRouterContext as RouterContext,
  useNavigate,
  useSearchParams,
} from 'react-router';

/** What is said by each name; null or nothing takes the name out. */
export type Words = Readonly<Record<string, string | null | undefined>>;

/**
 * Reads the query of the page's address as it will be once a navigation under way has landed. Hooks know the address that
 * was drawn last, which lags behind the router's own on a slow device; a choice that began there would forget the one before it.
 */
export function useComingQuery(): () => URLSearchParams {
  const router = use(RouterContext)?.router;
  const [drawn] = useSearchParams();
  return useCallback(() => {
    if (!router) return new URLSearchParams(drawn);
    const { location, navigation } = router.state;
    const isHere = navigation.location?.pathname === location.pathname;
    return new URLSearchParams((isHere ? navigation.location : location)?.search);
  }, [router, drawn]);
}

export function withWords(query: URLSearchParams, words: Words): URLSearchParams {
  const changed = new URLSearchParams(query);
  for (const [name, value] of Object.entries(words)) {
    if (value) changed.set(name, value);
    else changed.delete(name);
  }
  return changed;
}

/** The query that was drawn, and how to change some of its words and keep the others. The page stays where it was scrolled to. */
export function useQueryChange() {
  const [params] = useSearchParams();
  const coming = useComingQuery();
  const navigate = useNavigate();
  const change = useCallback(
    (words: Words | ((query: URLSearchParams) => Words), options?: NavigateOptions): void => {
      const query = coming();
      const changed = withWords(query, typeof words === 'function' ? words(query) : words);
      void navigate(`?${changed}`, { preventScrollReset: true, ...options });
    },
    [coming, navigate],
  );
  return [params, change] as const;
}
