// The field of a search for homes. Plain until it has the focus; then it suggests places while one types.
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import styles from './place-search.module.css';
import type { SuggestionListProps } from './suggestion-list.tsx';

type Loaded = { default: (props: SuggestionListProps) => React.ReactNode };

/** Suggestions that cannot be fetched are no reason to lose the search. */
const SuggestionList = lazy(
  (): Promise<Loaded> => import('./suggestion-list.tsx').catch(() => ({ default: () => null })),
);

type PlaceSearchProps = {
  text?: string | undefined;
  /** Without a `<label>` beside it the field says itself what it is for. */
  id?: string;
  /** Offered while nothing is typed, and before the page is awake as the browser offers them. */
  cities?: SuggestionListProps['cities'];
  placeholder?: string;
};

const noCities: SuggestionListProps['cities'] = [];

export function PlaceSearch({ text, id, cities = noCities, placeholder }: PlaceSearchProps) {
  const { t } = useLingui();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [focused, setFocused] = useState<HTMLInputElement>();
  // It may have had the focus before the page was awake.
  useEffect(() => {
    if (field.current && field.current === document.activeElement) setFocused(field.current);
  }, []);
  const hasOwnList = focused === undefined && cities.length > 0;
  return (
    <div className={styles.place}>
      <input
        ref={field}
        id={id}
        type="search"
        name="q"
        data-search
        list={hasOwnList ? listId : undefined}
        defaultValue={text}
        maxLength={1000}
        aria-label={id ? undefined : t`City, locality or landmark`}
        placeholder={placeholder ?? t`City, locality or landmark`}
        onFocus={({ currentTarget }) => setFocused(currentTarget)}
      />
      {hasOwnList ? (
        <datalist id={listId}>
          {cities.map(({ name, slug }) => (
            <option key={slug} value={name} />
          ))}
        </datalist>
      ) : null}
      {focused ? (
        <Suspense>
          <SuggestionList field={focused} cities={cities} />
        </Suspense>
      ) : null}
    </div>
  );
}
