// States and union territories, as the page's language writes them.

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReraState } from '../../domain/brokers.ts';

const names: Readonly<Record<ReraState, MessageDescriptor>> = {
  'Andaman and Nicobar Islands': msg`Andaman and Nicobar Islands`,
  'Andhra Pradesh': msg`Andhra Pradesh`,
  'Arunachal Pradesh': msg`Arunachal Pradesh`,
  Assam: msg`Assam`,
  Bihar: msg`Bihar`,
  Chandigarh: msg`Chandigarh`,
  Chhattisgarh: msg`Chhattisgarh`,
  'Dadra and Nagar Haveli and Daman and Diu': msg`Dadra and Nagar Haveli and Daman and Diu`,
  Delhi: msg`Delhi`,
  Goa: msg`Goa`,
  Gujarat: msg`Gujarat`,
  Haryana: msg`Haryana`,
  'Himachal Pradesh': msg`Himachal Pradesh`,
  'Jammu and Kashmir': msg`Jammu and Kashmir`,
  Jharkhand: msg`Jharkhand`,
  Karnataka: msg`Karnataka`,
  Kerala: msg`Kerala`,
  Ladakh: msg`Ladakh`,
  Lakshadweep: msg`Lakshadweep`,
  'Madhya Pradesh': msg`Madhya Pradesh`,
  Maharashtra: msg`Maharashtra`,
  Manipur: msg`Manipur`,
  Meghalaya: msg`Meghalaya`,
  Mizoram: msg`Mizoram`,
  Nagaland: msg`Nagaland`,
  Odisha: msg`Odisha`,
  Puducherry: msg`Puducherry`,
  Punjab: msg`Punjab`,
  Rajasthan: msg`Rajasthan`,
  Sikkim: msg`Sikkim`,
  'Tamil Nadu': msg`Tamil Nadu`,
  Telangana: msg`Telangana`,
  Tripura: msg`Tripura`,
  'Uttar Pradesh': msg`Uttar Pradesh`,
  Uttarakhand: msg`Uttarakhand`,
  'West Bengal': msg`West Bengal`,
};

/** One that has no name here is shown as it was written. */
export function useStateName(): (state: string) => string {
  const { i18n } = useLingui();
  return (state) => {
    const name = Object.hasOwn(names, state) ? names[state as ReraState] : undefined;
    return name ? i18n._(name) : state;
  };
}
