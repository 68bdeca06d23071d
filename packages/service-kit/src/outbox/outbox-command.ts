import { parseArgs } from "node:util"
import type { FurtherCommand } from "../command/command.ts"
import type { DataPlace } from "../service/service-storage.ts"
import type { Storage } from "../storage/storage.types.ts"
import { isPlanned } from "./entry-state.ts"
import {
  type ActionRefusal,
  dropEntry,
  type EntryRules,
  listOutboxActions,
  listPendingEntries,
  type PendingEntry,
  sendEntry,
  showEntry,
} from "./staff-actions.ts"

const USE = `Use: outbox list, outbox log, outbox show <id> --as <your name>, outbox send all --as <your name>,
outbox send <id> … --as <your name>, outbox drop <id> … --as <your name> --reason <reason>, or outbox drop expired …`

export interface OutboxCommandOptions extends EntryRules {
  readonly openStorage: (place: DataPlace) => Promise<Storage>
  /** Reads the keys that decrypt entries. It is called only to show the content of an entry. */
  readonly readKeys: () => readonly Buffer[]
  readonly now?: () => number
}

type Log = Parameters<FurtherCommand["run"]>[2]

interface Order {
  readonly action: string
  readonly ids: readonly string[]
  readonly actor: string
  readonly reason: string
}

/**
 * Creates the command with which operators list, show, send or drop undelivered outbox entries. It can be used while
 * the service is running. It records who did what, except for the lists, which contain no personal data.
 */
export function createOutboxCommand(
  service: string,
  { openStorage, readKeys, now = Date.now, ...rules }: OutboxCommandOptions,
): FurtherCommand {
  return {
    from: "<list, show, send, drop or log> <ids>",
    async run(args, place, log) {
      const order = parseOrder(args)
      if (order === null || !isComplete(order)) throw new Error(`${service}: ${USE}`)
      const storage = await openStorage(place)
      try {
        await carryOut(storage, order, log)
      } finally {
        await storage.close()
      }
    },
  }

  async function carryOut(storage: Storage, order: Order, log: Log): Promise<void> {
    const { action } = order
    if (action === "send" || action === "drop") return change(storage, order, log)
    for (const line of await read(storage, order)) log(line)
  }

  function read(storage: Storage, { action, ids, actor }: Order): Promise<readonly string[]> {
    if (action === "list") return listEntries(storage, now())
    return action === "log" ? listActions(storage) : showContent(storage, ids[0] ?? "", actor)
  }

  async function change(storage: Storage, { action, ids, actor, reason }: Order, log: Log): Promise<void> {
    const by = { actor, now: now() }
    let refused = 0
    for (const id of await selectIds(storage, ids)) {
      const refusal = await (action === "send"
        ? sendEntry(storage, id, by)
        : dropEntry(storage, id, { ...by, reason }, rules))
      if (refusal !== null) refused += 1
      log(`${service}: ${id} ${formatOutcome(action, refusal)}`)
    }
    // Entries that a word selects may be delivered meanwhile.
    if (refused > 0 && !ids.some(isWord)) throw new Error(`${service}: messages left as they were: ${refused}.`)
  }

  async function listEntries(storage: Storage, at: number): Promise<readonly string[]> {
    const entries = await listPendingEntries(storage)
    const givenUp = entries.filter(({ gaveUpAt }) => gaveUpAt !== null).length
    const planned = entries.filter((entry) => isPlanned(entry, at)).length
    const waiting = entries.length - givenUp - planned
    const total = `${service}: ${waiting} waiting, ${planned > 0 ? `${planned} planned, ` : ""}${givenUp} given up.`
    return [...entries.map((entry) => formatEntry(entry, at)), total]
  }

  async function showContent(storage: Storage, id: string, actor: string): Promise<readonly string[]> {
    const at = now()
    const entry = await showEntry(storage, { ...rules, keys: readKeys() }, id, { actor, now: at })
    if (entry === null) throw new Error(`${service}: ${id} ${formatOutcome("show", "unknown")}`)
    const content =
      entry.content === null
        ? `${service}: none of the secrets in the environment opens it. Set the secret that the service had on ${entry.createdAt}.`
        : JSON.stringify(entry.content.payload, null, 2)
    return [formatEntry(entry, at), content]
  }

  async function selectIds(storage: Storage, ids: readonly string[]): Promise<readonly string[]> {
    if (!ids.some(isWord)) return ids
    const at = new Date(now()).toISOString()
    const isExpired = ({ expiresAt }: PendingEntry) => expiresAt !== null && expiresAt <= at
    const entries = await listPendingEntries(storage)
    const selected =
      ids[0] === "expired"
        ? entries.filter(isExpired)
        : entries.filter((entry) => !isExpired(entry) && !isPlanned(entry, now()))
    return selected.map(({ id }) => id)
  }
}

function parseOrder(args: readonly string[]): Order | null {
  const options = { as: { type: "string", default: "" }, reason: { type: "string", default: "" } } as const
  try {
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [action = "", ...ids] = positionals
    return { action, ids, actor: values.as.trim(), reason: values.reason.trim() }
  } catch {
    return null
  }
}

function isComplete({ action, ids, actor, reason }: Order): boolean {
  if (action === "list" || action === "log") return ids.length === 0
  if (actor === "" || ids.length === 0 || (ids.length > 1 && ids.some(isWord))) return false
  if (action === "show") return ids.length === 1
  if (action === "send") return ids[0] !== "expired"
  return action === "drop" && reason !== "" && ids[0] !== "all"
}

/** Returns true for a word that selects entries. */
function isWord(id: string): boolean {
  return id === "all" || id === "expired"
}

async function listActions(storage: Storage): Promise<readonly string[]> {
  const actions = await listOutboxActions(storage)
  return actions.map(({ actedAt, actor, action, entryId, kind, reason }) =>
    [actedAt, actor, action, entryId, kind, ...(reason === null ? [] : [reason])].join("  "),
  )
}

function formatOutcome(action: string, refusal: ActionRefusal | null): string {
  if (refusal === "unknown") return "is not in the outbox."
  if (refusal === "being delivered") return "is being delivered now. Try again in a minute."
  if (refusal === "expired") return "has expired and is worthless. Drop it."
  return action === "send" ? "is due now." : "is dropped."
}

function formatEntry(entry: PendingEntry, now: number) {
  const { id, kind, attempts, createdAt, expiresAt, gaveUpAt, problem } = entry
  return [
    id,
    kind,
    ...(isPlanned(entry, now)
      ? [`planned for ${createdAt}`]
      : [formatAge(now - Date.parse(createdAt)), gaveUpAt === null ? "waiting" : `given up ${gaveUpAt}`]),
    ...(expiresAt === null ? [] : [`expires ${expiresAt}`]),
    `${attempts} attempts`,
    ...(problem === null ? [] : [problem]),
  ].join("  ")
}

function formatAge(ms: number): string {
  const minutes = Math.floor(ms / 60_000)
  if (minutes < 60) return `${minutes} min`
  return minutes < 48 * 60 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / (24 * 60))} days`
}
