/** What the page has to know of the frame; written at build, read when an editor is opened. */
export interface FrameData {
  /** Address of the frame's folder, without a slash at its end. */
  folder: string;
  /** Address of the frame's document. */
  document: string;
  /** The chunks that each importable package needs, its own first, by specifier. */
  packages: Record<string, string[]>;
}
