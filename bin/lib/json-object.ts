/** Reads one JSON object piece by piece, the elements of its lists one by one: the whole may be longer than a string can be. */

/** Like `JSON.parse` of all pieces together, except that nothing but an object is accepted. Throws `SyntaxError`. */
export async function readJsonObject(pieces: AsyncIterable<string>): Promise<Record<string, unknown>> {
  const reader = new ObjectReader();
  for await (const piece of pieces) reader.read(piece);
  return reader.end();
}

const isBlank = (text: string) => text.trim() === '';

function fail(reason: string): never {
  throw new SyntaxError(reason);
}

const QUOTE = '"'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0);
/** By code: what can end a part when it stands outside of a string. */
const isMark = new Uint8Array(0x10000);
for (const mark of '{}[],:') isMark[mark.charCodeAt(0)] = 1;

class ObjectReader {
  readonly #members = new Map<string, unknown>();
  #key: string | null = null;
  /** The list under way as the value of the key; once closed, only a comma or the end may follow. */
  #list: unknown[] | null = null;
  #isListClosed = false;
  #isClosed = false;
  /** What earlier pieces held of the key, value or element under way. */
  #text = '';
  #depth = 0;
  #isInString = false;
  /** Of a backslash that was the last of its piece. */
  #skipsNext = false;

  read(piece: string): void {
    let from = 0;
    let at = this.#skipsNext ? 1 : 0;
    let isInString = this.#isInString;
    for (; at < piece.length; at += 1) {
      const code = piece.charCodeAt(at);
      if (code === QUOTE) isInString = !isInString;
      else if (isInString) at += code === BACKSLASH ? 1 : 0;
      else if (isMark[code] === 1 && this.#isCut(piece.charAt(at))) {
        this.#cut(piece.charAt(at), this.#text + piece.slice(from, at));
        this.#text = '';
        from = at + 1;
      }
    }
    this.#skipsNext = at > piece.length;
    this.#isInString = isInString;
    this.#text += piece.slice(from);
  }

  end(): Record<string, unknown> {
    if (!this.#isClosed) fail('it ends too early');
    if (!isBlank(this.#text)) fail('something follows its end');
    return Object.fromEntries(this.#members);
  }

  /** Keeps count of the depth, and says whether the mark ends a part that is read on its own. */
  #isCut(mark: string): boolean {
    const partDepth = this.#list === null ? 1 : 2;
    switch (mark) {
      case '{':
      case '[':
        this.#depth += 1;
        return (
          this.#depth === 1 ||
          (this.#depth === 2 && mark === '[' && this.#list === null && this.#key !== null)
        );
      case '}':
      case ']':
        this.#depth -= 1;
        return this.#depth < partDepth;
      case ',':
        return this.#depth <= partDepth;
      case ':':
        return this.#depth === 1 && this.#list === null && this.#key === null;
      default:
        return false;
    }
  }

  #cut(mark: string, text: string): void {
    if (this.#isClosed) fail('something follows its end');
    if (mark === '{') {
      if (!isBlank(text)) fail('it is not an object');
    } else if (mark === '[') this.#openList(text);
    else if (mark === ':') this.#readKey(text);
    else if (this.#list !== null) this.#endElement(this.#list, mark, text);
    else if (this.#depth === (mark === ',' ? 1 : 0)) this.#endMember(mark, text);
    else fail('it is not an object');
  }

  #openList(text: string): void {
    if (this.#depth !== 2) fail('it is not an object');
    if (!isBlank(text) || this.#isListClosed) fail('a list stands where none may');
    this.#list = [];
  }

  #readKey(text: string): void {
    const key: unknown = JSON.parse(text);
    if (typeof key !== 'string') fail('a key is not a text');
    this.#key = key;
  }

  #endElement(list: unknown[], mark: string, text: string): void {
    if (mark === '}') fail('a list is not closed');
    const isEmpty = mark === ']' && list.length === 0 && isBlank(text);
    if (!isEmpty) list.push(JSON.parse(text));
    if (mark === ',') return;
    this.#members.set(this.#key ?? '', list);
    this.#list = null;
    this.#isListClosed = true;
  }

  #endMember(mark: string, text: string): void {
    if (mark === ']') fail('it is not closed');
    const isEmpty = mark === '}' && this.#members.size === 0 && this.#key === null && isBlank(text);
    if (this.#isListClosed) {
      if (!isBlank(text)) fail('something follows a list');
    } else if (!isEmpty) {
      if (this.#key === null) fail('a member has no key');
      this.#members.set(this.#key, JSON.parse(text));
    }
    this.#key = null;
    this.#isListClosed = false;
    this.#isClosed = mark === '}';
  }
}
