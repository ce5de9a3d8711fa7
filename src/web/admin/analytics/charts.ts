// The charts of the analytics: what each draws of the figures, and in which words.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CityFigures, MonthFigures } from '../../../contract/analytics.ts';
import type { Unit } from '../../components/figures/figure.ts';

type Figure = Exclude<keyof MonthFigures & keyof CityFigures, 'month' | 'city'>;

export type Chart = {
  id: string;
  title: MessageDescriptor;
  explanation: MessageDescriptor;
  /** What is said first, against the month before. */
  latest: Figure;
  series: readonly { name: Figure; label: MessageDescriptor; unit: Unit; colour?: string }[];
};

export const charts: readonly Chart[] = [
  {
    id: 'listings',
    latest: 'listings',
    title: msg`Listings`,
    explanation: msg`Homes published in the month, even if rented or removed since.`,
    // Views are so many that a chart with them would show nothing else.
    series: [
      { name: 'listings', label: msg`New listings`, unit: 'count', colour: 'var(--kiraya-chart)' },
      { name: 'views', label: msg`Views`, unit: 'count' },
    ],
  },
  {
    id: 'leads',
    latest: 'visits',
    title: msg`Leads`,
    explanation: msg`Visit requests and applications, by the day they were sent.`,
    series: [
      { name: 'visits', label: msg`Visits`, unit: 'count', colour: 'var(--kiraya-chart)' },
      { name: 'applications', label: msg`Applications`, unit: 'count', colour: 'marigold.5' },
    ],
  },
  {
    id: 'rvl',
    latest: 'rvl',
    title: msg`Rental value locked (RVL)`,
    explanation: msg`Rent paid for the month, late rent included.`,
    series: [{ name: 'rvl', label: msg`RVL`, unit: 'money', colour: 'var(--kiraya-chart)' }],
  },
  {
    id: 'revenue',
    latest: 'fees',
    title: msg`Revenue from fees`,
    explanation: msg`Our management fees on paid rents.`,
    series: [{ name: 'fees', label: msg`Fees`, unit: 'money', colour: 'var(--kiraya-chart)' }],
  },
  {
    id: 'commission',
    latest: 'commission',
    title: msg`Commission with held`,
    explanation: msg`Of closed months: paid, held and corrections. Commission months has what is paid.`,
    series: [{ name: 'commission', label: msg`Commission`, unit: 'money', colour: 'marigold.5' }],
  },
  {
    id: 'solvency',
    latest: 'left',
    title: msg`Solvency`,
    explanation: msg`Fees of closed months minus commission.`,
    series: [
      { name: 'fees', label: msg`Fees`, unit: 'money' },
      { name: 'commission', label: msg`Commission`, unit: 'money' },
      { name: 'left', label: msg`Left`, unit: 'money', colour: 'var(--kiraya-chart)' },
      { name: 'ratio_bp', label: msg`Commission as a share of fees`, unit: 'percent' },
    ],
  },
];
