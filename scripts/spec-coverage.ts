// `npm run spec`: writes .cache/spec-coverage.md, which is not committed, from docs/spec and the names of the tests.
// `-- --check` writes nothing. Both fail when a tag names no row and when a row has no test.
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname } from "node:path"

const COVERAGE = ".cache/spec-coverage.md"
const SPECS = "docs/spec/*.json"
const TESTS = "{packages,demo,e2e,schemas,bench,sites,.storybook}/**/*.{test.ts,test.tsx,e2e.ts}"
const NOT_OURS = /(^|\/)(node_modules|dist|\.next|generated)\//

/** Matches a tagged string, such as `"the footer renders nothing without fields [spec 1 §5 footer-empty]"`. */
const TAGGED = /(["'`])((?:(?!\1)[^\\\n]|\\.)*?) ?\[spec (\d) ([^[\]]*)\]\1/g
const PLACE = /^(?:(\d) )?§(\d+(?:\.\d+)?)(?: ([a-z0-9-]+(?:\.[\w-]+)?(?: [a-z0-9-]+(?:\.[\w-]+)?)*))?$/

export interface Specification {
  readonly title: string
  /**
   * The rows and parts of the specification that no test covers, for example `§5 footer` or `§3 page.gtmId`, each with
   * the reason.
   */
  readonly open?: Readonly<Record<string, string>>
  readonly paragraphs: Readonly<
    Record<string, { readonly title: string; readonly rows: Readonly<Record<string, Row>> }>
  >
}

/**
 * A requirement of the specification. If the requirement has parts, the tag of a test names the parts that the test
 * covers. A tag without parts means that the test covers the whole requirement.
 */
type Row = string | { readonly what: string; readonly parts: readonly string[] }

export interface TaggedTest {
  readonly file: string
  readonly name: string
  /**
   * The references to the specification in the tag of the test. Each one refers to a paragraph (`1 §5`), a row (`1 §5
   * footer-empty`), or a part of a row (`1 §5 footer-empty.columns`).
   */
  readonly places: readonly string[]
}

export interface Coverage {
  readonly markdown: string
  readonly unknown: readonly string[]
  /** The rows and parts of the specification that no test covers, although they are not listed as open. */
  readonly untested: readonly string[]
  /** The rows and parts that the specification lists as open, although a test covers them or they do not exist. */
  readonly notOpen: readonly string[]
}

export function listTaggedTests(file: string, code: string): readonly TaggedTest[] {
  return [...code.matchAll(TAGGED)].map(([, , name = "", document = "", places = ""]) => ({
    file,
    name: name.replaceAll(/\\(.)/g, "$1"),
    places: places.split(/,\s*/).flatMap((place) => readPlace(document, place)),
  }))
}

function readPlace(document: string, place: string): readonly string[] {
  const [, other = document, paragraph, rows] = PLACE.exec(place) ?? []
  if (paragraph === undefined) return [`${document} ${place}`]
  return rows === undefined ? [`${other} §${paragraph}`] : rows.split(" ").map((row) => `${other} §${paragraph} ${row}`)
}

export function coverage(specs: Readonly<Record<string, Specification>>, tests: readonly TaggedTest[]): Coverage {
  const places = Object.entries(specs).flatMap(([document, spec]) => listPlaces(document, spec))
  const known = new Set(places)
  const provenBy = Map.groupBy(
    tests.flatMap((test) => test.places.map((place) => ({ place, test }))),
    ({ place }) => place,
  )
  const listTests = (place: string) => (provenBy.get(place) ?? []).map(({ test }) => test)
  const rows = Object.entries(specs).flatMap(([document, spec]) => listRows(document, spec))
  const missing = rows.flatMap((row) => missingPlaces(row, listTests))
  const open = Object.entries(specs).flatMap(([document, spec]) =>
    Object.keys(spec.open ?? {}).map((at) => `${document} ${at}`),
  )

  return {
    markdown: Object.entries(specs)
      .map(([document, spec]) => render(document, spec, listTests))
      .reduce((page, part) => `${page}\n${part}`, HEAD),
    unknown: tests.flatMap(({ file, name, places }) =>
      places.filter((place) => !known.has(place)).map((place) => `${file}: "${name}" is tagged [spec ${place}]`),
    ),
    untested: missing.filter((place) => !open.includes(place)),
    notOpen: open.filter((place) => !missing.includes(place)),
  }
}

function missingPlaces(row: PlacedRow, listTests: TestsOf): readonly string[] {
  const { missing } = getState(row, listTests)
  return row.parts.length === 0 ? missing : missing.map((part) => `${row.place}.${part}`)
}

interface PlacedRow {
  readonly place: string
  readonly what: string
  readonly parts: readonly string[]
}

function listRows(document: string, spec: Specification): readonly PlacedRow[] {
  return sortParagraphs(spec).flatMap(([paragraph, { rows }]) =>
    Object.entries(rows).map(([name, row]) => {
      const { what, parts } = typeof row === "string" ? { what: row, parts: [] } : row
      return { place: `${document} §${paragraph} ${name}`, what, parts }
    }),
  )
}

function getState({ place, parts }: PlacedRow, listTests: TestsOf) {
  const whole = listTests(place)
  const ofParts = parts.map((part) => ({ part, tests: listTests(`${place}.${part}`) }))
  const open = parts.length === 0 ? [place] : ofParts.filter(({ tests }) => tests.length === 0).map(({ part }) => part)
  const tests = new Set([...whole, ...ofParts.flatMap(({ tests }) => tests)])
  return { tests: [...tests], missing: whole.length > 0 ? [] : open }
}

function listPlaces(document: string, spec: Specification): readonly string[] {
  return sortParagraphs(spec).flatMap(([paragraph, { rows }]) => [
    `${document} §${paragraph}`,
    ...Object.entries(rows).flatMap(([name, row]) => {
      const place = `${document} §${paragraph} ${name}`
      return [place, ...(typeof row === "string" ? [] : row.parts.map((part) => `${place}.${part}`))]
    }),
  ])
}

function sortParagraphs({ paragraphs }: Specification) {
  return Object.entries(paragraphs).sort(([a], [b]) => a.localeCompare(b, "en", { numeric: true }))
}

const HEAD = `# The requirements of the specification, and the tests that prove them

A test that proves a paragraph says so at the end of its name: \`[spec 1 §5]\`, or more exactly \`[spec 1 §5 footer-empty, §9]\`, also of two documents: \`[spec 1 §5 footer-empty, 2 §8]\`. A row that has several parts is proven when all of them are: by a test that asserts all, or by tests that name theirs (\`[spec 1 §3 page.gtmId]\`). The words for each row are ours ([\`docs/spec\`](../docs/spec)); the specification itself is not part of this repository.
`

type TestsOf = (place: string) => readonly TaggedTest[]

function render(document: string, spec: Specification, listTests: TestsOf): string {
  const rows = listRows(document, spec).map((row) => ({ ...row, ...getState(row, listTests) }))
  const proven = rows.filter(({ missing }) => missing.length === 0)
  const open = rows.filter(({ tests }) => tests.length === 0)
  const parts = sortParagraphs(spec).map(([number, { title }]) => {
    const place = `${document} §${number}`
    const lines = rows.filter((row) => row.place.startsWith(`${place} `)).map(renderRow)
    const others = listTests(place)
    return [
      `### §${number} ${title}`,
      "",
      ...(lines.length > 0 ? ["| Row | What | Tests |", "|---|---|---|", ...lines] : []),
      ...(others.length > 0
        ? ["", "The paragraph as a whole:", "", ...others.map((test) => `- ${renderTest(test)}`)]
        : []),
      "",
    ].join("\n")
  })
  return `## Specification ${document}: ${spec.title}

${proven.length} of ${rows.length} rows are proven by tests, ${rows.length - proven.length - open.length} partly, ${open.length} are open.

${[...Object.entries(spec.open ?? {}).map(renderReason), ...parts].join("\n")}`
}

function renderReason([place, reason]: readonly [place: string, reason: string]): string {
  return `- \`${place}\` is open: ${reason}`
}

function renderRow({ place, what, tests, missing }: PlacedRow & ReturnType<typeof getState>): string {
  const named = tests.map(renderTest).join("<br>")
  const state =
    missing.length === 0 ? named : tests.length === 0 ? "**open**" : `**partly**, not ${missing.join(", ")}<br>${named}`
  return `| \`${place}\` | ${what} | ${state} |`
}

function renderTest({ file, name }: TaggedTest): string {
  const text = name.replaceAll("|", "\\|").replaceAll("<", "&lt;").replaceAll("*", "\\*")
  return `[${text.replaceAll("[", "\\[").replaceAll("]", "\\]")}](../${file})`
}

function readSpecs(): Record<string, Specification> {
  return Object.fromEntries(
    globSync(SPECS)
      .sort()
      .map((file) => [file.replace(/^.*\/|\.json$/g, ""), JSON.parse(readFileSync(file, "utf8"))]),
  )
}

function readTests(): readonly TaggedTest[] {
  return globSync(TESTS)
    .filter((file) => !NOT_OURS.test(file))
    .sort()
    .flatMap((file) => listTaggedTests(file, readFileSync(file, "utf8")))
}

/**
 * Writes the coverage page unless `--check` is passed. Returns 0 if the tags of the tests and the list of open rows
 * match the specification, and every other row has a test. Otherwise, returns 1.
 */
function run(args: readonly string[]): number {
  const { markdown, unknown, untested, notOpen } = coverage(readSpecs(), readTests())
  if (!args.includes("--check")) {
    mkdirSync(dirname(COVERAGE), { recursive: true })
    writeFileSync(COVERAGE, markdown)
    console.log(`spec-coverage: wrote ${COVERAGE}`)
  }
  const wrong = [
    ...unknown.map((tag) => `${tag}, which ${SPECS} does not know. Correct the tag, or add the row.`),
    ...untested.map(
      (place) =>
        `no test proves [spec ${place}]. Tag one that does, or list it under "open" in docs/spec with the reason.`,
    ),
    ...notOpen.map((place) => `[spec ${place}] is listed as open, and is not. Take it out of "open" in docs/spec.`),
  ]
  for (const sentence of wrong) console.error(`spec-coverage: ${sentence}`)
  return wrong.length > 0 ? 1 : 0
}

if (import.meta.main) process.exitCode = run(process.argv.slice(2))
