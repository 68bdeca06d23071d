import type { ErrorPage } from "./error-pages.ts"

/** One of the site's own pages, or `null` when it is not whole. */
export async function fetchOwnPage(url: string, headers: Record<string, string>): Promise<ErrorPage | null> {
  const response = await fetch(url, {
    headers: { ...headers, accept: "text/html", "accept-encoding": "identity" },
    redirect: "manual",
  })
  const body = Buffer.from(await response.arrayBuffer())
  return response.status === 200 ? { body, policy: response.headers.get("content-security-policy") ?? "" } : null
}
