import type { Storage } from "@forecourt/service-kit/storage"
import { openIntake } from "../import/open-intake.ts"
import { openMapping } from "../import/open-source.ts"
import { isIndexName } from "../kinds/index-name.ts"
import { parseArguments } from "../parse-arguments.ts"
import { followFeed } from "./follow-feed.ts"

const OPTIONS = {
  index: { type: "string" },
  mapping: { type: "string" },
  seconds: { type: "string", default: "60" },
  yes: { type: "boolean", default: false },
} as const

const USE = "Use: follow <url> --index <name> [--mapping <file>] [--seconds <n>] [--yes]"

export async function runFollowCommand(
  argv: readonly string[],
  storage: Storage,
  { log, signal }: { readonly log: (line: string) => void; readonly signal: AbortSignal },
): Promise<void> {
  const { values, positionals } = parseArguments(argv, OPTIONS, USE)
  const [url = ""] = positionals
  const { index = "", mapping, seconds, yes } = values
  if (!URL.canParse(url) || !/^https?:/.test(url) || !isIndexName(index) || !(Number(seconds) >= 1))
    throw new Error(`search: an address and the name of an index are needed. ${USE}`)
  const read = mapping === undefined ? null : await openMapping(mapping)
  // This process serves no searches, so that no thread is needed.
  const takeIn = openIntake(storage, null, Date.now)
  const followed = { storage, takeIn, url, index, mapping: read, yes, log, signal, everyMs: Number(seconds) * 1000 }
  await followFeed(followed)
}
