import type { Compiler } from 'webpack';

/** A plugin of the bundler that notes the files of named chunks. */
export class ChunkFiles {
  private readonly files = new Map<string, string[]>();

  /** Called by the bundler. */
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap(ChunkFiles.name, ({ namedChunkGroups }) => {
      for (const [name, group] of namedChunkGroups) this.files.set(name, [...group.getFiles()]);
    });
  }

  /**
   * Lists the scripts of some chunks, each once, after the build.
   *
   * @param chunks names of chunks
   * @returns paths relative to the folder of the language
   */
  scriptsOf(chunks: string[]): string[] {
    const files = chunks.flatMap((chunk) => this.files.get(chunk) ?? []);
    return [...new Set(files)].filter((file) => file.endsWith('.js'));
  }
}
