/** The admin portal's own procedures under their names. */
import { overview } from './overview.ts';

export const admin = { overview };
