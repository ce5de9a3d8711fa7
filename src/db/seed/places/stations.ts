// The stations of metros and railways in the open data about places, each with its point.
import { readFileSync } from 'node:fs';
import { type Station, stationKinds } from '../../../domain/stations.ts';

const files = ['stations', 'railways'];

/** Reads the files anew: whoever asks often keeps what it got. */
export function readStations(): Station[] {
  return files.flatMap((name) =>
    readFileSync(new URL(`./open/${name}.tsv`, import.meta.url), 'utf8')
      .split('\n')
      .flatMap((line) => {
        const [given, , station, , lat, lng] = line.split('\t');
        const kind = stationKinds.find((one) => one === given);
        return kind && station ? [{ kind, name: station, lat: Number(lat), lng: Number(lng) }] : [];
      }),
  );
}
