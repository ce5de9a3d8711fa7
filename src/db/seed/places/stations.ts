// The stations of metros and railways in the open data about places, each with its point.
import { type Station, stationKinds } from '../../../domain/stations.ts';
import { openRows, openText } from './open-data.ts';

const files = ['stations', 'railways'];

/** Reads the files anew: whoever asks often keeps what it got. */
export function readStations(): Station[] {
  return files.flatMap((name) =>
    openRows(openText(name)).flatMap(([given, , station, , lat, lng]) => {
      const kind = stationKinds.find((one) => one === given);
      return kind && station ? [{ kind, name: station, lat: Number(lat), lng: Number(lng) }] : [];
    }),
  );
}
