import type { Encoding } from "./encoding.ts"

/** What was worked out for one version of one answer. */
export interface Remembered {
  policy?: string
  readonly bodies: Partial<Record<Encoding | "identity", Buffer>>
}

const MOST_BYTES = 64 * 1024 * 1024
/** What an entry weighs beside its bodies. */
const ENTRY_BYTES = 4096

/** Keeps what was worked out per version of an answer; forgets what was not asked for longest when it grows too big. */
export function createMemory(mostBytes: number = MOST_BYTES) {
  const entries = new Map<string, Remembered>()
  let bytes = 0

  function weigh({ bodies }: Remembered): number {
    return Object.values(bodies).reduce((bytes, body) => bytes + body.length, ENTRY_BYTES)
  }

  return {
    /** The entry of a version; moves to the end of those that may be forgotten. */
    entry(version: string): Remembered {
      const found = entries.get(version)
      if (found !== undefined) {
        entries.delete(version)
        entries.set(version, found)
        return found
      }
      const created: Remembered = { bodies: {} }
      entries.set(version, created)
      bytes += ENTRY_BYTES
      return created
    },

    /** Adds a body to an entry. */
    keep(version: string, encoding: Encoding | "identity", body: Buffer): void {
      const entry = entries.get(version)
      if (entry === undefined || entry.bodies[encoding] !== undefined) return
      entry.bodies[encoding] = body
      bytes += body.length
      for (const [oldest, remembered] of entries) {
        if (bytes <= mostBytes || oldest === version) break
        entries.delete(oldest)
        bytes -= weigh(remembered)
      }
    },

    get bytes(): number {
      return bytes
    },
  }
}

export type Memory = ReturnType<typeof createMemory>
