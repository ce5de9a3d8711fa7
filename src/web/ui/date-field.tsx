// A date field for keyboard and mouse: type "5 Nov 2026", or walk with the arrows; days that cannot be chosen are stepped over.
import { useLingui } from '@lingui/react/macro';
import { DateInput } from '@mantine/dates';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { addDays, type CalendarDate, formatDate } from '../../domain/dates.ts';
import { formatTags, language } from '../../domain/languages.ts';
import { readTypedDate } from '../../domain/typed-dates.ts';
import { nextEnabledDate } from './date-search.ts';
import { useHeldForm } from './use-held-form.ts';
import '@mantine/dates/styles.css';

type DateFieldProps = {
  label: string;
  value: CalendarDate | null;
  onChange: (date: CalendarDate | null) => void;
  /** The present day in India: a field never asks a clock. */
  today: CalendarDate;
  min?: CalendarDate;
  max?: CalendarDate;
  isExcluded?: (date: CalendarDate) => boolean;
  error?: ReactNode;
  description?: ReactNode;
  required?: boolean;
  clearable?: boolean;
  name?: string;
};

const named = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(formatTags[language], { ...options, timeZone: 'UTC' });
  return (date: string) => format.format(new Date(`${date}T00:00:00Z`));
};

/** The calendar names months and days in English by itself. */
const names =
  language === 'en'
    ? {}
    : {
        monthLabelFormat: named({ month: 'long', year: 'numeric' }),
        monthsListFormat: named({ month: 'short' }),
        weekdayFormat: named({ weekday: 'short' }),
      };

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Mantine's sign to a dialog around: Escape is for the calendar then, and the dialog stays with what was typed. */
const keepsDialog = (isOpen: boolean) => ({ 'data-mantine-stop-propagation': isOpen || undefined });

/** What was typed and is no day that can be chosen; it is said once the field is left. */
type Refused = { text: string; isSaid: boolean };

export function DateField({ value, onChange, today, min, max, isExcluded, error, ...field }: DateFieldProps) {
  const { t } = useLingui();
  const around = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState<Refused>();
  const [heldWith, setHeldWith] = useState(value);
  if (value !== heldWith) {
    setHeldWith(value);
    if (value !== null) setRefused(undefined);
  }
  const say = () => setRefused((now) => now && { ...now, isSaid: true });
  useHeldForm(around, refused !== undefined, say);
  const whyRefused = useWhyRefused({ today, min, max });
  const [shownMonth, setShownMonth] = useState<string>(value ?? min ?? today);
  const [isOpen, setIsOpen] = useState(false);
  const isInRange = (date: CalendarDate) =>
    (min === undefined || date >= min) && (max === undefined || date <= max);
  const isEnabled = (date: CalendarDate) => isInRange(date) && !isExcluded?.(date);

  const parse = (text: string): CalendarDate | null => {
    const typed = readTypedDate(text, today);
    // A day too early or too late is refused: the nearest one that can be chosen is another than was meant.
    const day = (typed && isInRange(typed) && nextEnabledDate(typed, 1, isEnabled)) || null;
    const isRefused = day === null && text.trim() !== '';
    setRefused((before) => (isRefused ? { text, isSaid: before?.isSaid ?? false } : undefined));
    // The former day is not what stands in the field any more.
    if (day === null && value !== null) onChange(null);
    return day;
  };
  const choose = (date: CalendarDate | null) => {
    setRefused(undefined);
    onChange(date);
  };

  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    const day = (event.target as HTMLElement).dataset.date;
    if (day !== undefined && event.key === 'Escape') around.current?.querySelector('input')?.focus();
    if (step === undefined || day === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const next = nextEnabledDate(addDays(day, step), step, isEnabled);
    if (next === undefined) return;
    const calendar = (event.target as HTMLElement).closest('table')?.parentElement?.parentElement;
    flushSync(() => setShownMonth(next));
    calendar?.querySelector<HTMLElement>(`[data-date="${next}"]:not([data-outside])`)?.focus();
  };

  return (
    <div ref={around} onKeyDownCapture={walk}>
      <DateInput
        {...field}
        {...names}
        value={value}
        onChange={choose}
        onBlur={say}
        fixOnBlur={refused === undefined}
        error={refused?.isSaid ? whyRefused(refused.text) : error}
        data-held={refused ? true : undefined}
        valueFormat={formatDate}
        dateParser={parse}
        minDate={min}
        maxDate={max}
        excludeDate={isExcluded}
        date={shownMonth}
        onDateChange={setShownMonth}
        popoverProps={{ onOpen: () => setIsOpen(true), onClose: () => setIsOpen(false) }}
        {...keepsDialog(isOpen)}
        getDayProps={(date) => ({ 'data-date': date, ...keepsDialog(true) })}
        getDayAriaLabel={formatDate}
        firstDayOfWeek={1}
        // Days off are chosen like others; Mantine's red would read as a fault.
        weekendDays={[]}
        placeholder={t`DD Mon YYYY`}
        clearButtonProps={{ 'aria-label': t`Clear date` }}
        nextLabel={t`Next month`}
        previousLabel={t`Previous month`}
      />
    </div>
  );
}

function useWhyRefused({ today, min, max }: Pick<DateFieldProps, 'today' | 'min' | 'max'>) {
  const { t } = useLingui();
  const from = min && formatDate(min);
  const to = max && formatDate(max);
  return (text: string): string => {
    const example = formatDate(today);
    if (!readTypedDate(text, today)) return t`No such date. Write it like ${example}.`;
    if (from && to) return t`Choose a date from ${from} to ${to}`;
    if (from) return t`Choose a date from ${from} on`;
    return to ? t`Choose a date up to ${to}` : t`This day cannot be chosen`;
  };
}
