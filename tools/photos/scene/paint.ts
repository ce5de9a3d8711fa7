// Paints a texture on a canvas, always the same for a seed.
import * as THREE from 'three';
import { type Random, randomFrom } from './random.ts';

type Painter = (context: CanvasRenderingContext2D, size: number, random: Random) => void;

export function paint(
  size: number,
  seed: number,
  painter: Painter,
  repeat: [number, number] = [1, 1],
): THREE.CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d', { willReadFrequently: true }); // kept off the software GPU: painting is much faster
  if (!context) throw new Error('No 2D canvas');
  painter(context, size, randomFrom(seed));
  const texture = new THREE.CanvasTexture(canvas);
  texture.colorSpace = THREE.SRGBColorSpace;
  texture.wrapS = THREE.RepeatWrapping;
  texture.wrapT = THREE.RepeatWrapping;
  texture.repeat.set(...repeat);
  texture.anisotropy = 8;
  return texture;
}

export function shade(color: string, amount: number): string {
  const c = new THREE.Color(color);
  const hsl = { h: 0, s: 0, l: 0 };
  c.getHSL(hsl, THREE.SRGBColorSpace);
  c.setHSL(hsl.h, hsl.s, Math.min(1, Math.max(0, hsl.l + amount)), THREE.SRGBColorSpace);
  return `#${c.getHexString()}`;
}
