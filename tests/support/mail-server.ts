/** A mail server of the test's own: takes letters over SMTP, or answers what the test wants it to. */
import { createServer, type Socket } from 'node:net';
import { afterAll } from 'vitest';

export type Taken = { to: string; raw: string };

export type MailServer = {
  url: string;
  taken: Taken[];
  /** What it answers to a command that begins so, until changed: `RCPT TO` → `550 5.1.1 No such user`. */
  answers: Map<string, string>;
  /** So long it thinks about a letter before it answers. */
  thinksMs: number;
  /** Most letters that it thought about at once, and connections. */
  most: { letters: number; connections: number };
  /** Called once a letter is taken, before that is answered. */
  onTaken: (letter: Taken) => void;
};

export async function startMailServer(): Promise<MailServer> {
  const mail: MailServer = {
    url: '',
    taken: [],
    answers: new Map(),
    thinksMs: 0,
    most: { letters: 0, connections: 0 },
    onTaken: () => {},
  };
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket.once('close', () => open.delete(socket)));
    mail.most.connections = Math.max(mail.most.connections, open.size);
    talk(socket, mail);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port');
  mail.url = `smtp://127.0.0.1:${address.port}?ignoreTLS=true`;
  afterAll(async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    // Whoever sends keeps connections for the next letter.
    for (const socket of open) socket.destroy();
    await closed;
  });
  return mail;
}

let thinking = 0;

function talk(socket: Socket, mail: MailServer): void {
  let rest = '';
  let letter: Taken | null = null;
  let isText = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const hear = (line: string) => {
    if (isText && letter) {
      if (line !== '.') {
        letter.raw += `${line.startsWith('..') ? line.slice(1) : line}\n`;
        return;
      }
      isText = false;
      mail.taken.push(letter);
      mail.onTaken(letter);
      thinking += 1;
      mail.most.letters = Math.max(mail.most.letters, thinking);
      setTimeout(() => {
        thinking -= 1;
        if (!socket.destroyed) say('250 2.0.0 Taken as 42');
      }, mail.thinksMs).unref();
      return;
    }
    const refusal = [...mail.answers].find(([command]) => line.toUpperCase().startsWith(command))?.[1];
    if (refusal) return void say(refusal);
    if (/^RCPT TO/i.test(line)) letter = { to: /<(.*?)>/.exec(line)?.[1] ?? '', raw: '' };
    if (/^DATA/i.test(line)) {
      isText = true;
      return void say('354 Go on');
    }
    if (/^QUIT/i.test(line)) return void socket.end('221 Bye\r\n');
    say('250 OK');
  };
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    const lines = (rest + chunk.toString()).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) hear(line);
  });
  say('220 test');
}
