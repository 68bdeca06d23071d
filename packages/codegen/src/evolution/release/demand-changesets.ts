import type { Change, Level } from "@forecourt/schema-compat"
import { getHighest } from "@forecourt/schema-compat/comparison"
import { toKebabCase } from "../../names.ts"
import { type Changeset, formatChangeset, getBump, listPackages, readBumps, readChangesets } from "./changesets.ts"
import type { Evolution } from "./check-evolution.ts"
import type { Demand, FileChanges } from "./report.types.ts"

const RANK: readonly Level[] = ["patch", "minor", "major"]

/**
 * Finds changed files for which the changesets must state a higher version bump. A changeset must also mention each
 * renamed property, so that editors are informed.
 */
export function findChangesetDemands(files: readonly FileChanges[], { root, config }: Evolution): Demand[] {
  const waiting = readChangesets(root)
  const there = readBumps(root)
  const packages = listPackages(root, config)
  return files.flatMap((file): Demand[] => {
    const level = getHighest(file.changes.map((change) => change.level))
    const owners = packages.filter(({ folders }) => folders.some((folder) => file.path.startsWith(folder)))
    const bumpsTo = (target: Level) => owners.map((owner) => [owner.name, getBump(target, owner)] as const)
    const missing = bumpsTo(level).filter(([name, bump]) => getRank(there.get(name)) < getRank(bump))
    if (missing.length > 0) {
      const changes = file.changes.filter((change) => change.level === level)
      const message = `No changeset gives ${missing.map(([name, bump]) => `${name} a ${bump}`).join(", ")}.`
      return [createDemand(file, changes, new Map(missing), message)]
    }
    const untold = file.changes.filter(({ rule }) => rule === "property-renamed").filter(isUntold(file, waiting))
    return untold.map((change) =>
      createDemand(
        file,
        [change],
        new Map(bumpsTo(change.level)),
        `No changeset tells of ${getOwner(file.path)} that ${change.message}`,
      ),
    )
  })
}

function createDemand(
  file: FileChanges,
  changes: readonly Change[],
  bumps: ReadonlyMap<string, Level>,
  message: string,
): Demand {
  return {
    file: `.changeset/${getName(file, changes)}.md`,
    rule: "changeset",
    message,
    cure: "Add this file, and say in it what the reader gains:",
    text: formatChangeset(bumps, [formatSentence(file, changes)]),
  }
}

/**
 * Returns a predicate for changes that no changeset mentions. A changeset mentions a change if it contains the name of
 * the property and the name of its schema or of a block.
 */
function isUntold({ path, blocks }: FileChanges, waiting: readonly Changeset[]): (change: Change) => boolean {
  const holders = [getOwner(path), ...blocks]
  return (change) =>
    !waiting.some(({ text }) => hasWord(text, getPlace(change)) && holders.some((holder) => hasWord(text, holder)))
}

function hasWord(text: string, word: string): boolean {
  return text.split(/[^\w-]+/).includes(word)
}

function getPlace({ pointer }: Change): string {
  return pointer.split("/").at(-1) ?? ""
}

function getRank(level: Level | undefined): number {
  return level === undefined ? -1 : RANK.indexOf(level)
}

/** Returns the name for a changeset, such as `car-model-card-badge-renamed`. */
function getName({ path }: FileChanges, changes: readonly Change[]): string {
  const [only] = changes
  if (only === undefined || changes.length > 1) return `${getOwner(path)}-changes`
  return toKebabCase(`${getOwner(path)} ${getPlace(only)} ${only.rule.split("-").at(-1)}`)
}

function getOwner(path: string): string {
  const file = path.split("/").at(-1) ?? path
  return file.replace(/\.schema\.json$/, "")
}

const MAX_SENTENCES = 4

function formatSentence({ path, blocks }: FileChanges, changes: readonly Change[]): string {
  const named = blocks.length > 0 ? blocks : [getOwner(path)]
  const sentences = changes.slice(0, MAX_SENTENCES).map(formatWords)
  const rest = changes.length - sentences.length
  const isMigrated = blocks.length > 0 && changes.some(({ backward }) => !backward)
  return [
    `${named.map((name) => `**${name}**`).join(", ")}:`,
    ...sentences,
    ...(rest > 0 ? [`And ${rest} more.`] : []),
    ...(isMigrated ? ["Stored content is brought up by the migration."] : []),
  ].join(" ")
}

/**
 * Formats a change for the changelog. The advice on the order of deployment is removed, since readers of a changelog
 * already have both versions.
 */
function formatWords({ rule, message }: Change): string {
  if (rule === "schema-added") return "is new."
  if (rule === "schema-removed") return "is gone."
  return message.replace(" Deploy those who read before those who write.", "").replace(/ If it is called .*$/, "")
}
