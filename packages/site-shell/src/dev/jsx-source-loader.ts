/** Sets the JSX runtime of blocks in a source file, since the bundler does not read it from the blocks package. */
export default function jsxSourceLoader(code: string): string {
  return `/** @jsxImportSource @forecourt/renderer */ ${code}`
}
