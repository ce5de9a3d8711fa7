// The settings an administrator would have made before opening the office; everything else stays as it came.
import type { Settings } from '../../../domain/settings.ts';

const office: Settings['office'] = {
  email: 'office@demo.kiraya.example',
  phone: '+918047182200',
  address: '4th floor, Lakeview Chambers, 100 Feet Road, Indiranagar, Bengaluru 560038',
  hours: 'Mon to Sat, 9:30 to 18:30',
};

export const settingsRows = () => [{ key: 'office', value: office, is_public: true }];
