/** Decodes the percent-encoding of a path or a path segment. Returns null if the encoding is invalid. */
export function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
