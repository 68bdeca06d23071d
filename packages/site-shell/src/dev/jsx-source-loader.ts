/**
 * Adds a comment that sets the JSX runtime of blocks to a source file. The TypeScript compiler reads this setting from
 * the blocks package, but the bundler does not.
 */
export default function jsxSourceLoader(code: string): string {
  return `/** @jsxImportSource @forecourt/renderer */ ${code}`
}
