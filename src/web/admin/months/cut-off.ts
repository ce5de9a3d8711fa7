// A cut-off as people name it: the last day that counts, not the midnight after it.
import { addDays, dateInIndia, formatDate, type Instant } from '../../../domain/dates.ts';

export const cutOffDay = (cutOff: Instant): string => formatDate(addDays(dateInIndia(cutOff), -1));
