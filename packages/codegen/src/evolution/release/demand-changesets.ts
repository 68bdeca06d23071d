import type { Change, Level } from "@forecourt/schema-compat"
import { highest } from "@forecourt/schema-compat/comparison"
import { kebabCase } from "../../names.ts"
import { bumpsIn, type Changeset, changesetsIn, changesetText, getBump, packagesOf } from "./changesets.ts"
import type { Evolution } from "./check-evolution.ts"
import type { Demand, FileChanges } from "./report.types.ts"

const RANK: readonly Level[] = ["patch", "minor", "major"]

/**
 * A changeset for each file whose changes ask more of a package than the changesets that are there give it. What those
 * cover is not told again; but a new name is told of, whatever else waits: whoever writes it has to know.
 */
export function demandChangesets(files: readonly FileChanges[], { root, config }: Evolution): Demand[] {
  const waiting = changesetsIn(root)
  const there = bumpsIn(root)
  const packages = packagesOf(root, config)
  return files.flatMap((file): Demand[] => {
    const level = highest(file.changes.map((change) => change.level))
    const owners = packages.filter(({ folders }) => folders.some((folder) => file.path.startsWith(folder)))
    const bumpsTo = (own: Level) => owners.map((owner) => [owner.name, getBump(own, owner)] as const)
    const missing = bumpsTo(level).filter(([name, bump]) => rankOf(there.get(name)) < rankOf(bump))
    if (missing.length > 0) {
      const changes = file.changes.filter((change) => change.level === level)
      const message = `No changeset gives ${missing.map(([name, bump]) => `${name} a ${bump}`).join(", ")}.`
      return [demandFor(file, changes, new Map(missing), message)]
    }
    const untold = file.changes.filter(({ rule }) => rule === "property-renamed").filter(isUntold(file, waiting))
    return untold.map((change) =>
      demandFor(
        file,
        [change],
        new Map(bumpsTo(change.level)),
        `No changeset tells of ${ownerOf(file.path)} that ${change.message}`,
      ),
    )
  })
}

function demandFor(
  file: FileChanges,
  changes: readonly Change[],
  bumps: ReadonlyMap<string, Level>,
  message: string,
): Demand {
  return {
    file: `.changeset/${nameOf(file, changes)}.md`,
    rule: "changeset",
    message,
    cure: "Add this file, and say in it what the reader gains:",
    text: changesetText(bumps, [sentenceOf(file, changes)]),
  }
}

/** Whether no changeset names both the schema, or a block that refers to it, and what changed in it. */
function isUntold({ path, blocks }: FileChanges, waiting: readonly Changeset[]): (change: Change) => boolean {
  const holders = [ownerOf(path), ...blocks]
  return (change) =>
    !waiting.some(({ text }) => has(text, placeOf(change)) && holders.some((holder) => has(text, holder)))
}

function has(text: string, word: string): boolean {
  return text.split(/[^\w-]+/).includes(word)
}

function placeOf({ pointer }: Change): string {
  return pointer.split("/").at(-1) ?? ""
}

function rankOf(level: Level | undefined): number {
  return level === undefined ? -1 : RANK.indexOf(level)
}

/** After the block or file, and what happened where: `car-model-card-badge-renamed`. */
function nameOf({ path }: FileChanges, changes: readonly Change[]): string {
  const [only] = changes
  if (only === undefined || changes.length > 1) return `${ownerOf(path)}-changes`
  return kebabCase(`${ownerOf(path)} ${placeOf(only)} ${only.rule.split("-").at(-1)}`)
}

/** What people call the schema: the name of its block, or of its file. */
function ownerOf(path: string): string {
  const file = path.split("/").at(-1) ?? path
  return file.replace(/\.schema\.json$/, "")
}

/** As many as a reader takes in. */
const MAX_SENTENCES = 4

function sentenceOf({ path, blocks }: FileChanges, changes: readonly Change[]): string {
  const named = blocks.length > 0 ? blocks : [ownerOf(path)]
  const sentences = changes.slice(0, MAX_SENTENCES).map(wordsOf)
  const rest = changes.length - sentences.length
  const isMigrated = blocks.length > 0 && changes.some(({ backward }) => !backward)
  return [
    `${named.map((name) => `**${name}**`).join(", ")}:`,
    ...sentences,
    ...(rest > 0 ? [`And ${rest} more.`] : []),
    ...(isMigrated ? ["Stored content is brought up by the migration."] : []),
  ].join(" ")
}

/** When to deploy whom is said by the check; who reads a changelog has both. */
function wordsOf({ rule, message }: Change): string {
  if (rule === "schema-added") return "is new."
  if (rule === "schema-removed") return "is gone."
  return message.replace(" Deploy those who read before those who write.", "").replace(/ If it is called .*$/, "")
}
