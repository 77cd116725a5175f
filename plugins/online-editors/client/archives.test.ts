import { strFromU8, unzipSync } from 'fflate';
import { decompressFromBase64 } from 'lz-string';
import { zipFiles } from '@site/src/components/zipFiles';
import type { GeneratedProject } from '../project/generateProject';
import { codeSandboxFields } from './codeSandbox';

const project: GeneratedProject = {
  title: 'Demo',
  description: '',
  mainFile: 'src/demo/basic.tsx',
  files: {
    'package.json': '{}\n',
    'src/demo/basic.tsx': `export default () => '表单 – ${'~?>'.repeat(200)}';\n`,
  },
};

test('CodeSandbox gets all files, in an alphabet that survives a form', () => {
  const { parameters, query } = codeSandboxFields(project);
  expect(parameters).toMatch(/^[\w-]+$/);
  const json = decompressFromBase64(parameters.replaceAll('-', '+').replaceAll('_', '/'));
  expect(JSON.parse(json)).toEqual({
    files: {
      'package.json': { content: '{}\n' },
      'src/demo/basic.tsx': { content: project.files['src/demo/basic.tsx'] },
    },
  });
  expect(query).toBe('file=/src/demo/basic.tsx');
});

test('the archive holds the same files, in one folder', () => {
  const entries = Object.entries(unzipSync(zipFiles(project.files, 'vaild-basic/')));
  expect(Object.fromEntries(entries.map(([file, bytes]) => [file, strFromU8(bytes)]))).toEqual({
    'vaild-basic/package.json': '{}\n',
    'vaild-basic/src/demo/basic.tsx': project.files['src/demo/basic.tsx'],
  });
});
