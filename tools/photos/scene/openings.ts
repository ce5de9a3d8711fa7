// Windows and balcony doors with their curtains and the view outside.
import * as THREE from 'three';
import { type Opening, ontoWall, type Room } from './plan.ts';
import { box, cylinder, drape, glass, matte, sheet } from './shapes.ts';
import { outside } from './views.ts';

const viewStrength = { morning: 1.5, day: 1.7, golden: 1.5, evening: 0.62 } as const;

export function addOpening(room: Room, opening: Opening): void {
  const { plan } = room;
  const { wall, offset, sill, w, h } = opening;
  const frame = matte('#efece6', 0.45);
  const dark = matte('#3b3a38', 0.4);
  const parts = new THREE.Group();
  const isDoor = sill < 0.2;
  const bar = isDoor ? dark : frame;
  const panes = Math.max(2, Math.round(w / 0.9));
  for (let i = 0; i <= panes; i++)
    parts.add(box(0.05, h, 0.06, bar, -w / 2 + (i * w) / panes, -h / 2, -0.06));
  for (const y of [-h / 2, h / 2 - 0.05]) parts.add(box(w, 0.05, 0.06, bar, 0, y, -0.06));
  parts.add(sheet(w, h, glass(), 0, 0, -0.06));
  for (const x of [-w / 2, w / 2]) parts.add(box(0.02, h, 0.2, frame, x, -h / 2, -0.1));
  for (const y of [-h / 2 - 0.01, h / 2 - 0.01]) parts.add(box(w + 0.04, 0.02, 0.2, frame, 0, y, -0.1));
  const backdrop = new THREE.Mesh(
    new THREE.PlaneGeometry(w * 3.4 + 6, (w * 3.4 + 6) * 0.8),
    new THREE.MeshBasicMaterial({ map: outside(plan.time, opening.view) }),
  );
  backdrop.material.color.setScalar(viewStrength[plan.time]);
  backdrop.position.set(0, -0.2, -3.6);
  parts.add(backdrop);
  if (isDoor) {
    const railing = matte('#4a4a48', 0.4, 0.6);
    parts.add(box(w + 2, 0.05, 0.05, railing, 0, -h / 2 + 1.05, -1.5));
    for (let x = -w / 2 - 1; x <= w / 2 + 1; x += 0.14)
      parts.add(box(0.018, 1.05, 0.018, railing, x, -h / 2, -1.5));
    parts.add(box(w + 2, 0.06, 1.6, matte('#b8aa97', 0.8), 0, -h / 2 - 0.06, -0.9));
  }
  ontoWall(plan, wall, parts, offset, sill + h / 2);
  room.scene.add(parts);
  if (opening.curtains) addCurtains(room, opening, opening.curtains);
}

function addCurtains(room: Room, opening: Opening, color: string): void {
  const { plan } = room;
  const { wall, offset, sill, w, h } = opening;
  const top = Math.min(plan.h - 0.14, sill + h + 0.22);
  const parts = new THREE.Group();
  const cloth = matte(color, 0.95);
  const sheer = matte('#ffffff', 0.9);
  Object.assign(sheer, {
    transparent: true,
    opacity: 0.42,
    depthWrite: false,
    emissive: new THREE.Color('#fff4e2'),
    emissiveIntensity: plan.time === 'evening' ? 0.05 : 0.28,
  });
  const side = 0.3 + w * 0.11;
  parts.add(drape(side, top - 0.03, 5, 0.045, cloth, -w / 2 - side * 0.28, 0.02, 0.12));
  parts.add(drape(side, top - 0.03, 5, 0.045, cloth, w / 2 + side * 0.28, 0.02, 0.12));
  parts.add(drape(w * 0.3, top - 0.05, 6, 0.02, sheer, -w * 0.33, 0.02, 0.07));
  parts.add(drape(w * 0.3, top - 0.05, 6, 0.02, sheer, w * 0.33, 0.02, 0.07));
  const rail = cylinder(0.014, 0.014, w + side * 1.9, matte('#8a7a5a', 0.35, 0.7));
  rail.rotation.z = Math.PI / 2;
  rail.position.set(0, top, 0.12);
  parts.add(rail);
  room.scene.add(ontoWall(plan, wall, parts, offset, 0, 0.02));
}
