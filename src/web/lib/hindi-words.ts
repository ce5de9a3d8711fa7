// What words of homes and places in Devanagari are made by: a part of its own, which English pages never load.
import { partsOfHomeName, partsOfMadeTitle } from '../../domain/made-titles.ts';
import { namesFrom, questionOf } from './place-names.ts';

export const hindiWords = { namesFrom, partsOfHomeName, partsOfMadeTitle, questionOf };
