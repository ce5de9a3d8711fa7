/** The admin portal's own procedures under their names. */
import { health } from './health.ts';
import { overview } from './overview.ts';
import { pin } from './pin.ts';
import { properties } from './properties.ts';

export const admin = { health, overview, pin, properties };
