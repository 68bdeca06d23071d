/** The address as the visitor wrote it: with the host and protocol they asked for, also behind another server. */
export function visitedUrl(
  path: string,
  header: (name: string) => string | null | undefined,
  usualHost = "localhost",
): URL {
  const host = header("x-forwarded-host") ?? header("host") ?? ""
  const protocol = header("x-forwarded-proto")?.split(",")[0]?.trim() === "https" ? "https" : "http"
  const origin = `${protocol}://${/^[a-z0-9.-]+(:\d+)?$/i.test(host) ? host : usualHost}`
  // A path that begins with two slashes must not become a host.
  return new URL(origin + path)
}
