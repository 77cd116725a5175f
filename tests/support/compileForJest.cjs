const { createTransformer } = require('@swc/jest');
const { compileReact } = require('./compileReact.cjs');

/** Compiles components with React Compiler before the usual transform. */
module.exports = {
  createTransformer(options) {
    const usual = createTransformer(options);
    return {
      ...usual,
      process: (source, file, config) => usual.process(compileReact(source, file), file, config),
    };
  },
};
