import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { PropertyPhoto } from '../../../contract/catalogue.ts';
import { Gallery } from './gallery.tsx';
import { fileUrl } from './photo.tsx';

afterEach(cleanup);

const photo = (id: string, alt: string): PropertyPhoto => ({
  id,
  alt,
  url: `${id}.jpg`,
  files: {},
  width: 800,
  height: 600,
  blurhash: null,
});

test('public files come from wherever the page is told, and pictures of our own pages from us', () => {
  expect(fileUrl('photos/a-400.webp', 'https://cdn.example/public')).toBe(
    'https://cdn.example/public/photos/a-400.webp',
  );
  expect(fileUrl('/files/public/photos/a.webp', 'https://cdn.example')).toBe(
    'https://cdn.example/photos/a.webp',
  );
  expect(fileUrl('/room.webp', 'https://cdn.example')).toBe('/room.webp');
  expect(fileUrl('/files/public/photos/a.webp')).toBe('/files/public/photos/a.webp');
});

test('a photo that nobody described is named by its place, also the link that opens it', () => {
  renderPage(
    <Gallery title="2 BHK in Baner" photos={[photo('a', 'The hall'), photo('b', ''), photo('c', ' ')]} />,
  );
  expect(screen.getAllByRole('link', { name: /./ }).map((link) => link.querySelector('img')?.alt)).toEqual([
    'The hall',
    'Photo 2 of 3',
    'Photo 3 of 3',
  ]);
});

test('a photo that Tab comes to is brought into the middle of a phone’s strip', () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  renderPage(<Gallery title="2 BHK in Baner" photos={[photo('a', 'The hall'), photo('b', 'The kitchen')]} />);
  const kitchen = screen.getByRole('link', { name: 'The kitchen' });
  fireEvent.focus(kitchen);
  expect(shown.mock.contexts).toEqual([kitchen]);
  expect(shown).toHaveBeenCalledWith({ block: 'nearest', inline: 'center' });
  shown.mockRestore();
});
