import { setTimeout as wait } from "node:timers/promises"
import { readMessage } from "@forecourt/contracts/read-message"
import { type Storage, sql } from "@forecourt/service-kit/storage"
import type { TakenIn } from "../import/import-intake.ts"
import type { Mapping } from "../import/mapping.ts"
import type { TakeIn } from "../import/open-intake.ts"
import { getMeaning } from "../import/open-source.ts"
import { readIndexRow } from "../storage/index-rows.ts"

export interface FeedOptions {
  readonly storage: Storage
  readonly takeIn: TakeIn
  readonly index: string
  readonly url: string
  readonly mapping?: Mapping | null
  /** True to allow an import that would remove more than a fifth of the documents in the index. */
  readonly yes?: boolean
  readonly signal: AbortSignal
  readonly now?: () => number
  /** @default the platform's own */
  readonly fetch?: typeof fetch
}

export interface FollowOptions extends FeedOptions {
  readonly everyMs: number
  readonly log: (line: string) => void
}

const MAX_WAIT_MS = 900_000

/** Imports a feed each time it changes, until the signal is aborted. The returned promise never rejects. */
export async function followFeed(options: FollowOptions): Promise<void> {
  const { everyMs, signal, log, url, index } = options
  let failures = 0
  while (!signal.aborted) {
    let waitMs = everyMs
    try {
      const taken = await fetchAndImportFeed(options)
      failures = 0
      if (taken !== null) log(`search: ${index} follows ${getHost(url)}: ${taken.summary}`)
    } catch (error) {
      if (signal.aborted) return
      failures += 1
      waitMs = getPause(everyMs, failures)
      const again = `Trying again in ${Math.round(waitMs / 1000)} s.`
      log(`search: ${index} could not follow ${getHost(url)}: ${readMessage(error)} ${again}`)
    }
    await wait(waitMs, undefined, { signal }).catch(() => {})
  }
}

/**
 * Returns the pause in milliseconds, with a random factor that keeps several processes from retrying at the same time.
 */
function getPause(everyMs: number, failures: number): number {
  return Math.min(MAX_WAIT_MS, everyMs * 2 ** failures) * (0.75 + Math.random() / 2)
}

export async function fetchAndImportFeed(options: FeedOptions): Promise<TakenIn | null> {
  const { storage, index, url, signal, now = Date.now } = options
  const known = await sql`select etag from feeds
    where index_name = ${index} and url = ${url}`.get(storage, { etag: "text?" })
  const fetched = await fetchFeed(url, { etag: known?.etag ?? null, signal, fetch: options.fetch ?? fetch })
  if (fetched === null) return null
  const taken = await importFeed(fetched, options)
  if (taken.report?.state === "refused") throw new Error(`search: ${taken.summary}`)
  await writeFeedState(storage, { index, url }, fetched, now())
  return taken
}

async function importFeed(
  { body, form }: FetchedFeed,
  { storage, takeIn, index, mapping = null, yes = false }: FeedOptions,
) {
  const { kind, language } = (await readIndexRow(storage, index)) ?? getMeaning(index, mapping)
  return takeIn({ index, kind, language, body, form, mapping, yes, source: "feed", mayBeChanges: true })
}

function writeFeedState(storage: Storage, feed: { index: string; url: string }, { etag }: FetchedFeed, now: number) {
  return sql`insert into feeds (index_name, url, etag, fetched_at)
    values (${feed.index}, ${feed.url}, ${etag}, ${new Date(now).toISOString()})
    on conflict (index_name, url) do update set etag = excluded.etag, fetched_at = excluded.fetched_at`.run(storage)
}

/** Returns the host of a URL. The other parts of the URL may contain a key and must not be logged. */
function getHost(url: string): string {
  return new URL(url).host
}

interface FetchedFeed {
  readonly etag: string | null
  readonly body: ReadableStream<Uint8Array>
  readonly form: "ndjson" | "csv"
}

const PATIENCE_MS = 300_000

/** Fetches a feed. Returns `null` if the feed has not changed, and throws for any status except 200 and 304. */
async function fetchFeed(
  url: string,
  { etag, signal, fetch }: { etag: string | null; signal: AbortSignal; fetch: typeof globalThis.fetch },
): Promise<FetchedFeed | null> {
  const response = await fetch(url, {
    headers: { accept: "application/x-ndjson, text/csv;q=0.9", ...(etag !== null && { "if-none-match": etag }) },
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
