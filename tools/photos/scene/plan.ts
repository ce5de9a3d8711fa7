// What a room is planned as, and how things are put onto its walls.
import type * as THREE from 'three';

export type TimeOfDay = 'morning' | 'day' | 'golden' | 'evening';

export type Side = 'back' | 'left' | 'right';

export interface Opening {
  wall: Side;
  /** Along the wall from its middle, and above the floor, metres. */
  offset: number;
  sill: number;
  w: number;
  h: number;
  view: 'city' | 'garden';
  curtains?: string;
}

export interface RoomPlan {
  w: number;
  d: number;
  h: number;
  time: TimeOfDay;
  walls: string;
  accent?: { wall: Side; material: THREE.MeshStandardMaterial };
  floor: THREE.MeshStandardMaterial;
  floorBounce: string;
  opening?: Opening;
  cove?: boolean;
}

export interface Room {
  plan: RoomPlan;
  scene: THREE.Scene;
  shell: THREE.Mesh[];
}

export interface View {
  from: [number, number, number];
  to: [number, number, number];
  fov: number;
  shift?: number;
}

/** Puts an object drawn on the XY plane, facing +Z, onto a wall; `along` runs from the wall's middle. */
export function ontoWall(
  plan: RoomPlan,
  side: Side,
  object: THREE.Object3D,
  along: number,
  y: number,
  out = 0,
): THREE.Object3D {
  if (side === 'back') object.position.set(along, y, -plan.d / 2 + out);
  if (side === 'left') object.position.set(-plan.w / 2 + out, y, along);
  if (side === 'right') object.position.set(plan.w / 2 - out, y, along);
  object.rotation.y = side === 'back' ? 0 : side === 'left' ? Math.PI / 2 : -Math.PI / 2;
  return object;
}
