// The pin is put as numbers, by the device or on the map, and taken off again.
import { useForm } from '@mantine/form';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../tests/support/web/render-page.tsx';
import type { Box } from '../../../domain/map.ts';
import { type FormValues, toContent, toValues } from './listing-values.ts';
import { PinField } from './pin-field.tsx';

const map = vi.hoisted(() => ({ box: {} as Box, onMove: (_: Box) => {} }));
vi.mock('../../components/map/map-view.tsx', () => ({
  MapView: ({ box, onMove }: { box: Box; onMove: (box: Box) => void }) => {
    Object.assign(map, { box, onMove });
    return null;
  },
}));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const START = { lat: 12.93, lng: 77.62 };
let values = (): FormValues => toValues({});

function Field({ content = {}, start = START }: { content?: object; start?: typeof START | null }) {
  const form = useForm<FormValues>({ initialValues: toValues({ ...content }) });
  values = form.getValues;
  return <PinField form={form} city="Bengaluru" start={start} />;
}

const text = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Latitude and longitude' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (typed: string) => {
  fireEvent.change(text(), { target: { value: typed } });
  fireEvent.blur(text());
};
const around = ({ lat, lng }: { lat: number; lng: number }): Box => ({
  south: lat - 0.01,
  north: lat + 0.01,
  west: lng - 0.01,
  east: lng + 0.01,
});

it('is read from numbers of another map, and what is no pin is held at its field', () => {
  renderPage(<Field />);
  type('12.934712, 77.62291');
  expect(values().point).toEqual({ lat: 12.93471, lng: 77.62291 });
  expect(text().value).toBe('12.93471, 77.62291');
  type('near the lake');
  expect(screen.getByText('Enter latitude and longitude, like 12.93471, 77.62291')).toBeTruthy();
  expect(text().hasAttribute('data-held')).toBe(true);
  expect(values().point).toEqual({ lat: 12.93471, lng: 77.62291 });
});

it('starts at the locality, is put by a button and follows the map from then on', async () => {
  renderPage(<Field />);
  press('Show the map');
  await screen.findByText(/Move the map until its middle/);
  expect(map.box).toEqual(around(START));
  act(() => map.onMove(around({ lat: 12.94, lng: 77.63 })));
  expect(values().point).toBeUndefined();
  await screen.findByRole('button', { name: 'Put the pin here' });
  press('Put the pin here');
  expect(values().point).toEqual({ lat: 12.94, lng: 77.63 });
  await screen.findByText(/Others see the circle only/);
  act(() => map.onMove(around({ lat: 12.95, lng: 77.64 })));
  expect(values().point).toEqual({ lat: 12.95, lng: 77.64 });
});

it('is where the device is', async () => {
  const getCurrentPosition = vi.fn((found: PositionCallback) =>
    found({ coords: { latitude: 12.91, longitude: 77.6 } } as GeolocationPosition),
  );
  vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition } });
  renderPage(<Field />);
  press('Use my current location');
  expect(values().point).toEqual({ lat: 12.91, lng: 77.6 });
  getCurrentPosition.mockImplementation(((_: unknown, failed: () => void) => failed()) as never);
  press('Use my current location');
  expect(await screen.findByText(/This device does not say where it is/)).toBeTruthy();
});

it('is refused at its field where it is not in the city, until it is moved or taken off', async () => {
  renderPage(<Field content={{ city: 'Bengaluru' }} />);
  type('19.07000, 72.87000');
  expect(await screen.findByText(/^This pin is not in Bengaluru/)).toBeTruthy();
  expect(text().hasAttribute('data-held')).toBe(true);
  type('12.95, 77.6');
  await vi.waitFor(() => expect(screen.queryByText(/^This pin is not in/)).toBeNull());
  expect(text().hasAttribute('data-held')).toBe(false);
});

it('is taken off, which the draft says, while a form that never spoke of one leaves it', () => {
  expect(toContent(toValues({ city: 'Pune' }))).not.toHaveProperty('point');
  renderPage(<Field content={{ point: START }} />);
  expect(text().value).toBe('12.93000, 77.62000');
  press('Take the pin off');
  expect(toContent(values())).toMatchObject({ point: null });
  expect(toValues(toContent(values())).point).toBeNull();
});

it('says why the map cannot be shown before there is a city', () => {
  renderPage(<Field start={null} />);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Show the map' });
  expect(button.disabled).toBe(true);
  const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe('Choose the city first: the map opens there.');
});
