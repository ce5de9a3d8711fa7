// The empty room: floor, walls with a window or balcony door, ceiling, skirting and the view outside.
import * as THREE from 'three';
import { box, cylinder, drape, glass, glow, matte, sheet } from './shapes.ts';
import type { Stage } from './studio.ts';
import { outside, plaster } from './textures.ts';

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

/** Darkens a shell surface near the room's edges, as bounced light leaves corners darker. */
function withCorners(material: THREE.MeshStandardMaterial, plan: RoomPlan): THREE.MeshStandardMaterial {
  material.onBeforeCompile = (shader) => {
    shader.uniforms.halfRoom = { value: new THREE.Vector3(plan.w / 2, plan.h / 2, plan.d / 2) };
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec3 vRoom; varying vec3 vFace;')
      .replace(
        '#include <begin_vertex>',
        '#include <begin_vertex>\nvFace = abs(mat3(modelMatrix) * normal); vRoom = (modelMatrix * vec4(position, 1.)).xyz;',
      );
    shader.fragmentShader = shader.fragmentShader
      .replace(
        '#include <common>',
        '#include <common>\nvarying vec3 vRoom; varying vec3 vFace; uniform vec3 halfRoom;',
      )
      .replace(
        '#include <map_fragment>',
        `#include <map_fragment>
         vec3 p = vec3(vRoom.x, vRoom.y - halfRoom.y, vRoom.z);
         vec3 hi = halfRoom - p; vec3 lo = halfRoom + p;
         float ao = 1.;
         for (int i = 0; i < 3; i++) {
           if (vFace[i] < .5 && i != 2) ao *= 1. - .34 * exp(-hi[i] / .3);
           if (vFace[i] < .5) ao *= 1. - .34 * exp(-lo[i] / .3);
         }
         diffuseColor.rgb *= ao;`,
      );
  };
  return material;
}

export function buildRoom(plan: RoomPlan): Room {
  const room: Room = { plan, scene: new THREE.Scene(), shell: [] };
  const { w, d, h } = plan;
  const wallMaterial = withCorners(matte(plaster(plan.walls), 0.94), plan);
  const floor = sheet(w, d + 3, withCorners(plan.floor, plan), 0, 0, 1.5);
  floor.rotation.x = -Math.PI / 2;
  room.scene.add(floor);
  const paint = withCorners(matte('#f7f4ee', 0.95), plan);
  Object.assign(paint, {
    emissive: new THREE.Color('#fff1dd'),
    emissiveIntensity: plan.time === 'evening' ? 0.1 : 0.2,
  });
  const ceiling = sheet(w, d + 3, paint, 0, h, 1.5);
  ceiling.rotation.x = Math.PI / 2;
  addShell(room, ceiling);
  for (const side of ['back', 'left', 'right'] as const) {
    const material = plan.accent?.wall === side ? withCorners(plan.accent.material, plan) : wallMaterial;
    addWall(room, side, material);
  }
  if (plan.opening) addOpening(room, plan.opening);
  if (plan.cove) addCove(room);
  return room;
}

