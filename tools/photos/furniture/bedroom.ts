// Beds, bedside tables and wardrobes.
import * as THREE from 'three';
import { box, brass, cushion, group, matte } from '../scene/shapes.ts';
import { fabric, sheen, woodGrain } from '../scene/textures.ts';

export interface BedLook {
  width: number;
  wood: string;
  headboard: { kind: 'upholstered' | 'wood' | 'cane'; color: string };
  sheet: string;
  duvet: string;
  throwColor?: string;
  pillows: string[];
}

/** A quilt that lies over the mattress and hangs a little at the sides, with soft wrinkles. */
function quilt(w: number, d: number, drop: number, color: string): THREE.Mesh {
  const geometry = new THREE.PlaneGeometry(w + drop * 2, d + drop, 80, 80);
  const p = geometry.attributes.position as THREE.BufferAttribute;
  for (let i = 0; i < p.count; i++) {
    const x = p.getX(i);
    const z = p.getY(i);
    const over = Math.max(0, Math.abs(x) - w / 2);
    const foot = Math.max(0, -z - (d - drop) / 2);
    const fall = Math.max(over, foot);
    const wrinkle =
      0.012 * Math.sin(x * 7 + z * 3.1) * Math.sin(z * 5.3 - x * 2) + 0.006 * Math.sin(x * 17 - z * 11);
    const fold = fall > 0 ? 0.02 * Math.sin((over > foot ? z : x) * 16) : 0;
    const px = over > 0 ? Math.sign(x) * (w / 2 + 0.03 + fold * 0.8 + Math.min(over, 0.04)) : x;
    const pz = foot > 0 ? (d - drop) / 2 + 0.03 + fold * 0.8 + Math.min(foot, 0.04) : -z;
    p.setXYZ(i, px, wrinkle * (1 - Math.min(1, fall * 6)) - fall, pz);
  }
  geometry.computeVertexNormals();
  const material = matte(fabric(color, [8, 8]), 1);
  material.side = THREE.DoubleSide;
  const mesh = new THREE.Mesh(geometry, material);
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}

/** Head against -Z, origin at the middle of the floor below. */
export function bed(look: BedLook): THREE.Group {
  const { width } = look;
  const wood = matte(woodGrain(look.wood), 0.48);
  const linen = matte(fabric(look.sheet), 1);
  const result = group(
    box(width + 0.1, 0.24, 2.04, wood, 0, 0.07, 0, 0.02),
    box(width - 0.2, 0.08, 1.8, matte('#2d241d'), 0, 0, 0),
  );
  result.add(box(width, 0.22, 1.96, linen, 0, 0.29, 0, 0.08));
  const cover = quilt(width, 1.42, 0.2, look.duvet);
  cover.position.set(0, 0.535, 0.36);
  result.add(cover);
  result.add(box(width + 0.05, 0.05, 0.28, linen, 0, 0.515, -0.37, 0.025));
  if (look.throwColor) {
    const runner = quilt(width + 0.02, 0.34, 0.22, look.throwColor);
    runner.scale.z = 0.9;
    runner.position.set(0, 0.552, 0.62);
    result.add(runner);
  }
  addHeadboard(result, look);
  const count = width > 1.2 ? 2 : 1;
  for (let i = 0; i < count; i++) {
    const x = count === 1 ? 0 : (i ? 1 : -1) * width * 0.25;
    const pillow = cushion(0.66, 0.42, 0.2, linen, x, 0.68, -0.82, 0.8);
    pillow.rotation.x = -0.62;
    result.add(pillow);
  }
  look.pillows.forEach((color, i) => {
    const side = i % 2 ? 1 : -1;
    const x = look.pillows.length === 1 ? 0 : side * width * (i < 2 ? 0.21 : 0.08);
    const pillow = cushion(
      0.46,
      i < 2 ? 0.42 : 0.3,
      0.18,
      matte(fabric(color, [2, 2], 31 + i), 1),
      x,
      i < 2 ? 0.72 : 0.66,
      i < 2 ? -0.64 : -0.5,
      0.85,
    );
    pillow.rotation.x = -0.5;
    result.add(pillow);
  });
  return result;
}

function addHeadboard(result: THREE.Group, look: BedLook): void {
  const { kind, color } = look.headboard;
  const w = look.width + 0.16;
  if (kind === 'upholstered') {
    const cloth = matte(fabric(color), 0.95);
    const panels = Math.round(w / 0.3);
    for (let i = 0; i < panels; i++)
      result.add(box(w / panels, 0.98, 0.09, cloth, -w / 2 + (w / panels) * (i + 0.5), 0.14, -1.06, 0.04));
    return;
  }
  const wood = matte(woodGrain(look.wood), 0.45);
  result.add(box(w, 0.07, 0.06, wood, 0, 1.05, -1.05, 0.02));
  for (const x of [-w / 2 + 0.035, w / 2 - 0.035]) result.add(box(0.07, 1.1, 0.06, wood, x, 0, -1.05, 0.02));
  result.add(
    box(w - 0.1, 0.5, 0.03, kind === 'cane' ? matte(fabric(color, [10, 5]), 0.8) : wood, 0, 0.52, -1.05),
  );
}

export function nightstand(wood: string): THREE.Group {
  const body = matte(woodGrain(wood), 0.48);
  return group(
    box(0.45, 0.42, 0.4, body, 0, 0.1, 0, 0.015),
    box(0.4, 0.17, 0.015, body, 0, 0.31, 0.2),
    box(0.4, 0.17, 0.015, body, 0, 0.12, 0.2),
    box(0.09, 0.012, 0.02, brass(), 0, 0.39, 0.212),
    box(0.09, 0.012, 0.02, brass(), 0, 0.2, 0.212),
    box(0.36, 0.1, 0.3, matte('#241d18'), 0, 0, 0),
  );
}

/** Back at z = 0, front towards +Z. */
export function wardrobe(w: number, h: number, color: string, mirror = false, wood = ''): THREE.Group {
  const body = matte(wood ? woodGrain(wood) : color, 0.42);
  const result = group(box(w, h, 0.58, body, 0, 0, 0.29, 0.006));
  const doors = Math.round(w / 0.5);
  const span = w / doors;
  for (let i = 0; i < doors; i++) {
    const x = -w / 2 + span * (i + 0.5);
    const isMirror = mirror && i === Math.floor(doors / 2);
    result.add(
      box(
        span - 0.008,
        h - 0.12,
        0.02,
        isMirror ? matte(sheen(), 0.06, 0.25) : matte(wood ? woodGrain(wood, 3 + i) : color, 0.38),
        x,
        0.09,
        0.59,
        0.004,
      ),
    );
    result.add(box(0.014, 0.34, 0.025, brass(), x + (i % 2 ? -1 : 1) * (span / 2 - 0.045), h * 0.45, 0.61));
  }
  result.add(box(w - 0.06, 0.08, 0.5, matte('#2f2a26'), 0, 0, 0.28));
  return result;
}
