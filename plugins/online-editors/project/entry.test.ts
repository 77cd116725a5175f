import { entrySource, reactTypesVersion, usesCreateRoot } from './entry';

test.each([
  ['18', true],
  ['18.0.0', true],
  ['18.3.1', true],
  ['^18.2.0', true],
  ['~18.2', true],
  ['18.x', true],
  ['19.3.1', true],
  ['20.0.0-rc.1', true],
  ['latest', true],
  ['next', true],
  ['17.0.2', false],
  ['^17.0.0', false],
  ['16.14.0', false],
  ['>=16.8', false],
  ['0.14.10', false],
])('React %s has createRoot: %p', (version, expected) => {
  expect(usesCreateRoot(version)).toBe(expected);
});

test.each([
  ['19.3.1', '^19.0.0'],
  ['^17.0.2', '^17.0.0'],
  ['latest', 'latest'],
])('the types of React %s are %s', (version, types) => {
  expect(reactTypesVersion(version)).toBe(types);
});

test('a new React is started with createRoot', () => {
  expect(entrySource({ react: '19.3.1' }, './demo/basic')).toBe(
    `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import Demo from './demo/basic';
import { ErrorBoundary } from './ErrorBoundary';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ErrorBoundary>
      <Demo />
    </ErrorBoundary>
  </StrictMode>,
);
`,
  );
});

test('an old React is started with ReactDOM.render', () => {
  expect(entrySource({ react: '17.0.2' }, './demo/basic')).toBe(
    `import { StrictMode } from 'react';
import ReactDOM from 'react-dom';
import Demo from './demo/basic';
import { ErrorBoundary } from './ErrorBoundary';

ReactDOM.render(
  <StrictMode>
    <ErrorBoundary>
      <Demo />
    </ErrorBoundary>
  </StrictMode>,
  document.getElementById('root'),
);
`,
  );
});

test('UI kits have their providers around the demo', () => {
  const kits = { '@mantine/core': '9.7.4', '@chakra-ui/react': '3.37.0', antd: '6.6.8' };
  const source = entrySource({ react: '19.3.1', ...kits }, './demo/basic');
  expect(source).toContain(`import { ChakraProvider, defaultSystem } from '@chakra-ui/react';
import { MantineProvider } from '@mantine/core';
import Demo from './demo/basic';
`);
  expect(source).toContain(`    <ErrorBoundary>
      <ChakraProvider value={defaultSystem}>
        <MantineProvider>
          <Demo />
        </MantineProvider>
      </ChakraProvider>
    </ErrorBoundary>
`);
});
