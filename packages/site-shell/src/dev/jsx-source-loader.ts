/**
 * Sets the JSX runtime in the source file of a block, since the bundler does not read this setting from the blocks
 * package.
 */
export default function jsxSourceLoader(code: string): string {
  return `/** @jsxImportSource @forecourt/renderer */ ${code}`
}
