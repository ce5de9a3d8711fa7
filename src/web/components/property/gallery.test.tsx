// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { PropertyPhoto } from '../../../contract/catalogue.ts';
import { Gallery } from './gallery.tsx';

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
