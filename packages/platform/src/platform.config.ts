import { statSync } from "node:fs"
import { join, resolve } from "node:path"
import { ANY_ORIGIN } from "./http/cors.ts"
import type { SearchMode } from "./search/where.ts"
import { readTyreHotelConfig, type TyreHotelConfig } from "./tyre-hotel/tyre-hotel.config.ts"

/** Everything about this platform that can be set from outside. */
export interface PlatformConfig {
  readonly port: number
  /** Folder for everything that is remembered. */
  readonly dataFolder: string
  /** Folder for pictures that were drawn; several platforms may share one. `pictures` in the data folder when `null`. */
  readonly pictureFolder: string | null
  /** Folders of sites; each may hold a `content/` to seed from. */
  readonly siteFolders: readonly string[]
  /** Address under which others reach this platform; follows the port when `null`. */
  readonly publicUrl: string | null
  readonly apiKey: string
  readonly contextId: string
  /** Origins whose pages may read content in a browser; `*` means any. */
  readonly origins: readonly string[]
  readonly authoringToken: string
  /** Addresses that are told about every change. */
  readonly webhooks: readonly string[]
  readonly webhookSecret: string
  /** Allows raw layouts, faults that any request may ask for, and lint notes; pictures are cached with care. */
  readonly isDevelopment: boolean
  /** Requests each second that are not answered from memory; 0 means no limit. */
  readonly rateLimit: number
  readonly searchMode: SearchMode
  /** Addresses in one sitemap file. */
  readonly sitemapSize: number
  /** Keys of the texts that the sites' software says; a dictionary may hold no other. Left out, it may hold any. */
  readonly textKeys?: ReadonlySet<string>
  /** Where there is none, its calls are answered with 503. */
  readonly tyreHotel: TyreHotelConfig | null
}

const REPOSITORY = resolve(import.meta.dirname, "../../..")

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the environment; says plainly what is wrong with it. */
export function readConfig(env: Environment): PlatformConfig {
  return {
    port: wholeNumber(env, "PORT", 4300, 65_535),
    dataFolder: resolve(env.FORECOURT_DATA ?? join(REPOSITORY, ".data/platform")),
    pictureFolder: env.FORECOURT_PICTURES ? resolve(env.FORECOURT_PICTURES) : null,
    siteFolders: [folderOfSites(env)],
    publicUrl: env.FORECOURT_PUBLIC_URL?.replace(/\/+$/, "") ?? null,
    apiKey: env.FORECOURT_API_KEY ?? "forecourt-local-key",
    contextId: env.FORECOURT_CONTEXT_ID ?? "forecourt-local-context",
    origins: originsOf(env),
    authoringToken: env.FORECOURT_AUTHORING_TOKEN ?? "forecourt-local-authoring",
    webhooks: list(env.FORECOURT_WEBHOOKS),
    webhookSecret: env.FORECOURT_REVALIDATE_SECRET ?? "forecourt-local-secret",
    isDevelopment: env.NODE_ENV !== "production",
    rateLimit: wholeNumber(env, "FORECOURT_RATE_LIMIT", 80, 1_000_000),
    searchMode: env.FORECOURT_SEARCH === "tokenised" ? "tokenised" : "exact",
    sitemapSize: wholeNumber(env, "FORECOURT_SITEMAP_SIZE", 10_000, 50_000),
    tyreHotel: readTyreHotelConfig(env),
  }
}

function folderOfSites({ FORECOURT_SITES: folder }: Environment): string {
  if (folder === undefined || folder === "") return join(REPOSITORY, "sites")
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return resolve(folder)
  throw new Error(
    `platform: FORECOURT_SITES is "${folder}", which is no folder. Name the one that holds the sites, or leave it out.`,
  )
}

function originsOf({ FORECOURT_ORIGINS: text }: Environment): string[] {
  const origins = list(text)
  const wrong = origins.find((origin) => origin !== ANY_ORIGIN && !isOrigin(origin))
  if (wrong === undefined) return origins
  throw new Error(
    `platform: FORECOURT_ORIGINS holds "${wrong}", which is no origin. Write https:// and the host, without a path; commas between several, or ${ANY_ORIGIN} for any.`,
  )
}

function isOrigin(text: string): boolean {
  return /^https?:\/\/[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text
}

function wholeNumber(env: Environment, name: string, preset: number, most: number): number {
  const text = env[name]
  if (text === undefined || text === "") return preset
  const number = Number(text)
  if (!Number.isInteger(number) || number < 0 || number > most) {
    throw new Error(`platform: ${name} is "${text}". Set a whole number from 0 to ${most}, or leave it out.`)
  }
  return number
}

function list(text: string | undefined): string[] {
  return (text ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "")
}
