/** The parts of the product that are complete in Hindi, and stay so. */
import { screenFiles } from './files.ts';

type Part = { name: string; files: string[] };

const signIn = /^public\/auth\//;
const tenant =
  /^portal\/(portal-layout|dispatcher|user\/|profile\/|settings\/|seeking\/|leads\/|messages\/|notifications\/|portfolio\/tenant-|leases\/tenant-|maintenance\/tenant-|rents\/tenant-)/;

export const parts = async (): Promise<Part[]> => [
  {
    name: 'public pages',
    files: [
      'src/web/root.tsx',
      'src/web/components/public-layout.tsx',
      ...(await screenFiles((file) => /^public\/(?!auth\/|dev\/)/.test(file))),
    ],
  },
  { name: 'sign-in', files: await screenFiles((file) => signIn.test(file)) },
  { name: 'tenant screens', files: await screenFiles((file) => tenant.test(file)) },
];
