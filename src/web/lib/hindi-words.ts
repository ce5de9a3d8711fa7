// What words of homes and places in Devanagari are made by: a part of its own, which English pages never load.
export { partsOfMadeTitle } from '../../domain/made-titles.ts';
export { namesFrom, questionOf } from './place-names.ts';
