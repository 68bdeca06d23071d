import { existsSync, globSync, statSync } from "node:fs"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { type DataPlace, openServiceStorage } from "@forecourt/service-kit/service"
import { createMediaStore } from "../media/media-store.ts"
import { readSeed } from "../seed/read-seed.ts"
import { writeSeeds } from "../seed/seed-storage.ts"
import { getMigrations, openStoredContent, SERVICE } from "../storage/content-storage.ts"
import type { Template } from "../templates/template.types.ts"
import { createTemplateSet } from "../templates/template-set.ts"
import { updateStorage } from "../upcasting/upcast-storage.ts"

export interface ImportOptions extends DataPlace {
  /**
   * The content folders, one for each site. A folder may contain `site.json`, `pages/`, `designs/`, `items/`,
   * `dictionary.*.json` and `media/`.
   */
  readonly folders: readonly string[]
  readonly templates: readonly Template[]
  readonly log: (line: string) => void
}

/**
 * Imports the documents of all content folders in one transaction, and then the uploads in these folders. A repeated
 * import never overwrites pages that were edited on the service.
 */
export async function importContent({ folders, templates, log, ...place }: ImportOptions): Promise<void> {
  for (const folder of folders) checkSite(folder)
  const now = Date.now()
  const storage = await openServiceStorage(place, { name: SERVICE, migrations: getMigrations(place), now })
  const closing = new AsyncDisposableStack()
  closing.defer(() => storage.close())
  try {
    const { store, files } = await openStoredContent(storage, { ...place, log })
    closing.defer(() => store.close())
    const context = { store, templates: createTemplateSet(templates), now: Date.now }
    await store.publish(() =>
      updateStorage(context, () => {
        const reports = writeSeeds(context, folders.map(readSeed), { keepsStored: false }, { log, warn: log })
        for (const { site, unchanged } of reports) log(`content: ${site}: ${unchanged} files were there already.`)
      }),
    )
    const media = createMediaStore(store, files)
    for (const folder of folders) log(`content: ${folder}: ${await importMedia(folder, media)} uploads written.`)
  } finally {
    await closing.disposeAsync()
  }
}

function checkSite(folder: string): void {
  if (existsSync(join(folder, "site.json"))) return
  throw new Error(`content: there is no site.json in ${folder}. Name the folder that holds it, with pages/ next to it.`)
}

async function importMedia(folder: string, media: ReturnType<typeof createMediaStore>): Promise<number> {
  const root = join(folder, "media")
  let written = 0
  for (const path of globSync("**/*", { cwd: root }).sort()) {
    if (!statSync(join(root, path)).isFile()) continue
    const bytes = await readFile(join(root, path))
    const previous = media.find(path)
    const after = await media.put(path, bytes, "")
    if (media.find(after.path)?.etag !== previous?.etag) written += 1
  }
  return written
}