function addShell(room: Room, wall: THREE.Mesh): void {
  if (wall.material instanceof THREE.Material) wall.material.shadowSide = THREE.DoubleSide;
  room.shell.push(wall);
  room.scene.add(wall);
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

/** Positive `along` means +X on the back wall and +Z on the side walls. */
function addWall(room: Room, side: Side, material: THREE.MeshStandardMaterial): void {
  const { plan } = room;
  const { h } = plan;
  const front = side === 'back' ? 0 : 3;
  const length = side === 'back' ? plan.w : plan.d;
  const from = -length / 2;
  const to = length / 2 + front;
  const hole = plan.opening?.wall === side ? plan.opening : undefined;
  const pieces: [number, number, number, number][] = hole
    ? [
        [from, hole.offset - hole.w / 2, 0, h],
        [hole.offset + hole.w / 2, to, 0, h],
        [hole.offset - hole.w / 2, hole.offset + hole.w / 2, hole.sill + hole.h, h],
        [hole.offset - hole.w / 2, hole.offset + hole.w / 2, 0, hole.sill],
      ]
    : [[from, to, 0, h]];
  for (const [a, b, low, high] of pieces) {
    if (b - a < 0.01 || high - low < 0.01) continue;
    const piece = sheet(b - a, high - low, material);
    scaleUv(piece, (b - a) / length, (high - low) / h, (a - from) / length, low / h);
    ontoWall(plan, side, piece, (a + b) / 2, (low + high) / 2);
    addShell(room, piece);
    if (low > 0) continue;
    const skirting = box(b - a, 0.09, 0.018, matte('#f2ece1', 0.6));
    ontoWall(plan, side, skirting, (a + b) / 2, 0.045, 0.009);
    room.scene.add(skirting);
  }
}

function scaleUv(mesh: THREE.Mesh, su: number, sv: number, ou: number, ov: number): void {
  const uv = mesh.geometry.attributes.uv as THREE.BufferAttribute;
  for (let i = 0; i < uv.count; i++) uv.setXY(i, ou + uv.getX(i) * su, ov + uv.getY(i) * sv);
}

const viewStrength = { morning: 1.5, day: 1.7, golden: 1.5, evening: 0.62 } as const;

function addOpening(room: Room, opening: Opening): void {
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

/** A lowered ceiling border with warm light hidden behind it. */
function addCove(room: Room): void {
  const { w, d, h } = room.plan;
  const white = matte('#f5f2ec', 0.95);
  const band = 0.55;
  const drop = 0.14;
  const y = h - drop;
  const depth = d + 1;
  const ring: [number, number, number, number][] = [
    [w, band, 0, -d / 2 + band / 2],
    [band, depth, -w / 2 + band / 2, 0.5],
    [band, depth, w / 2 - band / 2, 0.5],
  ];
  for (const [bw, bd, x, z] of ring) room.scene.add(box(bw, 0.05, bd, white, x, y, z, 0.004));
  const warm = glow('#ffd9a0', room.plan.time === 'evening' ? 3.2 : 1.5);
  room.scene.add(box(w - band * 2 - 0.06, 0.03, 0.03, warm, 0, y + 0.055, -d / 2 + band - 0.03));
  for (const x of [-w / 2 + band - 0.03, w / 2 - band + 0.03])
    room.scene.add(box(0.03, 0.03, depth, warm, x, y + 0.055, 0.5));
  const strength = room.plan.time === 'evening' ? 0.7 : 0.3;
  for (const z of [-d / 4]) {
    for (const x of [-w / 2 + 0.75, w / 2 - 0.75]) {
      const light = new THREE.PointLight('#ffcf94', strength, 3, 1.3);
      light.position.set(x, h - 0.09, z);
      room.scene.add(light);
    }
  }
  for (const x of [-w / 2 + band / 2, w / 2 - band / 2]) {
    for (const z of [-d / 4, d / 5])
      room.scene.add(cylinder(0.045, 0.045, 0.008, glow('#ffe6bf', 2.4), x, y - 0.006, z));
  }
}

/** A simple lit box in the room's colours, which shiny things mirror and which tints all soft light. */
export function surroundings(plan: RoomPlan): THREE.Scene {
  const scene = new THREE.Scene();
  const plain = (color: string, strength = 1) => {
    const material = new THREE.MeshBasicMaterial({ color, side: THREE.DoubleSide });
    material.color.multiplyScalar(strength);
    return material;
  };
  const level = plan.time === 'evening' ? 0.5 : 0.8;
  const side = plain(plan.walls, level * 0.8);
  const walls = new THREE.Mesh(new THREE.BoxGeometry(plan.w, plan.h, plan.d + 3), [
    side,
    side,
    plain('#f6f2ea', level),
    plain(plan.floorBounce, level * 0.7),
    side,
    side,
  ]);
  scene.add(walls);
  if (plan.opening) {
    const bright = { morning: 5, day: 6, golden: 5, evening: 0.8 }[plan.time];
    const color = { morning: '#eef4ff', day: '#f4f8ff', golden: '#ffdca8', evening: '#6d86b8' }[plan.time];
    const pane = new THREE.Mesh(
      new THREE.PlaneGeometry(plan.opening.w, plan.opening.h),
      plain(color, bright),
    );
    ontoWall(
      plan,
      plan.opening.wall,
      pane,
      plan.opening.offset,
      plan.opening.sill + plan.opening.h / 2 - plan.h / 2,
      0.05,
    );
    scene.add(pane);
  }
  const lamp = new THREE.Mesh(
    new THREE.PlaneGeometry(1.2, 1.2),
    plain('#ffe0b0', plan.time === 'evening' ? 4 : 1.6),
  );
  lamp.rotation.x = Math.PI / 2;
  lamp.position.y = plan.h / 2 - 0.05;
  scene.add(lamp);
  return scene;
}

const moods = {
  morning: {
    dome: '#f3f4f6',
    low: '#e2d6c6',
    strength: 0.5,
    window: '#eaf1fb',
    power: 12,
    env: 0.6,
    sun: '#ffe2b8',
    sunPower: 3.4,
    exposure: 1.08,
  },
  day: {
    dome: '#fbf8f2',
    low: '#e2d8c8',
    strength: 0.55,
    window: '#f5f7fb',
    power: 12,
    env: 0.62,
    sun: '#fff0d6',
    sunPower: 3.2,
    exposure: 1.05,
  },
  golden: {
    dome: '#fdf0dd',
    low: '#dcc4a2',
    strength: 0.46,
    window: '#ffe4b8',
    power: 10,
    env: 0.56,
    sun: '#ffc27a',
    sunPower: 4.4,
    exposure: 1.08,
  },
  evening: {
    dome: '#ffe2bd',
    low: '#b08d68',
    strength: 0.34,
    window: '#8aa5d8',
    power: 2.2,
    env: 0.55,
    sun: '',
    sunPower: 0,
    exposure: 1.2,
  },
} as const;

export interface View {
  from: [number, number, number];
  to: [number, number, number];
  fov: number;
  shift?: number;
}

export function stageOf(room: Room, view: View, sunDirection?: [number, number, number]): Stage {
  const { plan, scene, shell } = room;
  const mood = moods[plan.time];
  const camera = new THREE.PerspectiveCamera(view.fov, 4 / 3, 0.05, 100);
  camera.position.set(...view.from);
  camera.lookAt(view.to[0], view.from[1], view.to[2]);
  const areas: Stage['lighting']['areas'] = [];
  const o = plan.opening;
  if (o) {
    const marker = ontoWall(plan, o.wall, new THREE.Object3D(), o.offset, o.sill + o.h / 2, 0.16);
    marker.updateMatrixWorld();
    const turn = (x: number, y: number, z: number) =>
      new THREE.Vector3(x, y, z).applyQuaternion(marker.quaternion);
    areas.push({
      centre: marker.position.clone(),
      u: turn(o.w / 2.2, 0, 0),
      v: turn(0, o.h / 2.2, 0),
      towards: turn(0, -0.25, 1),
      color: mood.window,
      strength: mood.power * Math.sqrt(o.w * o.h) * 0.5,
    });
  }
  areas.push({
    centre: new THREE.Vector3(0, plan.h - 0.25, 0),
    u: new THREE.Vector3(plan.w * 0.3, 0, 0),
    v: new THREE.Vector3(0, 0, plan.d * 0.3),
    towards: new THREE.Vector3(0, -1, 0),
    color: plan.time === 'evening' ? '#ffd2a0' : '#ffeeda',
    strength: plan.time === 'evening' ? 7 : 2.6,
  });
  const sun =
    sunDirection && mood.sunPower > 0
      ? {
          direction: new THREE.Vector3(...sunDirection).normalize(),
          color: mood.sun,
          strength: mood.sunPower,
          softness: 0.035,
        }
      : undefined;
  return {
    scene,
    shell,
    camera,
    shift: view.shift ?? 0.08,
    environment: surroundings(plan),
    centre: new THREE.Vector3(0, 1, 0),
    lighting: {
      dome: { color: mood.dome, low: mood.low, strength: mood.strength, environment: mood.env },
      areas,
      exposure: mood.exposure,
      reach: Math.hypot(plan.w, plan.d) / 2 + 0.8,
      ...(sun ? { sun } : {}),
    },
  };
}
