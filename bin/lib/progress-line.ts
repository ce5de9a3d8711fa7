/** Shows how far a long command is: one line that renews itself on a terminal, a line per step in a log. */
import type { WriteStream } from 'node:tty';

export function progressLine(stream: Pick<WriteStream, 'write' | 'isTTY'>) {
  let current = '';
  return (step: string, done: number, of: number): void => {
    const text = `${step}: ${done.toLocaleString('en-IN')} of ${of.toLocaleString('en-IN')}`;
    if (stream.isTTY) stream.write(`\r\u001b[K${text}${done >= of ? '\n' : ''}`);
    else if (step !== current || done >= of) stream.write(`${text}\n`);
    current = step;
  };
}
