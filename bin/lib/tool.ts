/** Runs a tool that came with npm, or one of tools/, under this very Node, wherever the caller's PATH points. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { installTool } from './install-tool.ts';

export type ToolOutcome = { code: number; output: string };

/** `show` passes the tool's output through instead of collecting it. */
export function runTool(
  name: string,
  args: string[],
  options: { show?: boolean } = {},
): Promise<ToolOutcome> {
  const program = name.endsWith('.ts') ? name : (installTool(name) ?? programOf(name));
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(process.execPath, [program, ...args], {
      stdio: options.show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** "package" or "package:program" to the script the package declares for it. */
function programOf(name: string): string {
  const [packageName = name, program] = name.split(':');
  const manifestPath = findManifest(packageName);
  const { bin } = JSON.parse(readFileSync(manifestPath, 'utf8')) as { bin: string | Record<string, string> };
  const path = typeof bin === 'string' ? bin : (bin[program ?? packageName] ?? Object.values(bin)[0]);
  if (!path) throw new Error(`${packageName} has no program ${program ?? ''}`);
  return join(dirname(manifestPath), path);
}

/** Looked for by hand, since many packages do not export their package.json. */
function findManifest(packageName: string): string {
  const folders = createRequire(import.meta.url).resolve.paths(packageName) ?? [];
  const path = folders
    .map((folder) => join(folder, packageName, 'package.json'))
    .find((candidate) => existsSync(candidate));
  if (!path) throw new Error(`${packageName} is not installed`);
  return path;
}
