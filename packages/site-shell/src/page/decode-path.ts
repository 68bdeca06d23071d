/** Returns a path or a segment of one as text, or null if its escapes are no text. */
export function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
