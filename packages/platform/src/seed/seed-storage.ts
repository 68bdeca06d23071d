import { hostNames } from "../documents/host-names.ts"
import type { Problem } from "../documents/problem.types.ts"
import { problemReport } from "../documents/problem-report.ts"
import type { Desk } from "../storage/write-documents.ts"
import { upcastSeed } from "../upcasting/upcast-seed.ts"
import { applySeed, type SeedReport } from "./apply-seed.ts"
import { checkSeed } from "./check-seed.ts"
import { readSeeds } from "./read-seed.ts"

/** Content that cannot be written, with all that is wrong with it. */
export class SeedProblems extends Error {
  override name = "SeedProblems"

  constructor(problems: readonly Problem[]) {
    super(`platform: the content has ${problems.length} problems.\n${problemReport(problems)}`)
  }
}

export interface SeedSource {
  /** Folders that sites lie in. */
  readonly folders: readonly string[]
  /** Keys that a dictionary may hold; any when left out. */
  readonly textKeys?: ReadonlySet<string> | undefined
}

/**
 * Seeds every site below the folders. A site with problems keeps the content that is stored already; one that has none
 * yet cannot be served, and everything that is wrong is thrown at once.
 */
export function seedStorage(desk: Desk, { folders, textKeys }: SeedSource, say: (line: string) => void): SeedReport[] {
  const reports: SeedReport[] = []
  const problems: Problem[] = []
  for (const read of folders.flatMap(readSeeds)) {
    const seed = upcastSeed(read, desk.templates)
    const found = checkSeed(seed, desk.templates, textKeys)
    if (found.length === 0) reports.push(applySeed(desk, seed))
    else if (isStored(desk, seed.site))
      say(`${new SeedProblems(found).message}\n  ${seed.site} keeps the content it had.`)
    else problems.push(...found)
  }
  if (problems.length > 0) throw new SeedProblems(problems)
  for (const report of reports) for (const line of reportLines(report)) say(line)
  for (const line of hostLines(desk)) say(line)
  return reports
}

/** Apps that find a site by its host take the first of several that claim it. */
function hostLines({ store }: Desk): string[] {
  const claims = store
    .all("select name, hostname from sites order by name")
    .flatMap(({ name, hostname }) => hostNames(String(hostname)).map((host) => ({ site: String(name), host })))
  return [...Map.groupBy(claims, ({ host }) => host)].flatMap(([host, sites]) => {
    const names = [...new Set(sites.map(({ site }) => site))]
    if (names.length < 2) return []
    return [
      `platform: ${names.join(" and ")} claim the host ${host}; apps take the first. Leave it in one site.json alone.`,
    ]
  })
}

function isStored({ store }: Desk, site: string): boolean {
  return store.get("select 1 from sites where name = ?", site) !== undefined
}

function reportLines({ site, written, removed, kept, clashes }: SeedReport): string[] {
  const lines: string[] = []
  if (written + removed > 0) lines.push(`platform: seeded ${site}: ${written} files written, ${removed} removed.`)
  for (const file of kept) {
    lines.push(
      `platform: ${file} has changed, but what it seeds was edited on the platform since and stays. To take the file, remove FORECOURT_DATA or write it through the authoring API.`,
    )
  }
  for (const clash of clashes)
    lines.push(`platform: two pages of ${site} claim ${clash}. Give one of them another slug.`)
  return lines
}
