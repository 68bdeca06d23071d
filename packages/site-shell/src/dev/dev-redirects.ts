import { readFile } from "node:fs/promises"
import type { CompiledTable } from "@forecourt/redirects"
import { type CachedRedirectsOptions, createCachedRedirects } from "../proxy/cached-redirects.ts"

/** Reads the redirects from a file for each request in development, since the bundled copy may be outdated. */
export async function readDevRedirects(
  file: string,
  options: Omit<CachedRedirectsOptions, "artefact">,
): Promise<CompiledTable> {
  const artefact: unknown = JSON.parse(await readFile(file, "utf8"))
  return createCachedRedirects({ ...options, artefact })()
}
