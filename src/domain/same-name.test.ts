import { expect, it } from 'vitest';
import { isSameName } from './same-name.ts';

it.each([
  ['Koramangla', 'Koramangala'],
  ['Vakad', 'Wakad'],
  ['Rajjajinagara', 'Rajajinagar'],
  ['Velacheri', 'Velachery'],
  ['Adayar', 'Adyar'],
  ['Bilekahalli', 'Bilekhalli'],
  ['Jhangir Puri', 'Jahangirpuri'],
  ['Dhulapally', 'Doolapalli'],
  ['Ekkatuthangal', 'Ekkaduthangal'],
  ['Hitech City', 'HITEC City'],
  ['Kestopur', 'Keshtopur'],
  ['Mninagar', 'Maninagar'],
])('%s is %s', (typed, name) => {
  expect(isSameName(typed, name)).toBe(true);
});

it.each([
  ['Shanti Nagar', 'Shakti Nagar'],
  ['Kalyan', 'Kalina'],
  ['Adambakkam', 'Arumbakkam'],
  ['Adambakkam', 'Anambakkam'],
  ['Bhayandar East', 'Bandra East'],
  ['Kushaiguda', 'Kachiguda'],
  ['Sundar Nagar', 'Sunder Nagari'],
  ['Anandapur', 'Anantapur'],
  ['Pudur', 'Padur'],
  ['Konnagar', 'Kanyanagar'],
  ['Baruipur', 'Baradapur'],
  ['Gopalpur', 'Gokalpur'],
])('%s is not %s', (typed, name) => {
  expect(isSameName(typed, name)).toBe(false);
});
