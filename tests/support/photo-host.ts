/** A server of pictures on this machine, as portals have them: what it answers is said by path. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

type Answer = (response: ServerResponse) => void;

/** Listens until the file's tests are over. A path without an answer is not there; `asked` are the paths in their order. */
export async function startPhotoHost() {
  const answers = new Map<string, Answer>();
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const answer = answers.get(url) ?? ((gone: ServerResponse) => gone.writeHead(404).end('x'.repeat(100)));
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    address: (path: string) => `http://127.0.0.1:${port}${path}`,
    asked,
    answers: (path: string, answer: Answer) => answers.set(path, answer),
    /** Whatever its name and its type say, the bytes tell what it is. */
    shows: (path: string, bytes: Uint8Array) =>
      answers.set(path, (response) => response.writeHead(200, { 'content-type': 'text/plain' }).end(bytes)),
  };
}
