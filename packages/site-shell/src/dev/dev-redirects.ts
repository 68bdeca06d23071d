import { readFile } from "node:fs/promises"
import type { CompiledTable } from "@forecourt/redirects"
import { type CachedRedirectsOptions, createCachedRedirects } from "../proxy/cached-redirects.ts"

/**
 * Reads the redirects of a site for each request, in development. The table is read from `file`, because the bundler's
 * copy may be out of date. The redirects of editors are read from the platform.
 */
export async function readDevRedirects(
  file: string,
  options: Omit<CachedRedirectsOptions, "artefact">,
): Promise<CompiledTable> {
  const artefact: unknown = JSON.parse(await readFile(file, "utf8"))
  return createCachedRedirects({ ...options, artefact })()
}
