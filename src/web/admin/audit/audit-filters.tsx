// Filters of the audit trail: they are applied together, and stand in the address.
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { FilterFold, FilterRow } from '../../components/list/list-filters.tsx';
import { clock } from '../../lib/clock.ts';
import { useComingQuery } from '../../lib/use-query-change.ts';
import { DateField } from '../../ui/date-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { PersonSelect } from '../shell/person-select.tsx';
import { tabAddress } from '../shell/tab-address.ts';
import { useMay } from '../shell/use-may.ts';
import { actionName, namedActions } from './action-names.ts';
import { filtersFromUrl, unreadFilters, withFilters } from './filters-url.ts';

export function AuditFilters() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const coming = useComingQuery();
  const given = filtersFromUrl(params);
  const [actor, setActor] = useState(given.actor ?? '');
  const [person, setPerson] = useState(given.person ?? '');
  const [action, setAction] = useState(given.action ?? '');
  const [subject, setSubject] = useState(given.subject ?? '');
  const [from, setFrom] = useState(given.from ?? null);
  const [until, setUntil] = useState(given.until ?? null);
  // Whoever only looks on reads the trail and not the directory of people.
  const choosesPeople = useMay()('users.list');
  const today = clock.today();
  const used = Object.values(given).filter(Boolean).length;
  const [refused, setRefused] = useState<readonly string[]>([]);
  const errorOf = (field: string, words: string) => (refused.includes(field) ? words : undefined);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const choice = { actor, person, action, subject, from: from ?? '', until: until ?? '' };
    const next = withFilters(coming(), choice);
    const unread = unreadFilters(next);
    setRefused(unread);
    if (unread.length === 0) setParams(next, { preventScrollReset: true });
  };

  return (
    <form onSubmit={submit}>
      <FilterRow>
        <FilterFold used={used}>
          <ActionSelect value={action} onChange={setAction} />
          {choosesPeople ? (
            <>
              <PersonSelect label={t`By`} value={actor} onChange={setActor} />
              <PersonSelect label={t`Person concerned`} value={person} onChange={setPerson} />
            </>
          ) : (
            <TextInput
              label={t`By (user ID)`}
              value={actor}
              maxLength={60}
              error={errorOf('actor', t`Enter a user UUID`)}
              onChange={(event) => setActor(event.currentTarget.value)}
            />
          )}
          <TextInput
            label={t`ID of the record`}
            value={subject}
            maxLength={100}
            onChange={(event) => setSubject(event.currentTarget.value)}
          />
          <DateField label={t`From`} value={from} onChange={setFrom} today={today} max={today} clearable />
          <DateField
            label={t`Until`}
            value={until}
            onChange={setUntil}
            today={today}
            min={from ?? undefined}
            error={errorOf('until', t`Ends before it begins`)}
            max={today}
            clearable
          />
          <Button type="submit" variant="default">
            <Trans>Apply</Trans>
          </Button>
          {used > 0 && (
            <Button component={Link} to={tabAddress('audit')} variant="subtle">
              <Trans>Clear filters</Trans>
            </Button>
          )}
        </FilterFold>
      </FilterRow>
    </form>
  );
}

type ActionSelectProps = { value: string; onChange: (action: string) => void };

/** Acts as the trail calls them. What the address names and has no words here stays a choice. */
function ActionSelect({ value, onChange }: ActionSelectProps) {
  const { t, i18n } = useLingui();
  const isNamed = value === '' || namedActions.includes(value);
  const options = (isNamed ? namedActions : [value, ...namedActions])
    .map((action) => {
      const name = actionName(action);
      return { value: action, label: typeof name === 'string' ? name : i18n._(name) };
    })
    .toSorted((one, other) => one.label.localeCompare(other.label));
  return (
    <SelectField
      label={t`What was done`}
      placeholder={t`Everything`}
      options={options}
      value={value || null}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t`Everything` }}
      nothingFoundMessage={t`No matches`}
      limit={50}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  );
}
