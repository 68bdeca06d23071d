import { readFile } from "node:fs/promises"
import type { CompiledTable } from "@forecourt/redirects"
import { type CachedRedirectsOptions, createCachedRedirects } from "../proxy/cached-redirects.ts"

/**
 * Reads the redirects of a site, again for each request, in development. The site's table is read from `file`, since
 * the bundled copy may be outdated, and the editors' redirects are read from the platform.
 */
export async function readDevRedirects(
  file: string,
  options: Omit<CachedRedirectsOptions, "artefact">,
): Promise<CompiledTable> {
  const artefact: unknown = JSON.parse(await readFile(file, "utf8"))
  return createCachedRedirects({ ...options, artefact })()
}
