/**
 * What the law asks of a rental agreement, as far as it could be read: guidance with its source and the day it was looked up, never advice.
 * Tenancy, stamp duty and the police are matters of each state. A state has a row where a text of its rules was read; else its reader is sent to
 * the sub-registrar, the police or the rent authority, with what to ask.
 */
import type { CalendarDate } from './dates.ts';

export const lawTopics = ['registration', 'stamp-duty', 'police-verification', 'tenancy-act'] as const;
export type LawTopic = (typeof lawTopics)[number];

type Row = {
  readonly topic: LawTopic;
  /** A state as addresses write it; null: all of India. */
  readonly state: string | null;
  /** What it says; both languages word it by this name. */
  readonly says: string;
  /** The first day it is told of. A newer row of the same topic and state takes its place from its own day on. */
  readonly from: CalendarDate;
  readonly source: string;
  /** Where the text can be read; null: no page of the authority was found. */
  readonly url: string | null;
  readonly checkedOn: CalendarDate;
};

const CHECKED = '2026-11-27';

const rows = [
  {
    topic: 'registration',
    state: null,
    says: 'registration',
    from: '1908-12-18',
    source: 'Registration Act 1908, section 17',
    url: null,
    checkedOn: CHECKED,
  },
  {
    topic: 'stamp-duty',
    state: null,
    says: 'stamp-duty',
    from: '1899-07-01',
    source: 'State stamp acts',
    url: null,
    checkedOn: CHECKED,
  },
  {
    topic: 'police-verification',
    state: null,
    says: 'police',
    from: '1899-07-01',
    source: 'Orders of cities and states',
    url: null,
    checkedOn: CHECKED,
  },
  {
    topic: 'tenancy-act',
    state: null,
    says: 'tenancy-act',
    from: '1899-07-01',
    source: 'State tenancy and rent acts',
    url: null,
    checkedOn: CHECKED,
  },
  {
    topic: 'registration',
    state: 'Maharashtra',
    says: 'registration-maharashtra',
    from: '2000-03-31',
    source: 'Maharashtra Rent Control Act 1999, section 55',
    url: 'https://vidhijudicial.com/sec-53-to-60-chapter-ix-(miscellaneous)the-maharashtra-rent-control-act,-1999.html',
    checkedOn: CHECKED,
  },
  {
    topic: 'stamp-duty',
    state: 'Maharashtra',
    says: 'stamp-duty-maharashtra',
    from: '2013-05-01',
    source: 'Maharashtra Stamp Act, Schedule I, article 36A',
    url: null,
    checkedOn: CHECKED,
  },
  {
    topic: 'tenancy-act',
    state: 'Maharashtra',
    says: 'tenancy-act-maharashtra',
    from: '2000-03-31',
    source: 'Maharashtra Rent Control Act 1999, section 55(2)',
    url: 'https://vidhijudicial.com/sec-53-to-60-chapter-ix-(miscellaneous)the-maharashtra-rent-control-act,-1999.html',
    checkedOn: CHECKED,
  },
  {
    topic: 'tenancy-act',
    state: 'Tamil Nadu',
    says: 'tenancy-act-tamil-nadu',
    from: '2019-02-22',
    source: 'Tamil Nadu Regulation of Rights and Responsibilities of Landlords and Tenants Act 2017',
    url: 'https://www.tenancy.tn.gov.in/Home/AboutUs',
    checkedOn: CHECKED,
  },
  {
    topic: 'tenancy-act',
    state: 'Uttar Pradesh',
    says: 'tenancy-act-uttar-pradesh',
    from: '2021-01-11',
    source: 'Uttar Pradesh Regulation of Urban Premises Tenancy Act 2021',
    url: 'https://www.lawatoz.com/uttar-pradesh-regulation-of-urban-premises-tenancy-act-2021',
    checkedOn: CHECKED,
  },
  {
    topic: 'tenancy-act',
    state: 'Assam',
    says: 'tenancy-act-assam',
    from: '2021-09-23',
    source: 'Assam Tenancy Act 2021, section 4',
    url: 'https://kanoongpt.in/bare-acts/the-assam-tenancy-act-2021',
    checkedOn: CHECKED,
  },
] as const satisfies readonly Row[];

export type LawFact = Omit<Row, 'says'> & { readonly says: (typeof rows)[number]['says'] };

/** One fact for each topic, on that day: the state's newest, else that of all India. `state` null: nobody knows it. */
export function tenancyLawOf(state: string | null, day: CalendarDate): LawFact[] {
  const known: readonly LawFact[] = rows;
  return lawTopics.flatMap((topic) => {
    const valid = known.filter((row) => row.topic === topic && row.from <= day);
    const newestOf = (where: string | null) =>
      valid
        .filter((row) => row.state === where)
        .toSorted((a, b) => a.from.localeCompare(b.from))
        .at(-1);
    const fact = (state === null ? undefined : newestOf(state)) ?? newestOf(null);
    return fact ? [fact] : [];
  });
}

/** The states that have a fact of their own on that day, by name. */
export const statesWithLaw = (day: CalendarDate): string[] => {
  const valid: readonly LawFact[] = rows.filter(({ from }) => from <= day);
  return [...new Set(valid.flatMap(({ state }) => (state === null ? [] : [state])))].toSorted();
};
