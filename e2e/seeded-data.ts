import { cp, mkdtemp, readdir } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { backup, DatabaseSync } from "node:sqlite"

/** Copies the platform's initial data. Every platform that a test starts begins with this copy. */
export async function keepAsSeeded(data: string): Promise<string> {
  const kept = await mkdtemp(join(tmpdir(), "forecourt-seeded-"))
  for (const file of await readdir(data)) {
    if (!file.endsWith(".sqlite")) continue
    const source = new DatabaseSync(join(data, file), { readOnly: true })
    await backup(source, join(kept, file))
    source.close()
  }
  process.env.SEEDED_DATA = kept
  return kept
}

export async function fetchSeededData(): Promise<string> {
  const data = await mkdtemp(join(tmpdir(), "forecourt-own-"))
  if (process.env.SEEDED_DATA !== undefined) await cp(process.env.SEEDED_DATA, data, { recursive: true })
  return data
}
