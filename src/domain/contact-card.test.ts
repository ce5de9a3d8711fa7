import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { contactCard } from './contact-card.ts';

const card = {
  name: 'Rao; Asha, Baner\nHomes',
  phone: '+91 98765-43210',
  email: 'asha@example.in',
  note: 'Visit: '.padEnd(200, 'घर '),
  url: 'https://kiraya.example/track-applications?show=visits&lead=1',
};
const read = (own: object = {}) => {
  const parsed = new ICAL.Component(ICAL.parse(contactCard({ ...card, ...own })));
  return (name: string) => parsed.getFirstPropertyValue(name);
};

it('is read by others as it was written', () => {
  const of = read();
  expect([of('version'), of('fn'), of('tel'), of('email'), of('note'), of('url')]).toEqual([
    '4.0',
    card.name,
    'tel:+919876543210',
    card.email,
    card.note,
    card.url,
  ]);
});

it('leaves out what is not known', () => {
  const of = read({ phone: null, email: null });
  expect([of('tel'), of('email'), of('note')]).toEqual([null, null, card.note]);
});
