/** Adds the blocks' own JSX runtime, which the compiler reads from their package but the bundler does not. */
export default function jsxSourceLoader(code: string): string {
  return `/** @jsxImportSource @forecourt/renderer */ ${code}`
}
