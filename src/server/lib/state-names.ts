/** States and union territories in the language that is being told, by the code that a GSTIN begins with. */
import type { GstStateCode } from '../../domain/gst.ts';
import { i18n } from './i18n.ts';

const names: Readonly<Record<GstStateCode, () => string>> = {
  '01': () => i18n._('Jammu and Kashmir'),
  '02': () => i18n._('Himachal Pradesh'),
  '03': () => i18n._('Punjab'),
  '04': () => i18n._('Chandigarh'),
  '05': () => i18n._('Uttarakhand'),
  '06': () => i18n._('Haryana'),
  '07': () => i18n._('Delhi'),
  '08': () => i18n._('Rajasthan'),
  '09': () => i18n._('Uttar Pradesh'),
  '10': () => i18n._('Bihar'),
  '11': () => i18n._('Sikkim'),
  '12': () => i18n._('Arunachal Pradesh'),
  '13': () => i18n._('Nagaland'),
  '14': () => i18n._('Manipur'),
  '15': () => i18n._('Mizoram'),
  '16': () => i18n._('Tripura'),
  '17': () => i18n._('Meghalaya'),
  '18': () => i18n._('Assam'),
  '19': () => i18n._('West Bengal'),
  '20': () => i18n._('Jharkhand'),
  '21': () => i18n._('Odisha'),
  '22': () => i18n._('Chhattisgarh'),
  '23': () => i18n._('Madhya Pradesh'),
  '24': () => i18n._('Gujarat'),
  '26': () => i18n._('Dadra and Nagar Haveli and Daman and Diu'),
  '27': () => i18n._('Maharashtra'),
  '29': () => i18n._('Karnataka'),
  '30': () => i18n._('Goa'),
  '31': () => i18n._('Lakshadweep'),
  '32': () => i18n._('Kerala'),
  '33': () => i18n._('Tamil Nadu'),
  '34': () => i18n._('Puducherry'),
  '35': () => i18n._('Andaman and Nicobar Islands'),
  '36': () => i18n._('Telangana'),
  '37': () => i18n._('Andhra Pradesh'),
  '38': () => i18n._('Ladakh'),
  '97': () => i18n._('Other Territory'),
};

/** "Maharashtra", in Hindi "महाराष्ट्र". */
export const stateInWords = (code: GstStateCode): string => names[code]();
