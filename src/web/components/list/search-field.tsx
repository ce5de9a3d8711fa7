// The search of a list: it asks once the typing rests, and at once on Enter.
import { TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { IconSearch } from '../../ui/icons.ts';
import classes from './list-filters.module.css';

const REST_MS = 300;

type SearchFieldProps = {
  /** What the address says is searched for. */
  q: string;
  label: string;
  placeholder: string;
  onSearch: (text: string) => void;
};

export function SearchField({ q, label, placeholder, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(q);
  const asked = useRef<string[]>([]);
  const ask = (words: string) => {
    if (words === (asked.current.at(-1) ?? q)) return;
    asked.current.push(words);
    onSearch(words);
  };
  // A hook of the library would do this too, for half a kilobyte on each page with a list.
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const askLater = (words: string) => {
    clearTimeout(rest.current);
    rest.current = setTimeout(ask, REST_MS, words);
  };
  useEffect(() => () => clearTimeout(rest.current), []);

  // The address answers what was asked for, while the typing may have gone on; any other words come from elsewhere.
  useEffect(() => {
    const place = asked.current.indexOf(q);
    asked.current = place < 0 ? [] : asked.current.slice(place + 1);
    if (place < 0) setText(q);
  }, [q]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    clearTimeout(rest.current);
    ask(text.trim());
  };
  return (
    <search>
      <form onSubmit={submit}>
        <TextInput
          type="search"
          label={label}
          placeholder={placeholder}
          className={classes.search}
          leftSection={<IconSearch size={18} aria-hidden />}
          maxLength={200}
          value={text}
          onChange={({ currentTarget: { value } }) => {
            setText(value);
            askLater(value.trim());
          }}
        />
      </form>
    </search>
  );
}
