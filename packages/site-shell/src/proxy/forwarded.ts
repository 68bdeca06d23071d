/**
 * What the outermost of our own servers on the way wrote into a header to which each adds its word: the rest, before
 * it, is only what the visitor claims. `null` when there is no such server, or none that said anything.
 */
export function forwardedValue(header: string | null | undefined, servers: number): string | null {
  if (servers === 0) return null
  const values = (header ?? "").split(",").map((value) => value.trim())
  return (values.at(-servers) ?? values[0]) || null
}
