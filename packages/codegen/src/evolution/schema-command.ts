import { readConfig } from "../config.ts"
import { InvalidSchemaError } from "../schema/problem.ts"
import { readSchemas } from "../schema/read-schemas.ts"
import { formatImpact, type Impact } from "./content/impact.ts"
import { migrateContent } from "./content/migrate-content.ts"
import { checkEvolution } from "./release/check-evolution.ts"
import { createRecords, writeReleases } from "./release/released.ts"
import type { BlockVerdict, Demand, EvolutionReport, FileChanges } from "./release/report.types.ts"
import { writeDemands } from "./release/write-demands.ts"

type Log = (line: string) => void

/** Runs a subcommand of `forecourt schema`. Returns the exit code, or `null` for an unknown subcommand. */
export function runSchemaCommand(root: string, [word, ...flags]: readonly string[], log: Log): number | null {
  const write = flags.includes("--write")
  if (word === "check") return checkSchemas(root, { write, all: flags.includes("--all") }, log)
  if (word === "release") return writeRelease(root, log)
  if (word === "impact") return reportImpact(root, log)
  return word === "migrate" ? migrateAll(root, write, log) : null
}

function checkSchemas(
  root: string,
  { write, all }: { readonly write: boolean; readonly all: boolean },
  log: Log,
): number {
  let report = checkEvolution(root)
  if (write) {
    // A migration that was just written lets its cases be written too.
    for (let round = 0; round < 3; round++) {
      const written = writeDemands(root, report)
      for (const file of written) log(`  wrote ${file}`)
      if (written.length === 0) break
      report = checkEvolution(root)
    }
    // Content is brought up last: by migrations that lose nothing.
    if (report.demands.length > 0 && report.demands.every(({ rule }) => rule === "content")) {
      migrateAll(root, true, log)
      report = checkEvolution(root)
    }
  }
  for (const line of reportLines(report, readConfig(root).schemas, all)) log(line)
  return report.demands.length === 0 ? 0 : 1
}

function writeRelease(root: string, log: Log): number {
  const { demands } = checkEvolution(root)
  const open = demands.filter(({ rule }) => rule !== "changeset")
  if (open.length > 0) {
    for (const demand of open) for (const line of formatDemand(demand)) log(line)
    log("schema: nothing was recorded. Do what is asked above first.")
    return 1
  }
  const { schemas: folder } = readConfig(root)
  const { schemas, problems } = readSchemas(root, folder)
  if (problems.length > 0) throw new InvalidSchemaError(problems)
  const written = writeReleases(root, folder, createRecords(root, schemas))
  for (const file of written) log(`  recorded ${file}`)
  log(`schema: ${written.length === 0 ? "everything is already recorded" : `${written.length} recorded`}.`)
  return 0
}

function reportImpact(root: string, log: Log): number {
  const impacts = checkEvolution(root).blocks.flatMap((block) => block.impacts)
  for (const impact of impacts) {
    for (const line of [`${impact.block}: ${impact.change.message}`, `  It ${formatImpact(impact)}.`]) log(line)
    for (const { site, page, language, id } of impact.broken) log(`    ${site}  ${page}  ${language}  ${id}`)
  }
  if (impacts.length === 0) log("schema: no change breaks stored content.")
  return 0
}

function migrateAll(root: string, write: boolean, log: Log): number {
  const behind = migrateContent(root, readConfig(root), { write })
  for (const { file, pointer, block, from, to } of behind) log(`  ${file}${pointer}  ${block} ${from} → ${to}`)
  const count = behind.length === 1 ? "1 use of a block" : `${behind.length} uses of blocks`
  if (behind.length === 0) log("schema: all stored content is of the newest versions.")
  else if (write) log(`schema: ${count} migrated.`)
  else
    log(`schema: ${count} can be migrated. Run \`forecourt schema migrate --write\`; until then it is done at reading.`)
  return 0
}

export function reportLines(report: EvolutionReport, folder: string, all = false): string[] {
  const { blocks, packages, demands } = report
  const bumps = [...packages].map(([name, level]) => `${name}: ${level}`)
  const files = all ? report.files : report.files.flatMap(findBroken)
  const named = all ? blocks : blocks.filter(({ backward }) => !backward)
  return [
    ...files.flatMap((file) => formatFile(file, blocks, folder)),
    ...named.flatMap(formatBlock),
    ...(bumps.length > 0 ? ["What is made from them needs at least:", ...bumps.map((bump) => `  ${bump}`), ""] : []),
    ...demands.flatMap(formatDemand),
    ...formatCounts(report.files, all),
    formatClosing(report.files, demands),
  ]
}

function findBroken(file: FileChanges): FileChanges[] {
  const changes = file.changes.filter(({ backward }) => !backward)
  return changes.length === 0 ? [] : [{ ...file, changes }]
}

function formatCounts(files: readonly FileChanges[], all: boolean): string[] {
  if (all || files.length === 0) return []
  const changes = files.flatMap(({ changes }) => changes)
  const added = changes.filter(({ rule }) => rule === "schema-added").length
  const levels = (["major", "minor", "patch"] as const).map(
    (level) => `${changes.filter((change) => change.level === level).length} ${level}`,
  )
  return [
    `Since the last release: ${changes.length} changes in ${files.length} files (${levels.join(", ")}), ${added} of them schemas that are new. \`forecourt schema check --all\` lists them.`,
  ]
}

function formatFile(
  { path, changes, blocks }: FileChanges,
  verdicts: readonly BlockVerdict[],
  folder: string,
): string[] {
  const impacts = verdicts.flatMap((verdict) => verdict.impacts)
  return [
    `${folder}/${path}${blocks.length > 0 ? `  (in ${blocks.join(", ")})` : ""}`,
    ...changes.flatMap((change) => [
      `  ${change.pointer || "/"}  ${change.rule}  ${change.level}`,
      `    ${change.message}`,
      ...impacts
        .filter(
          (impact) =>
            impact.file === path && impact.change.pointer === change.pointer && impact.change.rule === change.rule,
        )
        .map(formatImpactLine),
    ]),
    "",
  ]
}

function formatImpactLine(impact: Impact): string {
  return `    In ${impact.block} it ${formatImpact(impact)}.`
}

function formatBlock({ block, released, version, level, backward, forward }: BlockVerdict): string[] {
  return [
    `${block} (released as version ${released}, now ${version}): ${level}`,
    `  ${backward ? "Old content can be read." : "Old content cannot be read as it is: it needs a migration."}`,
    `  ${forward ? "Old readers can read new content." : "Old readers cannot read new content: deploy readers first."}`,
    "",
  ]
}

const MAX_LINES = 24

function formatDemand({ file, rule, message, cure, text }: Demand): string[] {
  const lines = text?.trimEnd().split("\n") ?? []
  const shown = lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES), "…"] : lines
  return [`${file}  ${rule}`, `  ${message} ${cure}`, ...shown.map((line) => `    ${line}`.trimEnd()), ""]
}

function formatClosing(files: readonly FileChanges[], demands: readonly Demand[]): string {
  if (demands.length > 0) {
    const count = demands.length === 1 ? "1 thing is" : `${demands.length} things are`
    return `schema: ${count} missing. \`forecourt schema check --write\` writes what can be written.`
  }
  return files.length === 0
    ? "schema: nothing has changed since the last release."
    : `schema: ${files.length === 1 ? "1 file has" : `${files.length} files have`} changed, and everything it takes is there.`
}
