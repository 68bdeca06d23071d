// `npm run spec`: writes docs/spec-coverage.md from the names of the tests. `-- --check` only compares.
import { globSync, readFileSync, writeFileSync } from "node:fs"

const COVERAGE = "docs/spec-coverage.md"
const SPECS = "docs/spec/*.json"
const TESTS = "{packages,e2e,schemas,bench,sites,.storybook}/**/*.{test.ts,test.tsx,e2e.ts}"
const NOT_OURS = /(^|\/)(node_modules|dist|\.next|generated)\//

/** A string that ends with a tag: `"the footer renders nothing without fields [spec 1 §5 footer-empty]"`. */
const TAGGED = /(["'`])((?:(?!\1)[^\\\n]|\\.)*?) ?\[spec (\d) ([^[\]]*)\]\1/g
const PLACE = /^§(\d+(?:\.\d+)?)(?: ([a-z0-9-]+(?: [a-z0-9-]+)*))?$/

/** A document of the specification: our own words for each paragraph, and one row for each thing to prove. */
export interface Specification {
  readonly title: string
  readonly paragraphs: Readonly<
    Record<string, { readonly title: string; readonly rows: Readonly<Record<string, string>> }>
  >
}

export interface TaggedTest {
  readonly file: string
  readonly name: string
  /** `1 §5`, or `1 §5 footer-empty`. */
  readonly places: readonly string[]
}

export interface Coverage {
  readonly markdown: string
  /** Tags that name no paragraph or row. */
  readonly unknown: readonly string[]
  /** Rows that a test proves. */
  readonly proven: ReadonlySet<string>
}

/** The tests in a file whose names end with a tag. */
export function taggedTests(file: string, code: string): readonly TaggedTest[] {
  return [...code.matchAll(TAGGED)].map(([, , name = "", document = "", places = ""]) => ({
    file,
    name: name.replaceAll(/\\(.)/g, "$1"),
    places: places.split(/,\s*/).flatMap((place) => readPlace(document, place)),
  }))
}

function readPlace(document: string, place: string): readonly string[] {
  const [, paragraph, rows] = PLACE.exec(place) ?? []
  if (paragraph === undefined) return [`${document} ${place}`]
  return rows === undefined
    ? [`${document} §${paragraph}`]
    : rows.split(" ").map((row) => `${document} §${paragraph} ${row}`)
}

/** What the specification asks for, beside the tests that prove it. */
export function coverage(specs: Readonly<Record<string, Specification>>, tests: readonly TaggedTest[]): Coverage {
  const places = Object.entries(specs).flatMap(([document, spec]) => placesOf(document, spec))
  const known = new Set(places)
  const provenBy = Map.groupBy(
    tests.flatMap((test) => test.places.map((place) => ({ place, test }))),
    ({ place }) => place,
  )
  const testsOf = (place: string) => (provenBy.get(place) ?? []).map(({ test }) => test)

  return {
    markdown: Object.entries(specs)
      .map(([document, spec]) => draw(document, spec, testsOf))
      .reduce((page, part) => `${page}\n${part}`, HEAD),
    unknown: tests.flatMap(({ file, name, places }) =>
      places.filter((place) => !known.has(place)).map((place) => `${file}: "${name}" is tagged [spec ${place}]`),
    ),
    proven: new Set(places.filter((place) => place.split(" ").length === 3 && provenBy.has(place))),
  }
}

function placesOf(document: string, spec: Specification): readonly string[] {
  return paragraphsOf(spec).flatMap(([paragraph, { rows }]) => [
    `${document} §${paragraph}`,
    ...Object.keys(rows).map((row) => `${document} §${paragraph} ${row}`),
  ])
}

/** Paragraphs in the order of their numbers: 4, 4.1, 4.2, 10. */
function paragraphsOf({ paragraphs }: Specification) {
  return Object.entries(paragraphs).sort(([one], [other]) => one.localeCompare(other, "en", { numeric: true }))
}

/** The rows that a page written earlier shows as proven. */
export function provenIn(markdown: string): readonly string[] {
  return [...markdown.matchAll(/^\| `(\d §\d+(?:\.\d+)? [a-z0-9-]+)` \|.*\| (?!\*\*open)[^|]+ \|$/gm)].map(
    ([, row = ""]) => row,
  )
}

const HEAD = `<!-- Generated from docs/spec and the names of the tests by scripts/spec-coverage.ts. Do not edit: name the test, then run \`npm run spec\`. -->

# What the specification asks for, and the tests that prove it

A test that proves a paragraph says so at the end of its name: \`[spec 1 §5]\`, or more exactly \`[spec 1 §5 footer-empty, §9]\`. The words for each row are ours ([\`docs/spec\`](spec)); the specification's own are not part of this repository.
`

type TestsOf = (place: string) => readonly TaggedTest[]

function draw(document: string, spec: Specification, testsOf: TestsOf): string {
  const rows = paragraphsOf(spec).flatMap(([paragraph, { rows }]) =>
    Object.keys(rows).map((row) => `${document} §${paragraph} ${row}`),
  )
  const open = rows.filter((row) => testsOf(row).length === 0)
  const parts = paragraphsOf(spec).map(([number, { title, rows }]) => {
    const place = `${document} §${number}`
    const lines = Object.entries(rows).map(([row, words]) => {
      const tests = testsOf(`${place} ${row}`)
      return `| \`${place} ${row}\` | ${words} | ${tests.length === 0 ? "**open**" : tests.map(drawTest).join("<br>")} |`
    })
    const others = testsOf(place)
    return [
      `### §${number} ${title}`,
      "",
      ...(lines.length > 0 ? ["| Row | What | Tests |", "|---|---|---|", ...lines] : []),
      ...(others.length > 0
        ? ["", "The paragraph as a whole:", "", ...others.map((test) => `- ${drawTest(test)}`)]
        : []),
      "",
    ].join("\n")
  })
  return `## Specification ${document}: ${spec.title}

${rows.length - open.length} of ${rows.length} rows are proven by a test, ${open.length} are open.

${parts.join("\n")}`
}

/** As code, so that no sign in a name is taken for a table's or a tag's. */
function drawTest({ file, name }: TaggedTest): string {
  const words = name.replaceAll("|", "\\|").replaceAll("<", "&lt;").replaceAll("*", "\\*")
  return `[${words.replaceAll("[", "\\[").replaceAll("]", "\\]")}](../${file})`
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
    .flatMap((file) => taggedTests(file, readFileSync(file, "utf8")))
}

/** Writes the page or, with `--check`, says how it differs; 0 when all is well. */
function run(args: readonly string[]): number {
  const { markdown, unknown, proven } = coverage(readSpecs(), readTests())
  const written = readFileSync(COVERAGE, { encoding: "utf8", flag: "a+" })
  const lost = provenIn(written).filter((row) => !proven.has(row))
  if (!args.includes("--check") && unknown.length + lost.length === 0) {
    writeFileSync(COVERAGE, markdown)
    return 0
  }
  const wrong = [
    ...unknown.map((tag) => `${tag}, which ${SPECS} does not know. Correct the tag, or add the row.`),
    ...lost.map(
      (row) =>
        `[spec ${row}] has lost its last test. Tag one that proves it, or take the row out of ${COVERAGE} by hand and say why in the commit.`,
    ),
    ...(written === markdown
      ? []
      : [`${COVERAGE} is not what the tests' names give. Run \`npm run spec\` and commit it.`]),
  ]
  for (const sentence of wrong) console.error(`spec-coverage: ${sentence}`)
  return wrong.length > 0 ? 1 : 0
}

if (import.meta.main) process.exitCode = run(process.argv.slice(2))
