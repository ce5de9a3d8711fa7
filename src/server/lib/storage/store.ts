/** What the product asks of whatever keeps its files: a folder of this machine, or a bucket. */
import type { Readable } from 'node:stream';

export type DiskStorage = { kind: 'disk'; folder: string };
export type S3Storage = {
  kind: 's3';
  bucket: string;
  region: string;
  endpoint: string | undefined;
  /** Without them the role signs that the machine has. */
  keys: { accessKeyId: string; secretAccessKey: string } | undefined;
};

export type StoredFile = {
  stream: Readable;
  /** Of the stream: of a part, that of the part. */
  bytes: number;
  etag: string;
  /** As `Content-Range` says it, where only a part was asked for. */
  range: string | null;
};

/** What a reader has or wants of a file, as HTTP says it: `If-None-Match`, and a `Range` of bytes. */
export type Asked = { etag?: string | undefined; range?: string | undefined };
/** The reader has it already; or there is nothing where the asked part begins. */
export type NotSent = 'unchanged' | 'beyond';

export type Store = {
  /** The whole file or none: one that fails halfway is not there. */
  put(path: string, content: Uint8Array, contentType: string): Promise<void>;
  open(path: string, asked?: Asked): Promise<StoredFile | NotSent | null>;
  /** Names of the files in a folder, in no order. */
  list(folder: string): Promise<string[]>;
  /** Removing what is not there is no mistake. */
  remove(path: string): Promise<void>;
};

/** Files cannot be kept or read now: the store is away, full or refuses us. What it was is in `cause`, for the log. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway';
  constructor(cause: unknown) {
    super('The files are out of reach', { cause });
  }
}

/** One range of bytes; whoever asks for several gets the file whole, as HTTP allows. */
export const isOneRange = (range: string): boolean => /^bytes=(\d+-\d*|-\d+)$/.test(range);
