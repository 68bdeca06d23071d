import { readFile } from "node:fs/promises"
import type { CompiledTable } from "@forecourt/redirects"
import { type CachedRedirectsOptions, createCachedRedirects } from "../proxy/cached-redirects.ts"

/**
 * The site's redirects in development, read for each request: the table as it stands in `file`, for what the bundler
 * has of it may be a moment older, and the editors' as the platform has them now.
 */
export async function readDevRedirects(
  file: string,
  options: Omit<CachedRedirectsOptions, "artefact">,
): Promise<CompiledTable> {
  const artefact: unknown = JSON.parse(await readFile(file, "utf8"))
  return createCachedRedirects({ ...options, artefact })()
}
