/** A balancer in front of several products: each request goes to the next one, whoever sends it. */
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

export type Front = { close(): Promise<void> };

/** Listens on `port` and passes everything on to `ports` in turn, streams as they come. */
export function startFront(port: number, ports: readonly number[]): Promise<Front> {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    const { method, url: path, headers } = asked;
    turn = (turn + 1) % ports.length;
    const onward = request(
      { agent, host: '127.0.0.1', port: ports[turn], method, path, headers },
      (given) => {
        answer.writeHead(given.statusCode ?? 502, given.rawHeaders);
        given.pipe(answer);
        given.on('error', () => answer.destroy());
      },
    );
    onward.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()));
    // Whoever left is not waited for, so that open streams end.
    answer.on('close', () => onward.destroy());
    asked.pipe(onward);
  };
  const server = createServer(pass);
  const close = () =>
    new Promise<void>((resolve) => {
      agent.destroy();
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve({ close }));
  });
}
