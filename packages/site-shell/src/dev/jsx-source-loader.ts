/** Blocks have a JSX runtime of their own, which the compiler reads from their package and the bundler from nowhere. */
export default function jsxSourceLoader(code: string): string {
  return `/** @jsxImportSource @forecourt/renderer */ ${code}`
}
