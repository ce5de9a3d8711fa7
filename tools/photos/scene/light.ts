// The light of a room by time of day: window, sun, lamps, and what shiny things mirror.
import * as THREE from 'three';
import { ontoWall, type Room, type RoomPlan, type View } from './plan.ts';
import type { Stage } from './studio.ts';

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
