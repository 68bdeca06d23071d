import type { Storage } from "@forecourt/service-kit/storage"
import type { Engine } from "../engine.types.ts"
import type { IndexMeaning } from "../kinds/index-name.ts"
import { type IndexRow, readIndexRows } from "../storage/index-rows.ts"
import type { Position } from "../storage/positions.ts"
import { createJoined } from "./create-joined.ts"
import type { Following } from "./follow-index.ts"

export interface OpenIndex extends IndexMeaning {
  readonly name: string
  readonly engine: Engine
  /**
   * Returns the position in the storage up to which the engine has applied changes, or `null` if it has applied none.
   */
  readonly position: () => Position | null
  /** Returns the time when the engine last applied changes, in milliseconds since 1970. */
  readonly changedAt: () => number
  /** Applies the pending changes to the engine. Resolves when searches return the current content of the storage. */
  readonly follow: () => Promise<void>
}

export interface Indexes {
  readonly get: (name: string) => OpenIndex | null
  readonly list: () => readonly OpenIndex[]
  readonly follow: () => Promise<void>
  readonly close: () => Promise<void>
}

export interface OpenedEngine extends Pick<Following, "readAll" | "readSome"> {
  readonly engine: Engine
  readonly follow: (following: Following, from: Position | null) => Promise<Position | null>
}

export type OpenEngine = (row: IndexRow) => OpenedEngine | Promise<OpenedEngine>

export async function openIndexes(storage: Storage, openEngine: OpenEngine): Promise<Indexes> {
  const open = new Map<string, OpenIndex>()

  const follow = createJoined(async () => {
    const rows = await readIndexRows(storage)
    const fresh = rows.filter(({ name }) => !open.has(name))
    for (const row of fresh) {
      const index = await openIndex(storage, row, openEngine)
      await index.follow()
      open.set(row.name, index)
    }
    const behind = rows.filter(({ name, sequence }) => open.get(name)?.position()?.sequence !== sequence)
    await Promise.all(behind.map(({ name }) => open.get(name)?.follow()))
  })

  await follow()
  return {
    get: (name) => open.get(name) ?? null,
    list: () => [...open.values()],
    follow,
    async close() {
      await follow().catch(() => {})
    },
  }
}

async function openIndex(storage: Storage, row: IndexRow, openEngine: OpenEngine): Promise<OpenIndex> {
  let position: Position | null = null
  let changedAt = Date.now()
  const { name, kind, language } = row
  const opened = await openEngine(row)
  const following: Following = { storage, name, ...opened }
  return {
    name,
    kind,
    language,
    engine: opened.engine,
    position: () => position,
    changedAt: () => changedAt,
    follow: createJoined(async () => {
      const previous = position
      position = await opened.follow(following, previous)
      if (position?.sequence !== previous?.sequence) changedAt = Date.now()
    }),
  }
}
