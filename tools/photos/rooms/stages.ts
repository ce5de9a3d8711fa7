// Turns a shot's id into the stage to photograph.
import type { Stage } from '../scene/studio.ts';
import { bedroomScenes } from './bedroom-looks.ts';
import { livingScenes } from './living-looks.ts';
import { balconyScenes, facadeScenes } from './outdoor-looks.ts';
import { bathroomScenes, kitchenScenes } from './wet-looks.ts';

const scenes: Record<string, () => Stage> = {
  ...facadeScenes,
  ...livingScenes,
  ...bedroomScenes,
  ...kitchenScenes,
  ...bathroomScenes,
  ...balconyScenes,
};

export function stageFor(id: string): Stage {
  const build = scenes[id];
  if (!build) throw new Error(`No scene called ${id}`);
  return build();
}
