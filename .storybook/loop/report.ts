import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { basename, dirname, join, relative } from "node:path"
import { stripVTControlCharacters } from "node:util"
import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestResult } from "@playwright/test/reporter"
import type { Violation } from "./outcome.ts"
import { renderReport } from "./report-page.ts"

const ROOT = join(import.meta.dirname, "../..")

export interface Finding {
  readonly group: string
  readonly name: string
  readonly status: "passed" | "failed" | "skipped"
  readonly seconds: number
  readonly errors: readonly string[]
  readonly violations: readonly Violation[]
  readonly picture: Picture | null
  /**
   * The reason why no picture was compared or why the test was skipped. It is `null` if the picture was compared and
   * the test ran.
   */
  readonly note: string | null
}

/** The screenshots as data URLs, so that the report is a single file. */
export interface Picture {
  readonly expected: string | null
  readonly actual: string | null
  readonly diff: string | null
}

/**
 * Writes the report to `test-results/stories-<project>.html`, or to `test-results/stories.html` if the run contains
 * several projects.
 */
export default class StoriesReport implements Reporter {
  readonly #found = new Map<string, Finding>()
  readonly #alone = new Set<string>()
  #started = Date.now()
  #file = ""

  onBegin(_config: FullConfig, { suites }: Suite): void {
    this.#started = Date.now()
    const [project, other] = suites
    this.#file = join(ROOT, `test-results/stories${project && !other ? `-${project.title}` : ""}.html`)
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    this.#found.set(test.id, createFinding(test, result))
    for (const { type, description } of test.annotations)
      if (type === "page of its own") this.#alone.add(description ?? test.title)
  }

  onEnd(_result: FullResult): void {
    const seconds = (Date.now() - this.#started) / 1000
    mkdirSync(dirname(this.#file), { recursive: true })
    const findings = [...this.#found.values()]
    writeFileSync(this.#file, renderReport(findings, seconds))
    const notes = new Set(findings.flatMap(({ note }) => note ?? []))
    for (const note of notes) console.log(`  ${note}`)
    if (this.#alone.size > 0)
      console.log(`  Right only on a page of their own, not after other stories: ${[...this.#alone].join("; ")}`)
    console.log(`  Report: ${relative(process.cwd(), this.#file)}`)
  }
}

function createFinding(test: TestCase, result: TestResult): Finding {
  const [group, name] = getNames(test)
  const said = readSaid(result)
  const isFailed = result.status !== "skipped" && result.status !== "passed"
  return {
    group,
    name,
    status: result.status === "skipped" ? "skipped" : isFailed ? "failed" : "passed",
    seconds: result.duration / 1000,
    errors: said ? [...said.words, ...listErrors(result).filter(isAboutPicture)] : listErrors(result),
    violations: said?.violations ?? [],
    picture: findPicture(test, result),
    note: test.annotations.find(({ type }) => type === "not compared" || type === "skip")?.description || null,
  }
}

function getNames(test: TestCase): readonly [group: string, name: string] {
  const [, group, name] = /^([^:]+): (.+)$/.exec(test.title) ?? []
  if (group && name && test.location.file.includes(".storybook")) return [group, name]
  return [`Under real keys: ${basename(dirname(test.location.file))}`, test.title]
}

interface Said {
  readonly words: readonly string[]
  readonly violations: readonly Violation[]
}

function readSaid(result: TestResult): Said | null {
  const body = result.attachments.find(({ name }) => name === "findings")?.body
  if (!body) return null
  const { error, violations, complaints } = JSON.parse(body.toString("utf8"))
  return { words: error === null ? complaints : [error, ...complaints], violations }
}

function listErrors({ errors }: TestResult): string[] {
  return errors.map(({ message = "" }) => removeLog(stripVTControlCharacters(message)))
}

const removeLog = (message: string) => message.replace(/\n+\s*Call log:[\s\S]*$/, "")

const isAboutPicture = (error: string) => /screenshot|snapshot|pictures:/i.test(error)

/**
 * Returns the screenshots of a test, or `null` if the test compares no picture. If the screenshots do not differ, the
 * result contains only the reference screenshot from the earlier commit.
 */
function findPicture(test: TestCase, { attachments }: TestResult): Picture | null {
  const name = test.annotations.find(({ type }) => type === "picture")?.description
  if (!name) return null
  const find = (kind: string) => attachments.find((attachment) => attachment.name.endsWith(`-${kind}.png`))?.path
  const [expected, actual, diff] = [find("expected"), find("actual"), find("diff")].map(embed)
  return {
    expected: expected ?? embed(join(ROOT, "test-results/base-pictures", `${name}.png`)),
    actual: actual ?? null,
    diff: diff ?? null,
  }
}

function embed(path: string | undefined): string | null {
  try {
    return path ? `data:image/png;base64,${readFileSync(path).toString("base64")}` : null
  } catch {
    return null
  }
}
