/** The pin that a lister puts on the map for a home, and the ways that lead to it for people who may know it. */
import { kmBetween, type Point } from './map.ts';

/** A point farther from the middle of its city is a mistake. */
const CITY_KM = 60;

/** True too for a city of which no middle is known. */
export const isInCity = (point: Point, middle: Point | null): boolean =>
  middle === null || kmBetween(point, middle) <= CITY_KM;

/** About a metre: nobody puts a pin more exactly. */
const DIGITS = 5;
const written = (degrees: number): number => Number(degrees.toFixed(DIGITS));

export const asPin = ({ lat, lng }: Point): Point => ({ lat: written(lat), lng: written(lng) });

/** As other maps write it: "12.93471, 77.62291". */
export const pinText = ({ lat, lng }: Point): string => `${lat.toFixed(DIGITS)}, ${lng.toFixed(DIGITS)}`;

const PIN = /^\(?\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*\)?$/;

/** Latitude and longitude as people copy them from another map; null for anything else. */
export function readPin(text: string): Point | null {
  const [, lat, lng] = PIN.exec(text.trim().replaceAll('°', '')) ?? [];
  if (lat === undefined || lng === undefined) return null;
  const point = { lat: Number(lat), lng: Number(lng) };
  return Math.abs(point.lat) <= 90 && Math.abs(point.lng) <= 180 ? asPin(point) : null;
}

/** Addresses that open the way to a point: in the phone's own map, and in two maps of the web. */
export function waysTo(point: Point): { geo: string; google: string; openStreetMap: string } {
  const at = pinText(point).replace(' ', '');
  return {
    geo: `geo:${at}?q=${at}`,
    google: `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(at)}`,
    openStreetMap: `https://www.openstreetmap.org/directions?to=${encodeURIComponent(at)}`,
  };
}
