import { basename, dirname } from "node:path"
import { openServiceStorage } from "@forecourt/service-kit/service"
import { MIGRATIONS } from "../src/storage/migrations/migrations.ts"
import { openStore, type Store } from "../src/storage/open-store.ts"

export async function openAt(file: string): Promise<Store> {
  const place = { dataFolder: dirname(file), database: null }
  const storage = await openServiceStorage(place, {
    name: basename(file, ".sqlite"),
    migrations: MIGRATIONS,
    now: Date.now(),
  })
  await storage.close()
  return openStore(file)
}
