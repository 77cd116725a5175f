import { fileNameProblem, isScript, MAX_FILES } from './codeFiles';

/** Sources by file name. The default export of the first one is rendered. */
export type LinkedFiles = Record<string, string>;

/** The content of a link; the entry is explicit because JSON does not guarantee the order of keys. */
interface LinkedCode {
  files: LinkedFiles;
  /** Name of the file whose default export is rendered. */
  entry: string;
}

/** Maximum length of code in an address, in characters: messengers and mail programs truncate longer ones. */
export const MAX_LINK_LENGTH = 20_000;
/** Maximum size of the code after inflating (bytes). */
const MAX_BYTES = 200_000;

/** Thrown for a link whose code cannot be shown. */
export class CodeLinkError extends Error {
  override name = 'CodeLinkError';

  /** @param reason `broken`: cut off or changed; `tooLarge`: more code than a link may contain */
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

/** Whether parsed JSON is valid code, within the limits of names and number of files. */
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
 * @throws CodeLinkError `tooLarge` if the text is longer than {@link MAX_LINK_LENGTH}
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
 * Returns the address of the playground with code in it.
 *
 * @param playground path of the playground in the page's language
 * @throws CodeLinkError `tooLarge`
 */
export const playgroundLink = async (playground: string, files: LinkedFiles): Promise<string> =>
  `${playground}#code=${await encodeCode(files)}`;

/**
 * Decodes the code of an address, without running it.
 *
 * @param text result of {@link encodeCode}
 * @throws CodeLinkError if it is truncated, modified, too large, or has invalid file names
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
