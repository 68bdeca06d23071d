import { createHash } from "node:crypto"
import { join } from "node:path"
import fileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js"
import { readEnvironment } from "./environment.ts"
import { hasChoices } from "./page/choices.ts"

type FileSystemCache = import("next/dist/server/lib/incremental-cache/file-system-cache.js").default
type Context = ConstructorParameters<typeof fileSystemCache.default>[0]
type Set = FileSystemCache["set"]

/** The framework's module is an object around the class or the class itself, depending on who loads it. */
const Base = (fileSystemCache.default ?? fileSystemCache) as typeof fileSystemCache.default

/**
 * The framework's page cache, with two differences. Pages lie in a folder of the content platform they came from: a
 * site that is pointed elsewhere shows nothing of the platform before. And addresses without a page, and pages with
 * choices in their address, are remembered but not written to disk: there are endlessly many of them, and robots try
 * them all.
 */
export default class PageCache extends Base {
  constructor(context: Context) {
    // Before the proxy there is a cache too, which has no folder and keeps nothing.
    super(context.serverDistDir ? { ...context, serverDistDir: folderFor(context.serverDistDir) } : context)
  }

  override set(...[key, page, context]: Parameters<Set>): ReturnType<Set> {
    const isMissing = page !== null && "status" in page && page.status === 404
    const isOneOfMany = isMissing || hasChoices(key)
    const owner = this as unknown as { flushToDisk: boolean | undefined }
    const { flushToDisk } = owner
    // Read at the very beginning of the call, before anything is waited for.
    if (isOneOfMany) owner.flushToDisk = false
    const isSet = super.set(key, page, context)
    owner.flushToDisk = flushToDisk
    return isSet
  }
}

/** Below the build's own output, which the next build clears: kept pages name the files of their build. */
function folderFor(serverFolder: string): string {
  const { url, mode, contextId } = readEnvironment(process.env).content
  const platform = createHash("sha256").update(`${url} ${mode} ${contextId}`).digest("hex").slice(0, 16)
  return join(serverFolder, "kept-pages", platform, "server")
}
