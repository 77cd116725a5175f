import { SiteFileError } from '@site/src/components/siteFiles/loadPart';
import { whyFailed } from '@site/src/components/siteFiles/whyFailed';
import { startWorker } from '@site/src/components/siteFiles/startWorker';
import type { Files } from '../keptEdits';
import type { Compilation } from '../program/compileProgram';

/** What the worker is asked for. */
export interface CompileRequest {
  id: number;
  files: Files;
  entry: string;
}

/** What the worker replies with. */
export interface CompileAnswer {
  id: number;
  compilation: Compilation;
}

/** Compiles demos; see {@link createCompiler}. */
export interface Compiler {
  /**
   * Compiles a demo; replies come in the order of the calls.
   *
   * @throws {@link SiteFileError} when the compiler cannot be fetched; the next call fetches it again
   */
  compile: (files: Files, entry: string) => Promise<Compilation>;
  /** Ends it; calls under way are never answered. */
  close: () => void;
}

interface Call {
  resolve: (compilation: Compilation) => void;
  reject: (error: Error) => void;
}

/** Makes a compiler in a worker, so that typing never waits for it. */
export function createCompiler(): Compiler {
  const calls = new Map<number, Call>();
  let worker: Worker | undefined;
  let newest = 0;

  const close = () => {
    worker?.terminate();
    worker = undefined;
  };
  const start = (): Worker => {
    const { worker: started, address } = startWorker(
      () =>
        new Worker(
          /* webpackChunkName: "code-compiler" */ new URL('../program/worker.ts', import.meta.url),
        ),
    );
    started.addEventListener('message', ({ data }: MessageEvent<CompileAnswer>) => {
      calls.get(data.id)?.resolve(data.compilation);
      calls.delete(data.id);
    });
    started.addEventListener('error', () => {
      close();
      const waiting = [...calls.values()];
      calls.clear();
      void whyFailed([address]).then((reason = 'unavailable') =>
        waiting.forEach(({ reject }) => reject(new SiteFileError(reason))),
      );
    });
    return started;
  };
  return {
    compile: (files, entry) =>
      new Promise((resolve, reject) => {
        const request: CompileRequest = { id: (newest += 1), files, entry };
        calls.set(request.id, { resolve, reject });
        worker ??= start();
        worker.postMessage(request);
      }),
    close,
  };
}
