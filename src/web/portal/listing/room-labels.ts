// What people read for the room a photo shows.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Room } from '../../../domain/own-homes.ts';

export const roomLabels: Readonly<Record<Room, MessageDescriptor>> = {
  living_room: msg`Living room`,
  bedroom: msg`Bedroom`,
  kitchen: msg`Kitchen`,
  bathroom: msg`Bathroom`,
  balcony: msg`Balcony`,
  dining_room: msg`Dining room`,
  outside: msg`Outside`,
  other: msg`Something else`,
};
