import { fileNameProblem, isScript, MAX_FILES } from './codeFiles';

/** Sources by file name. The default export of the first one is shown. */
export type LinkedFiles = Record<string, string>;

/** What is in a link: the order of names is not to be relied on in JSON. */
interface LinkedCode {
  files: LinkedFiles;
  /** Name of the file whose default export is shown. */
  entry: string;
}

/** Longest code in an address, in characters: longer ones are cut off by messengers and mail programs. */
export const MAX_LINK_LENGTH = 20_000;
/** Largest code after inflating, in bytes. */
const MAX_BYTES = 200_000;

/** A link whose code cannot be shown. */
export class CodeLinkError extends Error {
  override name = 'CodeLinkError';

  /** @param reason `broken`: cut off or changed; `tooLarge`: more code than a link may carry */
  constructor(readonly reason: 'broken' | 'tooLarge') {
    super(reason);
  }
}

async function readBounded(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > MAX_BYTES) {
      await reader.cancel().catch(() => undefined);
      throw new CodeLinkError('tooLarge');
    }
    text += decoder.decode(value, { stream: true });
  }
}

const streamOf = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes]).stream();

function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]+$/.test(text)) throw new CodeLinkError('broken');
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** Whether parsed JSON is code; names and numbers of files are bounded. */
function isLinkedCode(value: unknown): value is LinkedCode {
  const { files, entry } = Object(value) as Partial<LinkedCode>;
  if (typeof files !== 'object' || files === null || typeof entry !== 'string') return false;
  const names = Object.keys(files);
  return (
    names.length > 0 &&
    names.length <= MAX_FILES &&
    names.includes(entry) &&
    isScript(entry) &&
    names.every(
      (name, index) =>
        typeof files[name] === 'string' && !fileNameProblem(name, names.slice(0, index)),
    )
  );
}

/**
 * Compresses code (deflate, RFC 1951) into text for an address (base64url, RFC 4648).
 *
 * @throws CodeLinkError `tooLarge` when the text is longer than {@link MAX_LINK_LENGTH}
 */
export async function encodeCode(files: LinkedFiles): Promise<string> {
  const [entry] = Object.keys(files);
  const json = new TextEncoder().encode(JSON.stringify({ files, entry }));
  if (json.byteLength > MAX_BYTES) throw new CodeLinkError('tooLarge');
  const compressed = streamOf(json).pipeThrough(new CompressionStream('deflate-raw'));
  const text = toBase64Url(new Uint8Array(await new Response(compressed).arrayBuffer()));
  if (text.length > MAX_LINK_LENGTH) throw new CodeLinkError('tooLarge');
  return text;
}

/**
 * Address of the playground with code in it.
 *
 * @param playground path of the playground in the page's language
 * @throws CodeLinkError `tooLarge`
 */
export const playgroundLink = async (playground: string, files: LinkedFiles): Promise<string> =>
  `${playground}#code=${await encodeCode(files)}`;

/**
 * Reads the code of an address. Nothing in it is run.
 *
 * @param text what {@link encodeCode} has made
 * @throws CodeLinkError when it is cut off, changed, too large, or names files that may not be
 */
export async function decodeCode(text: string): Promise<LinkedFiles> {
  if (text.length > MAX_LINK_LENGTH) throw new CodeLinkError('tooLarge');
  try {
    const stream = streamOf(fromBase64Url(text)).pipeThrough(
      new DecompressionStream('deflate-raw'),
    );
    const parsed: unknown = JSON.parse(await readBounded(stream));
    if (isLinkedCode(parsed)) {
      const { files, entry } = parsed;
      return { [entry]: files[entry], ...files };
    }
  } catch (error) {
    if (error instanceof CodeLinkError) throw error;
  }
  throw new CodeLinkError('broken');
}
