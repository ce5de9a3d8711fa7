// The demo's and the scale seed's shared vocabulary of places, and the cities that are served at first: twelve cities with their localities, PIN codes and points.

import type { LocalityRow } from './places/locality-row.ts';
import { delhi, gurugram, jaipur, kolkata, lucknow } from './places/north.ts';
import { bengaluru, chennai, hyderabad, kochi } from './places/south.ts';
import { ahmedabad, mumbai, pune } from './places/west.ts';

export interface SeedLocality {
  name: string;
  slug: string;
  pincode: string;
  lat: number;
  lng: number;
  /** Rent against the city's median: 1.25 is a quarter dearer. */
  rentIndex: number;
}

export interface SeedCity {
  name: string;
  slug: string;
  state: string;
  /** Other names people type or import: "Bangalore" is Bengaluru. */
  aliases: string[];
  lat: number;
  lng: number;
  localities: SeedLocality[];
}

export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

function city(
  name: string,
  state: string,
  [lat, lng]: [number, number],
  aliases: string[],
  rows: LocalityRow[],
): SeedCity {
  const localities = rows.map(([locality, pincode, latitude, longitude, rentIndex]) => ({
    name: locality,
    slug: slugOf(locality),
    pincode,
    lat: latitude,
    lng: longitude,
    rentIndex,
  }));
  return { name, slug: slugOf(name), state, aliases, lat, lng, localities };
}

/** Largest rental markets first: the order is also the weight order of the scale seed. */
export const cities: SeedCity[] = [
  city('Bengaluru', 'Karnataka', [12.9716, 77.5946], ['Bangalore', 'Bengalooru', 'BLR', 'Blore'], bengaluru),
  city('Mumbai', 'Maharashtra', [19.076, 72.8777], ['Bombay', 'बंबई'], mumbai),
  city('Delhi', 'Delhi', [28.6139, 77.209], ['New Delhi', 'Dilli'], delhi),
  city('Hyderabad', 'Telangana', [17.385, 78.4867], ['Hyd', 'Cyberabad'], hyderabad),
  city('Pune', 'Maharashtra', [18.5204, 73.8567], ['Poona'], pune),
  city('Chennai', 'Tamil Nadu', [13.0827, 80.2707], ['Madras'], chennai),
  city('Kolkata', 'West Bengal', [22.5726, 88.3639], ['Calcutta'], kolkata),
  city('Ahmedabad', 'Gujarat', [23.0225, 72.5714], ['Amdavad'], ahmedabad),
  city('Gurugram', 'Haryana', [28.4595, 77.0266], ['Gurgaon', 'GGN'], gurugram),
  city('Jaipur', 'Rajasthan', [26.9124, 75.7873], ['JPR'], jaipur),
  city('Kochi', 'Kerala', [9.9312, 76.2673], ['Cochin', 'Ernakulam'], kochi),
  city('Lucknow', 'Uttar Pradesh', [26.8467, 80.9462], ['LKO', 'Lakhnau', 'लखनौ'], lucknow),
];

/** Cities without homes of the demo: what is in them comes from the gazetteer when the first home does. */
export const newCities: SeedCity[] = [
  city('Noida', 'Uttar Pradesh', [28.5355, 77.391], [], []),
  city('Ghaziabad', 'Uttar Pradesh', [28.6692, 77.4538], ['GZB'], []),
  city('Thane', 'Maharashtra', [19.2183, 72.9781], [], []),
  city('Navi Mumbai', 'Maharashtra', [19.033, 73.0297], ['New Bombay', 'New Mumbai'], []),
  city('Surat', 'Gujarat', [21.1702, 72.8311], [], []),
  city('Nagpur', 'Maharashtra', [21.1458, 79.0882], ['NGP'], []),
  city('Indore', 'Madhya Pradesh', [22.7196, 75.8577], ['इंदौर', 'इन्दौर'], []),
  city('Chandigarh', 'Chandigarh', [30.7333, 76.7794], ['CHD'], []),
  city('Visakhapatnam', 'Andhra Pradesh', [17.6868, 83.2185], ['Vizag', 'Visakhapatanam'], []),
  city('Coimbatore', 'Tamil Nadu', [11.0168, 76.9558], ['Kovai'], []),
];
