import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"
import { getPackage } from "./code.ts"
import { EQUIVALENTS, type Equivalent, type Row, type Tally } from "./tally.ts"

const PAGE = ".cache/mutants.md"

export function renderSurvivors({ survivors, stale }: Tally): string {
  const alive = survivors.map(
    ({ file, lineNumber, line, becomes, isCovered }) =>
      `${file}:${lineNumber}${isCovered ? "" : " (no test covers this line)"}\n  - ${line}\n  + ${becomes}`,
  )
  const gone = stale.map(
    ({ file, line, becomes }) =>
      `${file}: an equivalent names no surviving mutant any more. Take it out of ${EQUIVALENTS}:\n  - ${line}\n  + ${becomes}`,
  )
  return [...alive, ...gone].join("\n")
}

export function writeRows(rows: readonly Row[]): void {
  const previous = existsSync(PAGE) ? rowsIn(readFileSync(PAGE, "utf8")) : []
  const tried = new Set(rows.map(({ folder }) => folder))
  const kept = previous.filter(({ folder }) => !tried.has(folder) && existsSync(folder))
  mkdirSync(dirname(PAGE), { recursive: true })
  writeFileSync(PAGE, renderPage([...kept, ...rows], everyEquivalent()))
}

const ROW = /^\| `([^`]+)` \| (\d+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|/gm

export function rowsIn(page: string): readonly Row[] {
  return [...page.matchAll(ROW)].map(([, folder = "", ...figures]) => {
    const [killed = 0, timeouts = 0, survived = 0, noCoverage = 0, equivalent = 0] = figures.map(Number)
    return { folder, killed, timeouts, survived, noCoverage, equivalent }
  })
}

const HEAD = `# Mutants that no unit test notices

StrykerJS changes the hand-written code of a folder in one place at a time and runs the quick unit tests of its package. A mutant that no test notices is a guard that could break without anyone seeing it. *Score* is what the tool counts: killed and timed out, of all. *Without equivalents* leaves out those that no test could notice; each has its reason below, kept by hand in [\`${EQUIVALENTS}\`](../${EQUIVALENTS}).
`

export function renderPage(rows: readonly Row[], equivalents: readonly Equivalent[]): string {
  const sorted = rows.toSorted((row, other) => (row.folder < other.folder ? -1 : 1))
  const lines = [...Map.groupBy(sorted, ({ folder }) => getPackage(folder))].flatMap(([packageName, members]) => [
    renderRow(`**${packageName}**`, sum(packageName, members)),
    ...members.map((row) => renderRow(`\`${row.folder}\``, row)),
  ])
  const reasons = equivalents.map(
    ({ file, line, becomes, why }) => `| ${file} | ${toCode(line)} | ${toCode(becomes)} | ${why} |`,
  )
  return [
    HEAD,
    "| Folder | Killed | Timeouts | Survived | No coverage | Equivalent | Score | Without equivalents |",
    "|---|---|---|---|---|---|---|---|",
    ...lines,
    "",
    "## Equivalents",
    "",
    ...(reasons.length > 0
      ? ["| File | Line | Becomes | Why nothing changes |", "|---|---|---|---|", ...reasons]
      : ["None."]),
    "",
  ].join("\n")
}

function renderRow(name: string, row: Row): string {
  const { killed, timeouts, survived, noCoverage, equivalent } = row
  const noticed = killed + timeouts
  const all = noticed + survived + noCoverage
  return `| ${name} | ${killed} | ${timeouts} | ${survived} | ${noCoverage} | ${equivalent} | ${share(noticed, all)} | ${share(noticed, all - equivalent)} |`
}

const share = (part: number, all: number) => (all === 0 ? "–" : `${((100 * part) / all).toFixed(1)} %`)

function sum(folder: string, rows: readonly Row[]): Row {
  const none: Row = { folder, killed: 0, timeouts: 0, survived: 0, noCoverage: 0, equivalent: 0 }
  return rows.reduce(
    (total, row) => ({
      folder,
      killed: total.killed + row.killed,
      timeouts: total.timeouts + row.timeouts,
      survived: total.survived + row.survived,
      noCoverage: total.noCoverage + row.noCoverage,
      equivalent: total.equivalent + row.equivalent,
    }),
    none,
  )
}

function toCode(text: string): string {
  return `\`\` ${text.replaceAll("|", "\\|")} \`\``
}

function everyEquivalent(): readonly Equivalent[] {
  return globSync(`${EQUIVALENTS}/*.json`)
    .sort()
    .flatMap((file): readonly Equivalent[] => JSON.parse(readFileSync(file, "utf8")))
}
