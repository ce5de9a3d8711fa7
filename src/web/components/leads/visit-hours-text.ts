// How hours by weekday read: "Mon–Fri 6 pm–8 pm".
import { formatTags, language } from '../../../domain/languages.ts';
import { runsOfDays, someDateOn, type VisitHours, type Weekday } from '../../../domain/visit-hours.ts';

const weekday = new Intl.DateTimeFormat(formatTags[language], { weekday: 'short', timeZone: 'UTC' });

export const dayName = (day: Weekday): string => weekday.format(new Date(`${someDateOn(day)}T00:00:00Z`));

const partOfDay = new Intl.DateTimeFormat(formatTags[language], {
  hour: 'numeric',
  dayPeriod: 'short',
  timeZone: 'UTC',
});

/** 6 pm, on a Hindi page शाम 6: a whole hour in India. */
export const hourText = (hour: number): string =>
  language === 'en'
    ? `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'am' : 'pm'}`
    : partOfDay.format(hour * 3_600_000);

export const hoursText = (hours: readonly VisitHours[]): string =>
  hours
    .map(({ days, from, until }) => {
      const runs = runsOfDays(days).map(([first, last]) =>
        first === last ? dayName(first) : `${dayName(first)}–${dayName(last)}`,
      );
      return `${runs.join(', ')} ${hourText(from)}–${hourText(until)}`;
    })
    .join('; ');
