import { describe, expect, it } from 'vitest';
import { detectMapping } from './import-mapping.ts';
import {
  namesAddresses,
  namesPictures,
  PHOTO_ADDRESSES_MOST,
  pauseAfter,
  photoAddress,
  photoColumns,
  readPhotoCells,
} from './import-photos.ts';
import { readImportRow } from './imports.ts';

const a = 'https://img.example.in/a.jpg';
const b = 'http://img.example.in/w_400,h_300/b.jpg?x=1,2';

describe('the addresses of a row', () => {
  it.each([
    ['one', a, [a]],
    ['commas', `${a},${b}`, [a, b]],
    ['commas and spaces', `${a}, ${b} ,`, [a, b]],
    ['bars', `${a}|${b}`, [a, b]],
    ['bars with spaces', `${a} | ${b}`, [a, b]],
    ['semicolons', `${a};${b};`, [a, b]],
    ['lines', `${a}\n${b}`, [a, b]],
    ['a list of JSON', JSON.stringify([a, b]), [a, b]],
    ['a list of Python', `['${a}', '${b}']`, [a, b]],
    ['the same twice', `${a} ${a}#top`, [a]],
    ['without a protocol', '//img.example.in/a.jpg', [a]],
  ])('%s', (_, cell, addresses) => {
    expect(readPhotoCells([cell])).toEqual({ addresses, unread: [] });
  });

  it.each(['', '  ', '-', 'None', 'n/a', '[]', 'NaN'])('%j names none', (cell) => {
    expect(readPhotoCells([cell])).toEqual({ addresses: [], unread: [] });
  });

  it('stand in several cells, and what is none is said', () => {
    expect(readPhotoCells([a, 'photo.jpg', `${b} ftp://a.in/c.jpg`])).toEqual({
      addresses: [a, b],
      unread: ['photo.jpg', 'ftp://a.in/c.jpg'],
    });
  });

  it('have an end', () => {
    const many = Array.from({ length: PHOTO_ADDRESSES_MOST + 2 }, (_, at) => `${a}?${at}`);
    const { addresses, unread } = readPhotoCells([many.join(' ')]);
    expect(addresses).toHaveLength(PHOTO_ADDRESSES_MOST);
    expect(unread).toEqual(many.slice(-2));
  });

  it.each([
    'photo.jpg',
    'ftp://a.in/a.jpg',
    'https://name:word@a.in/a.jpg',
    'data:image/png;base64,AA',
    `${a}?${'x'.repeat(2000)}`,
  ])('%s is none', (text) => expect(photoAddress(text)).toBeNull());

  it('are told from other addresses', () => {
    expect([a, `${a} ${b}`, 'https://a.in/home/12', `${a} none`].map(namesPictures)).toEqual([
      true,
      true,
      false,
      true,
    ]);
    expect([a, 'https://a.in/home/12', 'yes'].map(namesAddresses)).toEqual([true, true, false]);
  });

  it('are asked for again after minutes, and then no more', () => {
    expect([1, 2, 3].map(pauseAfter)).toEqual([5, 60, null]);
  });
});

describe('the column of photos', () => {
  const row = { Rent: '10000', City: 'Pune', Area: '900', BHK: '2', Locality: 'Baner' };
  const detect = (more: Record<string, string>) =>
    detectMapping([...Object.keys(row), ...Object.keys(more)], [{ ...row, ...more }]).columns.photos;

  it.each([
    ['its name', { Photos: a }, 'Photos'],
    ['another name', { image_urls: a }, 'image_urls'],
    ['a name in Hindi', { फ़ोटो: a }, 'फ़ोटो'],
    ['the first of several', { photo1: a, photo2: b }, 'photo1'],
    [
      'the first of several with spaces',
      { 'Image URL 1': 'https://a.in/1', 'Image URL 2': '' },
      'Image URL 1',
    ],
    ['what its cells say', { gallery: `${a},${a}?2` }, 'gallery'],
    ['nothing: pages are no pictures', { link: 'https://a.in/home/12' }, undefined],
    ['nothing: a number of photos', { photos: '12' }, undefined],
    ['its name where no row has any yet', { photos: '' }, 'photos'],
  ])('is told by %s', (_, more, column) => {
    expect(detect(more)).toBe(column);
  });

  it('stands for those that are numbered like it', () => {
    const headers = ['photo 1', 'Rent', 'photo 2', 'Photo_3', 'photographer', '7'];
    expect(photoColumns('photo 1', headers)).toEqual(['photo 1', 'photo 2', 'Photo_3']);
    expect(photoColumns('7', headers)).toEqual(['7']);
  });

  it('makes the photos of a home, and refuses no row', () => {
    const cells = { ...row, photo1: a, photo2: 'soon', photo3: b };
    const { columns, defaults } = detectMapping(Object.keys(cells), [{ ...cells, photo2: a }]);
    const mapping = { columns, defaults: { ...defaults, furnishing: 'Unfurnished', bathrooms: '1' } };
    expect(readImportRow(2, cells, mapping, '2026-11-20')).toMatchObject({
      kind: 'accepted',
      listing: { photos: [a, b] },
      warnings: [{ field: 'photos', text: 'soon' }],
    });
  });
});
