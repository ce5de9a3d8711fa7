/** Keeps files in a bucket of S3, or of whatever else speaks its protocol. */
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import { isOneRange, type S3Storage, type Store, StoreAway, type StoredFile } from './store.ts';

const CONNECT_MS = 2_000;
/** From the question to the beginning of the answer; a photo's longest upload takes a fraction of it. */
const ANSWER_MS = 10_000;
/** The first and one more: a person waits for it. */
const TRIES = 2;
/** After so many failures in a row nobody waits for it any more; then one question in so many milliseconds is tried. */
const FAILURES = 5;
const LEFT_ALONE_MS = 3_000;

export function bucketStore(storage: S3Storage): Store {
  const { bucket: Bucket } = storage;
  const client = clientOf(storage);
  const breaker = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: LEFT_ALONE_MS,
    breaker: new ConsecutiveBreaker(FAILURES),
  });
  const asking = async <T>(question: () => Promise<T>): Promise<T> => {
    try {
      return await breaker.execute(question);
    } catch (error) {
      throw isAnswer(error) ? error : new StoreAway(error);
    }
  };
  return {
    async put(Key, Body, ContentType) {
      await asking(() => client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType })));
    },
    async open(Key, { etag, range } = {}) {
      const Range = range && isOneRange(range) ? range : undefined;
      const question = new GetObjectCommand({ Bucket, Key, IfNoneMatch: etag, Range });
      try {
        const found = await asking(() => client.send(question));
        return {
          stream: found.Body as Readable,
          bytes: found.ContentLength ?? 0,
          etag: found.ETag ?? '',
          range: (Range && found.ContentRange) || null,
        } satisfies StoredFile;
      } catch (error) {
        if (!isAnswer(error)) throw error;
        return meaningOf[statusOf(error)] ?? null;
      }
    },
    async list(folder) {
      const names: string[] = [];
      let ContinuationToken: string | undefined;
      do {
        const question = new ListObjectsV2Command({
          Bucket,
          Prefix: `${folder}/`,
          Delimiter: '/',
          ContinuationToken,
        });
        const page = await asking(() => client.send(question));
        for (const { Key = '' } of page.Contents ?? []) names.push(Key.slice(folder.length + 1));
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
      return names;
    },
    async remove(Key) {
      await asking(() => client.send(new DeleteObjectCommand({ Bucket, Key })));
    },
  };
}

/** Without keys the machine's own role signs, as every tool of Amazon's finds it: container, instance or web identity. */
function clientOf({ region, endpoint, keys }: S3Storage): S3Client {
  return new S3Client({
    region,
    maxAttempts: TRIES,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: ANSWER_MS,
      throwOnRequestTimeout: true,
    },
    ...(keys && { credentials: keys }),
    // Older ones refuse the sums that Amazon's takes.
    ...(endpoint && {
      endpoint,
      forcePathStyle: true,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    }),
  });
}

const meaningOf: Readonly<Record<number, 'unchanged' | 'beyond'>> = { 304: 'unchanged', 416: 'beyond' };

const statusOf = (error: unknown): number =>
  (error as { $metadata?: { httpStatusCode?: number } } | null)?.$metadata?.httpStatusCode ?? 0;

/** It works and says how it is with this file. A bucket that is not there is no such answer. */
const isAnswer = (error: unknown): boolean =>
  [304, 404, 416].includes(statusOf(error)) && (error as Error).name !== 'NoSuchBucket';

/** Whoever refuses us (403) works, and says so at once; 429 is too much work. */
function isOutage(error: unknown): boolean {
  const status = statusOf(error);
  return !(status >= 300 && status < 500 && status !== 429);
}
