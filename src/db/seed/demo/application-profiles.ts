// The demo's application profiles, and what seekers shared of them.
import type { Occupation, Reference } from '../../../domain/application-profiles.ts';
import type { DemoPerson } from './people.ts';
import { chanceOf } from './random.ts';

export interface SharedWork {
  occupation: Occupation;
  employer: string | null;
  references: Reference[];
}

const works: readonly (readonly [Occupation, string | null])[] = [
  ['salaried', 'Sahyadri Software'],
  ['salaried', 'Kaveri Hospital'],
  ['salaried', 'Deccan Bank'],
  ['self_employed', 'Malabar Interiors'],
  ['student', 'School of Architecture'],
  ['retired', null],
];

const acquaintances: readonly Reference[] = [
  { name: 'Sunanda Pai', kind: 'landlord', phone: '+919810000001' },
  { name: 'Ramesh Iyer', kind: 'employer', phone: '+919810000002' },
  { name: 'Farida Sheikh', kind: 'colleague', phone: '+919810000003' },
];

/** The same whenever it is asked of the same person. */
export function workOf(seeker: DemoPerson): SharedWork {
  const chance = chanceOf([...seeker.email].reduce((sum, letter) => sum + letter.charCodeAt(0), 80_000));
  const [occupation, employer] = chance.pick(works);
  return { occupation, employer, references: acquaintances.slice(0, chance.whole(1, 2)) };
}
