/** Safari reads the file some time after the click, and asks before it does; the address has to be good until then. */
const KEPT_MS = 60_000;

/** Gives the person a file to keep, under its own name. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

/** `type` without its character set: it is always UTF-8. */
export function saveText(name: string, type: string, text: string): void {
  saveFile(new File([text], name, { type: `${type};charset=utf-8` }));
}
