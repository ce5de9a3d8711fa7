// What a search field suggests: places by what is typed, and before that what was searched for on this device and the largest cities.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import type { PlaceSuggestion } from '../../../contract/places.ts';
import { isInDevanagari } from '../../../domain/languages.ts';
import type { PlaceKind } from '../../../domain/places.ts';
import { allowDeviceHistory, keepsDeviceHistory } from '../../lib/device-history.ts';
import { forgetDeviceHistory } from '../../lib/forget-device-history.ts';
import { keepSearch, type RecentSearch, recentSearches } from '../../lib/recent-searches.ts';
import { IconHistory, IconMapPin } from '../../ui/icons.ts';
import { kindLabels } from './kind-labels.ts';
import { placeAddress } from './place-address.ts';
import styles from './suggestion-list.module.css';
import { useCombobox, useTyped } from './use-combobox.ts';
import { useSuggestions } from './use-suggestions.ts';

export type SuggestionListProps = {
  field: HTMLInputElement;
  cities: readonly { name: string; slug: string; homes: number }[];
};

type Option = {
  name: string;
  kind?: PlaceKind | undefined;
  city?: string | null | undefined;
  path: string;
  /** 0 where homes are only near, undefined where nobody counted. */
  homes?: number | undefined;
  isRecent?: boolean;
  hindi?: PlaceSuggestion['hindi'];
};

/** Those with the most homes come first. */
const MOST_CITIES = 6;

const textSearch = (name: string): RecentSearch => ({
  name,
  path: `/properties?${new URLSearchParams({ q: name })}`,
});

export default function SuggestionList({ field, cities }: SuggestionListProps) {
  const navigate = useNavigate();
  const listId = useId();
  const typing = useTyped(field);
  const { found, options, history, remember } = useOptions(typing.typed, cities);
  const choose = ({ name, kind, city, path }: Option) => {
    remember({ name, kind, city, path });
    const address = placeAddress(path, field.form);
    // A text that began the name is no second question beside the place.
    field.value = new URLSearchParams(address.slice(address.indexOf('?'))).get('q') ?? '';
    void navigate(address);
  };
  const { isOpen, marked, take, close } = useCombobox(field, typing, {
    options,
    choose,
    sent: (text) => text && remember(textSearch(text)),
    listId,
  });
  return (
    <>
      <p role="status" className="unseen">
        {typing.isAsked && found ? (
          <Plural value={options.length} _0="No suggestions" one="# suggestion" other="# suggestions" />
        ) : null}
      </p>
      {isOpen ? (
        // The field keeps the focus: a press on the list is none elsewhere.
        // biome-ignore lint/a11y/noStaticElementInteractions: not a control, it only keeps the focus where it is
        <div className={styles.popup} onMouseDown={(event) => event.preventDefault()}>
          <Options listId={listId} options={options} marked={marked} take={take} />
          {typing.typed.trim() === '' ? (
            <button
              type="button"
              className={styles.forget}
              onClick={() => {
                history.answer(!history.isKept);
                field.focus();
              }}
              onBlur={({ relatedTarget }) => relatedTarget !== field && close()}
            >
              {history.isKept ? (
                <Trans>Forget my searches and homes on this device</Trans>
              ) : (
                <Trans>Remember my searches and the homes I view on this device</Trans>
              )}
            </button>
          ) : null}
        </div>
      ) : null}
    </>
  );
}

/** `found`: what is shown is the answer to what stands in the field. */
function useOptions(typed: string, cities: SuggestionListProps['cities']) {
  const [recent, setRecent] = useState(() => recentSearches());
  const [isKept, setStored] = useState(() => keepsDeviceHistory());
  const { q, places } = useSuggestions(typed);
  const isEmpty = typed.trim() === '';
  const options: readonly Option[] = isEmpty
    ? [
        ...recent.map((search) => ({ ...search, isRecent: true })),
        ...cities.slice(0, MOST_CITIES).map(
          ({ name, slug, homes }): Option => ({
            name,
            homes,
            kind: 'city',
            path: `/properties?${new URLSearchParams({ city: slug })}`,
          }),
        ),
      ].filter(isFirstOfItsPath)
    : places;
  const remember = (search: RecentSearch) => {
    keepSearch(search);
    setRecent(recentSearches());
  };
  /** Nothing is remembered before the yes; the no takes away what was. */
  const answer = (isYes: boolean) => {
    if (isYes) allowDeviceHistory();
    else forgetDeviceHistory();
    setStored(isYes);
    setRecent([]);
  };
  return { found: isEmpty || q !== '', options, remember, history: { isKept, answer } };
}

const isFirstOfItsPath = ({ path }: Option, at: number, all: readonly Option[]): boolean =>
  all.findIndex((one) => one.path === path) === at;

type OptionsProps = {
  listId: string;
  options: readonly Option[];
  marked: number;
  take: (option: Option) => void;
};

function Options({ listId, options, marked, take }: OptionsProps) {
  const { t } = useLingui();
  return (
    <div role="listbox" id={listId} aria-label={t`Suggestions`} className={styles.list}>
      {options.map((option, at) => (
        // The field has the focus and the keys: an option is pointed at, or marked by the arrows.
        // biome-ignore lint/a11y/useKeyWithClickEvents: see above
        // biome-ignore lint/a11y/useFocusableInteractive: see above
        <div
          role="option"
          key={option.path}
          id={`${listId}-${at}`}
          aria-selected={at === marked}
          className={styles.option}
          onClick={() => take(option)}
        >
          <OptionWords {...option} />
        </div>
      ))}
    </div>
  );
}

/** In Devanagari a place has the name that people write; one made by rule stands beside it and says so. */
function OptionWords({ name, kind, city, homes, isRecent, hindi }: Option) {
  const { t, i18n } = useLingui();
  const Icon = isRecent ? IconHistory : IconMapPin;
  const isDevanagari = isInDevanagari(i18n.locale);
  const inHindi = isDevanagari && hindi && hindi.name !== name ? hindi : null;
  const other = inHindi && (inHindi.is_made ? t`${inHindi.name} (by its sound)` : name);
  const within = (isDevanagari && hindi?.city) || city;
  const details = [
    isRecent ? t`Searched before` : undefined,
    other,
    kind && i18n._(kindLabels[kind]),
    within,
  ];
  return (
    <>
      <Icon size={20} aria-hidden />
      <span className={styles.words}>
        <span className={styles.name}>{inHindi && !inHindi.is_made ? inHindi.name : name}</span>{' '}
        <span className={styles.detail}>{details.filter(Boolean).join(' · ')}</span>
      </span>{' '}
      {homes ? (
        <span className={styles.homes}>
          <Plural value={homes} one="# home" other="# homes" />
        </span>
      ) : null}
    </>
  );
}
