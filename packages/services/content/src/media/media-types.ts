/** What may be stored and served, by extension. Nothing that a browser would run as a page of ours. */
export const MEDIA_TYPES: ReadonlyMap<string, string> = new Map([
  ["avif", "image/avif"],
  ["gif", "image/gif"],
  ["ico", "image/x-icon"],
  ["jpeg", "image/jpeg"],
  ["jpg", "image/jpeg"],
  ["png", "image/png"],
  ["svg", "image/svg+xml"],
  ["webp", "image/webp"],
  ["mp4", "video/mp4"],
  ["webm", "video/webm"],
  ["pdf", "application/pdf"],
  ["vtt", "text/vtt"],
])

/** Pictures that can be resized. */
const RESIZABLE = ["avif", "gif", "jpeg", "jpg", "png", "svg", "webp"]

export function extensionOf(path: string): string {
  return /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? ""
}

export function isResizable(path: string): boolean {
  return RESIZABLE.includes(extensionOf(path))
}
