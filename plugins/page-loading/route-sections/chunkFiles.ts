import type { Compiler } from 'webpack';

/** A plugin of the bundler that notes the files of named chunks. */
export class ChunkFiles {
  private readonly files = new Map<string, string[]>();

  /** Called by the bundler. */
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap(ChunkFiles.name, ({ namedChunks }) => {
      for (const [name, { files }] of namedChunks) this.files.set(name, [...files]);
    });
  }

  /**
   * Returns the script of a chunk after the build.
   *
   * @param chunk name of the chunk
   * @returns path relative to the folder of the language
   * @throws Error if there is no such script
   */
  scriptOf(chunk: string): string {
    const script = this.files.get(chunk)?.find((file) => file.endsWith('.js'));
    if (script) return script;
    throw new Error(
      `The bundler has written no script for the chunk "${chunk}". Compare plugins/page-loading/route-sections with how the installed bundler names chunks.`,
    );
  }
}
