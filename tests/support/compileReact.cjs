const babel = require('@babel/core');

/**
 * Compiles the components of a TypeScript module with React Compiler; types and JSX stay.
 *
 * @param {string} source the module
 * @param {string} file its name
 * @returns {string} the compiled module
 * @throws {Error} naming the line of a component or hook that the compiler refuses
 */
exports.compileReact = (source, file) =>
  babel.transformSync(source, {
    filename: file,
    babelrc: false,
    configFile: false,
    sourceMaps: 'inline',
    parserOpts: { plugins: ['typescript', 'jsx'] },
    plugins: [
      // The runtime of this target is a package, so that it runs in React 18 as well.
      ['babel-plugin-react-compiler', { target: '18', panicThreshold: 'all_errors' }],
    ],
  }).code;
