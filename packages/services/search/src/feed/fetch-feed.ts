export interface FetchedFeed {
  readonly etag: string | null
  readonly body: ReadableStream<Uint8Array>
  readonly form: "ndjson" | "csv"
}

const PATIENCE_MS = 300_000

/** Fetches a feed. Returns `null` if the feed has not changed, and throws for any status except 200 and 304. */
export async function fetchFeed(
  url: string,
  { etag, signal, fetch }: { etag: string | null; signal: AbortSignal; fetch: typeof globalThis.fetch },
): Promise<FetchedFeed | null> {
  const response = await fetch(url, {
    headers: {
      accept: "application/x-ndjson, text/csv;q=0.9",
      ...(etag !== null && { "if-none-match": etag }),
    },
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
  })
  const { status, body, headers } = response
  if (status === 200 && body !== null)
    return {
      etag: headers.get("etag"),
      body,
      form: headers.get("content-type")?.startsWith("text/csv") ? "csv" : "ndjson",
    }
  await body?.cancel()
  if (status === 304) return null
  throw new Error(`search: the feed responded with ${status}.`)
}
