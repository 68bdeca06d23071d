/**
 * The form in which paths are compared: decoded, one spelling per letter, lower case, no empty segments, no slash
 * at the end. `/F%C3%B6rs%C3%A4kring/` and `/försäkring` are one path; an encoded slash stays encoded.
 */
export function pathKey(path: string): string {
  return `/${segmentsOf(path).map(decodeSegment).join("/")}`.toLowerCase()
}

/** The path without empty segments and without a slash at the end; letters stay as they are. */
export function tidyPath(path: string): string {
  return `/${segmentsOf(path).join("/")}`
}

function segmentsOf(path: string): string[] {
  return path.split("/").filter((segment) => segment !== "")
}

function decodeSegment(segment: string): string {
  try {
    const decoded = decodeURIComponent(segment).normalize("NFC")
    return decoded.replace(/[/\\]/g, encodeURIComponent)
  } catch {
    return segment
  }
}
