// Sends one photo with its progress, which fetch cannot tell.
import type { HomePhoto } from '../../../contract/photos.ts';
import { refusalOfAnswer, worded } from '../../lib/refusals.ts';
import { type Credentials, setRequestHeaders } from '../../lib/resilience/request-headers.ts';

type Upload = {
  propertyId: string;
  file: File;
  credentials: Credentials;
  onPercent: (percent: number) => void;
  signal: AbortSignal;
};

type Answer = { code?: unknown; message?: unknown; data?: unknown };

/** The server's answer when it is a no. */
export class UploadRefused extends Error {
  override readonly name = 'UploadRefused';
  readonly status: number;
  readonly data: unknown;

  constructor(status: number, body: Answer) {
    super(worded(refusalOfAnswer(body)));
    this.status = status;
    this.data = body.data;
  }
}

const MINUTES_5 = 300_000;

export function uploadPhoto({
  propertyId,
  file,
  credentials,
  onPercent,
  signal,
}: Upload): Promise<HomePhoto> {
  const request = new XMLHttpRequest();
  const answer = new Promise<HomePhoto>((resolve, reject) => {
    request.onload = () => {
      const body = parse(request.responseText);
      if (request.status < 300) resolve(body as HomePhoto);
      else reject(new UploadRefused(request.status, body));
    };
    request.onerror = () => reject(new UploadRefused(0, {}));
    request.ontimeout = request.onerror;
    request.onabort = () => reject(new DOMException('Taken back', 'AbortError'));
  });
  request.upload.onprogress = ({ loaded, total }) => onPercent(Math.round((loaded / total) * 100));
  request.open('POST', `/api/my/properties/${propertyId}/photos`);
  request.timeout = MINUTES_5;
  for (const [name, value] of headersOf(credentials)) request.setRequestHeader(name, value);
  signal.addEventListener('abort', () => request.abort(), { once: true });
  const form = new FormData();
  form.set('file', file);
  request.send(form);
  return answer;
}

/** The browser writes the type of a form itself, with the boundary between its parts. */
function headersOf(credentials: Credentials): Headers {
  const headers = new Headers();
  setRequestHeaders(headers, credentials);
  headers.delete('Content-Type');
  return headers;
}

function parse(text: string): Answer {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
