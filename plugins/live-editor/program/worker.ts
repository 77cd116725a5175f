import { compileProgram } from './compileProgram';
import type { CompileAnswer, CompileRequest } from '../client/compiler';

self.addEventListener('message', ({ data }: MessageEvent<CompileRequest>) => {
  const { id, files, entry } = data;
  const answer: CompileAnswer = { id, compilation: compileProgram(files, entry) };
  self.postMessage(answer);
});
