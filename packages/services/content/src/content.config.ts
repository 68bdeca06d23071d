import { statSync } from "node:fs"
import { delimiter, resolve } from "node:path"
import type { Settings } from "@forecourt/service-kit/settings"
import type { SearchMode } from "./search/where.ts"

/** The settings of the content service. */
export interface ContentConfig {
  readonly dataFolder: string
  /**
   * The URL of a Postgres database that several services share. `null` means that content is stored in a SQLite file in
   * the data folder.
   */
  readonly database: string | null
  /**
   * The folder for resized images, which several services may share. `null` means the folder `pictures` in the data
   * folder.
   */
  readonly pictureFolder: string | null
  /**
   * The folders from which the initial content is read. Each entry is either the folder of one site, which may contain
   * a `content/` folder, or a folder that contains several site folders.
   */
  readonly siteFolders: readonly string[]
  /** The public URL of this service. `null` means that the URL is derived from the port. */
  readonly publicUrl: string | null
  readonly apiKey: string
  readonly contextId: string
  /** The origins whose pages may read content in a browser. `*` allows any origin. */
  readonly origins: readonly string[]
  readonly authoringToken: string
  readonly webhooks: readonly string[]
  readonly webhookSecret: string
  /**
   * True in development, where raw layouts are available, images are cached for a shorter time, and notes about
   * mistakes in queries are logged.
   */
  readonly isDevelopment: boolean
  /** The maximum number of uncached requests per second. 0 disables the limit. */
  readonly rateLimit: number
  readonly searchMode: SearchMode
  readonly sitemapSize: number
  /** The keys that the code of the sites uses. A dictionary may contain only these keys. @default any key */
  readonly textKeys?: ReadonlySet<string>
}

interface Folders {
  readonly data: string
  readonly sites: string | null
}

/** Reads the settings of the content service. `folders` contains the default folders. */
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
