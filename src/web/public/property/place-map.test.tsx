import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import { PlaceMap } from './place-map.tsx';

vi.mock('../../components/map/map-view.tsx', () => ({ MapView: () => <p>The map</p> }));
afterEach(cleanup);

type Place = NonNullable<Parameters<typeof PlaceMap>[0]['home']['place']>;
const metro = { kind: 'metro_station', name: 'Indiranagar', distance_m: 500, walk_minutes: 5 } as const;
const railway = {
  kind: 'railway_station',
  name: 'Nagpur Railway Station',
  distance_m: 3500,
  walk_minutes: null,
} as const;

const textOf = (place: Partial<Place>) => {
  const whole: Place = { lat: 12.98, lng: 77.64, exactness: 'home', radius_m: 270, near: [], ...place };
  const home = { place: whole, locality: 'Indiranagar', city: 'Bengaluru' };
  return renderPage(<PlaceMap home={home} />).container.textContent;
};

it('says how long one walks to a station, and how far one is that nobody walks to', () => {
  const text = textOf({ near: [metro, railway] });
  expect(text).toContain('Approximate location.');
  expect(text).toContain('Indiranagar metro station about 5 minutes’ walk, 500 m');
  expect(text).toContain('Nagpur Railway Station about 3.5 km away');
});

it('measures from the middle of the locality where no more is known', () => {
  const near = [{ ...metro, walk_minutes: null }];
  const text = textOf({ exactness: 'locality', radius_m: 1500, near });
  expect(text).toContain('Somewhere in Indiranagar: the place is not marked on the map.');
  expect(text).toContain('Indiranagar metro station about 500 m from the middle of Indiranagar');
  expect(text).not.toContain('walk');
});

it('names the city where not even the locality is on the map', () => {
  expect(textOf({ exactness: 'city', radius_m: 8000 })).toContain('Somewhere in Bengaluru');
});

it('says nothing of a home that is nowhere', () => {
  const home = { place: null, locality: 'Indiranagar', city: 'Bengaluru' };
  expect(renderPage(<PlaceMap home={home} />).container.querySelector('section')).toBeNull();
});

it('opens its map with the focus at its heading, since the button makes way', async () => {
  textOf({});
  const button = screen.getByRole('button', { name: 'Show on the map' });
  button.focus();
  fireEvent.click(button);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Where it is' }));
  await screen.findByText('The map');
  expect(screen.queryByRole('button', { name: 'Show on the map' })).toBeNull();
});
