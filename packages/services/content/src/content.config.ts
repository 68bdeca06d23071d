import { statSync } from "node:fs"
import { delimiter, resolve } from "node:path"
import type { Settings } from "@forecourt/service-kit/settings"
import type { SearchMode } from "./search/where.ts"

/** Everything about the content service that can be set from outside. */
export interface ContentConfig {
  /** Folder for everything that is remembered. */
  readonly dataFolder: string
  /** Address of a Postgres database that several services share; the data folder alone when `null`. */
  readonly database: string | null
  /** Folder for pictures that were resized; several services may share one. `pictures` in the data folder when `null`. */
  readonly pictureFolder: string | null
  /** The folders of sites, or sites; each site may have a `content/` to seed from. */
  readonly siteFolders: readonly string[]
  /** Address under which others reach this service; follows the port when `null`. */
  readonly publicUrl: string | null
  readonly apiKey: string
  readonly contextId: string
  /** The origins whose pages may read content in a browser; `*` means any. */
  readonly origins: readonly string[]
  readonly authoringToken: string
  /** The addresses that are notified about every change. */
  readonly webhooks: readonly string[]
  readonly webhookSecret: string
  /** Allows raw layouts and lint notes; pictures are cached with care. */
  readonly isDevelopment: boolean
  /** Requests each second that are not answered from memory; 0 means no limit. */
  readonly rateLimit: number
  readonly searchMode: SearchMode
  /** Addresses in one sitemap file. */
  readonly sitemapSize: number
  /** Keys of the texts that the sites' software says; a dictionary may hold no other. Left out, it may hold any. */
  readonly textKeys?: ReadonlySet<string>
}

interface Folders {
  readonly data: string
  readonly sites: string | null
}

/** Reads the content service's settings. `folders` are the caller's defaults, where none are set. */
export function readContentConfig(settings: Settings, folders: Folders): ContentConfig {
  const { text, secret, list, origins, address, wholeNumber, oneOf, isProduction } = settings
  const webhooks = list("FORECOURT_WEBHOOKS")
  const pictureFolder = text("FORECOURT_PICTURES")
  return {
    dataFolder: resolve(text("FORECOURT_DATA") ?? folders.data),
    database: text("FORECOURT_CONTENT_DATABASE"),
    pictureFolder: pictureFolder === null ? null : resolve(pictureFolder),
    siteFolders: listSiteFolders(settings, folders.sites),
    publicUrl: address("FORECOURT_PUBLIC_URL"),
    apiKey: secret("FORECOURT_API_KEY", "forecourt-local-key"),
    contextId: secret("FORECOURT_CONTEXT_ID", "forecourt-local-context"),
    origins: origins("FORECOURT_ORIGINS"),
    authoringToken: secret("FORECOURT_AUTHORING_TOKEN", "forecourt-local-authoring"),
    webhooks,
    // Without a webhook no notice is sent.
    webhookSecret: webhooks.length === 0 ? "" : secret("FORECOURT_REVALIDATE_SECRET", "forecourt-local-secret"),
    isDevelopment: !isProduction,
    rateLimit: wholeNumber("FORECOURT_RATE_LIMIT", { preset: 80, max: 1_000_000 }),
    searchMode: oneOf("FORECOURT_SEARCH", ["exact", "tokenised"], "exact"),
    sitemapSize: wholeNumber("FORECOURT_SITEMAP_SIZE", { preset: 10_000, max: 50_000 }),
  }
}

function listSiteFolders({ text, refuse }: Settings, preset: string | null): string[] {
  const folders = text("FORECOURT_SITES")
  if (folders === null) return preset === null ? [] : [preset]
  return folders.split(delimiter).flatMap((folder) => {
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return [resolve(folder)]
    refuse(`FORECOURT_SITES is "${folder}", which is no folder. Name the one that holds the sites, or leave it out.`)
    return []
  })
}
