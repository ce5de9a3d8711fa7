// What people call the kinds of places.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PlaceKind } from '../../../domain/places.ts';

export const kindLabels: Record<PlaceKind, MessageDescriptor> = {
  city: msg`City`,
  zone: msg`Part of the city`,
  locality: msg`Locality`,
  sub_locality: msg`Locality`,
  society: msg`Housing society`,
  landmark: msg`Landmark`,
  metro_station: msg`Metro station`,
  railway_station: msg`Railway station`,
  office_park: msg`Office park`,
  college: msg`College`,
  hospital: msg`Hospital`,
  pin_area: msg`PIN code`,
};
