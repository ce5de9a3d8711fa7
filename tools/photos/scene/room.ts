// The empty room: floor, walls, ceiling and skirting.
import * as THREE from 'three';
import { addOpening } from './openings.ts';
import { ontoWall, type Room, type RoomPlan, type Side } from './plan.ts';
import { box, cylinder, glow, matte, sheet } from './shapes.ts';
import { plaster } from './textures.ts';

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
