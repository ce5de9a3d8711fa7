/** `folder` ends with a slash; throws what went wrong. */
export function installPackages(folder: string): void;
