// The photos on their way: checked before they are sent, two at a time, each with its progress and its own problem.
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { HomePhoto } from '../../../contract/photos.ts';
import { imageFileProblem, imageTypeOf } from '../../../domain/files.ts';
import { ruleOf, ruleSentence } from '../../components/listing-rules.ts';
import { useSessionStore } from '../../lib/session-context.ts';
import { readHeic, sendablePhoto } from '../../lib/shrink-photo.ts';
import { useSettings } from '../../lib/use-settings.ts';
import type { Upload } from '../../ui/upload-list.tsx';
import { UploadRefused, uploadPhoto } from './photo-upload.ts';

type Waiting = { id: string; file: File };
type UploadsOptions = { ensureSaved: () => Promise<string>; onUploaded: (photo: HomePhoto) => void };

const AT_ONCE = 2;

export function usePhotoUploads({ ensureSaved, onUploaded }: UploadsOptions) {
  const send = useSend(ensureSaved);
  const problemOf = useProblem();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const queue = useRef<Waiting[]>([]);
  const files = useRef(new Map<string, File>());
  const aborts = useRef(new Map<string, AbortController>());

  const change = (id: string, own: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...own } : upload)));
  const drop = (id: string) => setUploads((all) => all.filter((upload) => upload.id !== id));

  const sendNext = async (): Promise<void> => {
    const next = aborts.current.size < AT_ONCE ? queue.current.shift() : undefined;
    if (!next) return;
    const abort = new AbortController();
    aborts.current.set(next.id, abort);
    change(next.id, { state: 'sending' });
    try {
      onUploaded(await send(next.file, abort.signal, (percent) => change(next.id, { percent })));
      drop(next.id);
    } catch (error) {
      change(next.id, { state: 'failed', problem: problemOf(error) });
    }
    aborts.current.delete(next.id);
    return sendNext();
  };

  const enqueue = (id: string, file: File) => {
    queue.current.push({ id, file });
    void sendNext();
  };

  return {
    uploads,
    async add(chosen: File[]) {
      for (const picked of chosen) {
        const id = crypto.randomUUID();
        const file = await sendable(picked);
        const problem = imageFileProblem({ start: await startOf(file), size: file.size });
        const upload: Upload = { id, name: file.name, state: problem ? 'failed' : 'waiting', percent: 0 };
        files.current.set(id, file);
        setUploads((all) => [...all, { ...upload, ...(problem ? { problem: problemOf(problem) } : {}) }]);
        if (!problem) enqueue(id, file);
      }
    },
    /** Files that the chooser itself would not take. */
    refuse(name: string, problem: string) {
      setUploads((all) => [...all, { id: crypto.randomUUID(), name, state: 'failed', percent: 0, problem }]);
    },
    retry(id: string) {
      const file = files.current.get(id);
      if (!file) return drop(id);
      change(id, { state: 'waiting', percent: 0 });
      enqueue(id, file);
    },
    remove(id: string) {
      queue.current = queue.current.filter((waiting) => waiting.id !== id);
      aborts.current.get(id)?.abort();
      drop(id);
    },
  };
}

const startOf = async (file: File) => new Uint8Array(await file.slice(0, 16).arrayBuffer());

/** Safari reads an iPhone's photos, and makes less to send of them; from other browsers the server takes them as they are. */
async function sendable(file: File): Promise<File> {
  const isHeic = imageTypeOf(await startOf(file)) === 'image/heic';
  return sendablePhoto(isHeic ? ((await readHeic(file)) ?? file) : file);
}

function useSend(ensureSaved: () => Promise<string>) {
  const store = useSessionStore();
  const { publicKey } = useSettings();
  return async (file: File, signal: AbortSignal, onPercent: (percent: number) => void) => {
    const propertyId = await ensureSaved();
    const credentials = { publicKey, accessToken: await store.accessToken() };
    return uploadPhoto({ propertyId, file, credentials, signal, onPercent });
  };
}

/** The sentence for a broken rule, or for what became of the call. */
function useProblem() {
  const { i18n, t } = useLingui();
  return (error: unknown): string => {
    const rule = typeof error === 'string' ? error : ruleOf(error)?.rule;
    const sentence = rule && ruleSentence(rule);
    if (sentence) return i18n._(sentence);
    if (error instanceof UploadRefused && error.status > 0 && error.message) return error.message;
    return t`The connection failed. Please try again.`;
  };
}
