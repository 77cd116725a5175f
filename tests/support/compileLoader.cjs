const { compileReact } = require('./compileReact.cjs');

/** A loader that compiles components with React Compiler. */
module.exports = function compileLoader(source) {
  return compileReact(source, this.resourcePath);
};
