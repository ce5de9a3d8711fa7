/** The parts of the product that are complete in a language, and stay so. */
import { relative } from 'node:path';
import { isLanguage, isPageIn, type PageLanguage, translations } from '../../../src/domain/languages.ts';
import { sitemapPages } from '../sitemap-pages.ts';
import { screenFiles, withImports } from './files.ts';

type Part = { name: string; language: PageLanguage; files: string[] };

const signIn = /^public\/auth\//;
const tenant =
  /^portal\/(portal-layout|dispatcher|user\/|profile\/|settings\/|seeking\/|leads\/|messages\/|notifications\/|portfolio\/tenant-|leases\/tenant-|maintenance\/tenant-|rents\/tenant-)/;

/** What pages share with screens behind sign-in, and the refusals of the API: public pages say little of it. */
const notOfPublicPages =
  /^(refusals\/|lib\/messages|components\/(leases|payees|tenant-checks)\/|public\/dev\/|public\/affiliate\/)/;

export const parts = async (): Promise<Part[]> => [
  {
    name: 'public pages',
    language: 'hi',
    files: withImports([
      'src/web/root.tsx',
      'src/web/components/public-layout.tsx',
      ...(await screenFiles((file) => /^public\/(?!auth\/|dev\/)/.test(file))),
    ]),
  },
  { name: 'sign-in', language: 'hi', files: withImports(await screenFiles((file) => signIn.test(file))) },
  {
    name: 'tenant screens',
    language: 'hi',
    files: withImports(await screenFiles((file) => tenant.test(file))),
  },
  ...(await Promise.all(translations.filter((one) => !isLanguage(one)).map(publicPagesIn))),
];

/** Of the pages that a language has, with sign-in. */
async function publicPagesIn(language: PageLanguage): Promise<Part> {
  const pages = (await sitemapPages()).filter(({ path }) => isPageIn(language, path)).map(({ file }) => file);
  const files = withImports([
    'src/web/root.tsx',
    'src/web/components/public-layout.tsx',
    ...(await screenFiles((file) => pages.includes(file))),
  ]);
  return {
    name: 'public pages',
    language,
    files: files.filter((file) => !notOfPublicPages.test(relative('src/web', file))),
  };
}
