/**
 * Adds the JSX runtime of blocks to a source file. The compiler reads this setting from the package of the blocks, but
 * the bundler does not.
 */
export default function jsxSourceLoader(code: string): string {
  return `/** @jsxImportSource @forecourt/renderer */ ${code}`
}
