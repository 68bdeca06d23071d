import { sql } from "@forecourt/service-kit/storage"
import { parseHostNames } from "../documents/host-names.ts"
import type { Problem } from "../documents/problem.types.ts"
import { formatProblems } from "../documents/problem-report.ts"
import type { WriteContext } from "../storage/write-version.ts"
import { updateSeed } from "../upcasting/upcast-seed.ts"
import { applySeed, type SeedReport } from "./apply-seed.ts"
import { checkSeed } from "./check-seed.ts"
import { readSeeds } from "./read-seed.ts"
import type { Seed } from "./seed.types.ts"

type Log = (line: string) => void

export interface SeedVoices {
  readonly log: Log
  readonly warn: Log
}

export class InvalidSeedError extends Error {
  override name = "InvalidSeedError"

  constructor(problems: readonly Problem[]) {
    super(`content: the content has ${problems.length} problems.\n${formatProblems(problems)}`)
  }
}

export interface SeedSource {
  readonly folders: readonly string[]
  /** The keys that a dictionary may contain. @default any key */
  readonly textKeys?: ReadonlySet<string> | undefined
}

/**
 * Seeds every site below the folders. If the seed of a site has problems, the site keeps its stored content. Throws if
 * such a site has no stored content.
 */
export function seedStorage(
  context: WriteContext,
  { folders, textKeys }: SeedSource,
  voices: SeedVoices,
): SeedReport[] {
  return writeSeeds(context, folders.flatMap(readSeeds), { textKeys, keepsStored: true }, voices)
}

interface WriteOptions {
  readonly textKeys?: ReadonlySet<string> | undefined
  /**
   * True to keep a site's stored content if its seed (the initial content) has problems. False to throw an error
   * instead.
   */
  readonly keepsStored: boolean
}

export function writeSeeds(
  context: WriteContext,
  seeds: readonly Seed[],
  { textKeys, keepsStored }: WriteOptions,
  { log, warn }: SeedVoices,
): SeedReport[] {
  const reports: SeedReport[] = []
  const problems: Problem[] = []
  for (const read of seeds) {
    const seed = updateSeed(read, context.templates)
    const seedProblems = checkSeed(seed, context.templates, textKeys)
    if (seedProblems.length === 0) reports.push(applySeed(context, seed))
    else if (keepsStored && isStored(context, seed.site))
      warn(`${new InvalidSeedError(seedProblems).message}\n  ${seed.site} keeps the content it had.`)
    else problems.push(...seedProblems)
  }
  if (problems.length > 0) throw new InvalidSeedError(problems)
  for (const { site, written, removed } of reports) {
    if (written + removed > 0) log(`content: seeded ${site}: ${written} files written, ${removed} removed.`)
  }
  for (const line of [...reports.flatMap(formatNotTaken), ...formatHosts(context)]) warn(line)
  return reports
}

/**
 * Formats a warning for each host name that several sites use. For such a name, an app receives only the first of these
 * sites.
 */
function formatHosts({ store }: WriteContext): string[] {
  const claims = store
    .all("select name, hostname from sites order by name")
    .flatMap(({ name, hostname }) => parseHostNames(String(hostname)).map((host) => ({ site: String(name), host })))
  return [...Map.groupBy(claims, ({ host }) => host)].flatMap(([host, sites]) => {
    const names = [...new Set(sites.map(({ site }) => site))]
    if (names.length < 2) return []
    return [
      `content: ${names.join(" and ")} claim the host ${host}; apps take the first. Leave it in one site.json alone.`,
    ]
  })
}

function isStored({ store }: WriteContext, site: string): boolean {
  return sql`select 1 from sites where name = ${site}`.get(store) !== undefined
}

function formatNotTaken({ site, kept, clashes }: SeedReport): string[] {
  return [
    ...kept.map(
      (file) =>
        `content: ${file} has changed, but what it seeds was edited on the platform since and stays. To take the file, remove FORECOURT_DATA or write it through the authoring API.`,
    ),
    ...clashes.map((clash) => `content: two pages of ${site} claim ${clash}. Give one of them another slug.`),
  ]
}
