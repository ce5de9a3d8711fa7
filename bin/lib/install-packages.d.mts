/**
 * `folder` ends with a slash; throws what went wrong. `isForDevelopment` (as it is unless said otherwise) asks for the packages of tests
 * and checks too; where they are, they stay.
 */
export function installPackages(folder: string, options?: { isForDevelopment?: boolean }): void;
