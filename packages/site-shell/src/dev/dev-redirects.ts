import { readFile } from "node:fs/promises"
import type { CompiledTable } from "@forecourt/redirects"
import { type CachedRedirectsOptions, createCachedRedirects } from "../proxy/cached-redirects.ts"

/**
 * Reads the site's redirects in development, for each request: the table from `file`, because the bundler's copy may be
 * a moment older, and the editors' redirects from the platform.
 */
export async function readDevRedirects(
  file: string,
  options: Omit<CachedRedirectsOptions, "artefact">,
): Promise<CompiledTable> {
  const artefact: unknown = JSON.parse(await readFile(file, "utf8"))
  return createCachedRedirects({ ...options, artefact })()
}
