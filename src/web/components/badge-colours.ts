// The theme's name of each badge colour of the specification, section 4.
import type { BadgeColour } from '../../domain/properties.ts';

export const badgeColours: Readonly<Record<BadgeColour, string>> = {
  green: 'green',
  blue: 'blue',
  amber: 'yellow',
  red: 'red',
  grey: 'gray',
};
