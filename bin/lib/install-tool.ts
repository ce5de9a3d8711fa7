/** Tools that few need and that weigh much stand in tools/ with packages of their own, installed when one is first asked for. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { installPackages } from './install-packages.mjs';

/** The program of tools/`name`, installed; undefined where there is no such tool. */
export function installTool(name: string): string | undefined {
  const folder = `tools/${name}/`;
  const manifest = `${folder}package.json`;
  if (!existsSync(manifest)) return undefined;
  installPackages(folder);
  const { main } = JSON.parse(readFileSync(manifest, 'utf8')) as { main: string };
  return resolve(folder, main);
}
