import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { type Storage, sql } from "@forecourt/service-kit/storage"

export interface MediaFiles {
  readonly read: (name: string) => Promise<Buffer | null>
  readonly write: (name: string, bytes: Buffer) => Promise<void>
  readonly remove: (name: string) => Promise<void>
}

export function createFolderFiles(folder: string): MediaFiles {
  return {
    read: (name) => readFile(join(folder, name)).catch(toNullIfMissing),
    async write(name, bytes) {
      await mkdir(folder, { recursive: true })
      // A concurrent reader of the same bytes reads the complete file.
      await writeFile(join(folder, `${name}.draft`), bytes)
      await rename(join(folder, `${name}.draft`), join(folder, name))
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  }
}

export function createSharedFiles(storage: Storage, folder: string): MediaFiles {
  const local = createFolderFiles(folder)
  return {
    async read(name) {
      const known = await local.read(name)
      if (known !== null) return known
      const row = await sql`select base64 from media_files where name = ${name}`.get(storage, { base64: "text" })
      if (row === null) return null
      const bytes = Buffer.from(row.base64, "base64")
      await local.write(name, bytes)
      return bytes
    },
    async write(name, bytes) {
      await sql`insert into media_files (name, base64) values (${name}, ${bytes.toString("base64")})
        on conflict (name) do nothing`.run(storage)
      await local.write(name, bytes)
    },
    async remove(name) {
      await sql`delete from media_files where name = ${name}`.run(storage)
      await local.remove(name)
    },
  }
}

function toNullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null
  throw error
}
