import { expect, it } from 'vitest';
import { isHeadline, namesOfCity, readCity, readLocality } from './import-places.ts';

it.each([
  ['Panjim', 'Panaji'],
  ['Trivandrum', 'Thiruvananthapuram'],
  ['New Delhi', 'Delhi'],
  ['तिरुवनंतपुरम', 'Thiruvananthapuram'],
  ['बनारस', 'Varanasi'],
  ['Pune', 'Pune'],
  ['Baner, Pune, Maharashtra 411045', 'Pune'],
  ['2 BHK flat for rent in HSR Layout, Bangalore', 'Bengaluru'],
  ['Flat 3, Saket, New Delhi - 110017, India', 'Delhi'],
  ['Sector 17, Chandigarh', 'Chandigarh'],
  ['2 BHK Flat for Rent in Wakad Pune', 'Pune'],
  ['House for rent in Vashi Navi Mumbai', 'Navi Mumbai'],
])('%s is %s', (named, city) => {
  expect(readCity(named)).toBe(city);
});

it('knows a city by its new name where lists have the old one', () => {
  expect(namesOfCity('Panaji')).toEqual(['panaji', 'panjim', 'पणजी']);
});

it.each([
  ['Baner, Pune, Maharashtra 411045', 'Pune', 'Baner'],
  ['Plot 14, Baner - Balewadi Road, Pune - 411045', 'Pune', 'Plot 14, Baner - Balewadi Road'],
  ['2 BHK flat for rent in HSR Layout, Bangalore', 'Bengaluru', 'HSR Layout'],
  ['3 BHK Flat In Green Heights For Rent In Whitefield', 'Bengaluru', 'Whitefield'],
  ['in Kushaiguda', 'Hyderabad', 'Kushaiguda'],
  ['2 BHK Flat for Rent in Sai Enclave, Wakad Pune', 'Pune', 'Sai Enclave, Wakad'],
  ['1 RK for rent in Saket New Delhi', 'Delhi', 'Saket'],
  ['Camp Pune', 'Pune', 'Camp Pune'],
  ['411045', 'Pune', '411045'],
  ['Pune', 'Pune', 'Pune'],
])('the locality of %j in %s is %j', (text, city, locality) => {
  expect(readLocality(text, city)).toBe(locality);
});

it('takes no name of a place for a headline', () => {
  expect(['1 RK House in Andheri', 'in Kushaiguda', 'Housing Board Colony'].map(isHeadline)).toEqual([
    true,
    false,
    false,
  ]);
});
