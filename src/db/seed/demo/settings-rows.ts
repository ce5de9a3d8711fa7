// The settings an administrator would have made before opening the office; everything else stays as it came.
import { gstinCheckCharacter } from '../../../domain/brokers.ts';
import type { Settings } from '../../../domain/settings.ts';

const office: Settings['office'] = {
  email: 'office@demo.kiraya.example',
  phone: '+918047182200',
  address: '4th floor, Lakeview Chambers, 100 Feet Road, Indiranagar, Bengaluru 560038',
  hours: 'Mon to Sat, 9:30 to 18:30',
};

const pan = 'AAKCK4821F';
const gstin = `29${pan}1Z`;

/** A company that is registered under GST, so that its invoices show what they charge. */
export const operator: Settings['operator'] = {
  legal_name: 'Kiraya Demo Homes Private Limited',
  address: office.address,
  pan,
  tan: 'BLRK04821F',
  gstin: gstin + gstinCheckCharacter(gstin),
  state: '29',
  grievance_name: 'Nandini Rao',
  grievance_email: 'grievance@demo.kiraya.example',
  grievance_phone: office.phone,
};

/** Set by the story that needs it: the rows below come last. */
export const feeAccount: Settings['fee_account'] = {
  holder_name: operator.legal_name,
  upi: 'kiraya.demo@okexample',
  account_number: '502000123456',
  ifsc: 'HDFC0000001',
};

export const settingsRows = () => [
  { key: 'office', value: office, is_public: true },
  { key: 'operator', value: operator, is_public: false },
];
