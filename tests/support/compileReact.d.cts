/** Compiles the components of a TypeScript module with React Compiler; see `compileReact.cjs`. */
export declare function compileReact(source: string, file: string): string;
