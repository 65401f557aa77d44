/**
 * `depcruise text content api client scripts tests bench` finds import cycles of files. It is not a
 * rule of ESLint because no-cycle of eslint-plugin-import-x passes over imports of types.
 */
export default {
  forbidden: [{ name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } }],
  options: {
    exclude: { path: ['node_modules', '__generated__'] },
    // Counts imports of types, which are gone after compiling.
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs'] },
  },
};
