/** An address with a percent sign that stands for nothing is an unknown page, not a fault of ours. */
export function readablePath(url: string): string {
  try {
    decodeURIComponent(url.replace(/[?#].*$/, ""))
    return url
  } catch {
    return url.replaceAll("%", "%25")
  }
}
