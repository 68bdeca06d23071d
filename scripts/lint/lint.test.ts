import { spawnSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"

interface Diagnostic {
  readonly message: string
  readonly location: {
    readonly path: string
    readonly start: { readonly column: number }
    readonly end: { readonly column: number }
  }
}

const ROOT = join(import.meta.dirname, "../..")
const BIOME = join(ROOT, "node_modules/.bin/biome")

const FOUND = [
  ["function-names", "export function partsOf() {}", "partsOf"],
  ["function-names", "export async function partsOf<T>(of: T): Promise<T> { return of }", "partsOf"],
  ["function-names", "export default function partsOf() {}", "partsOf"],
  ["function-names", "export const partsOf = <T,>(of: T): T => of", "partsOf"],
  ["function-names", "export const object = { partsOf() {} }", "partsOf"],
  ["function-names", "export const object = { partsOf: () => 1 }", "partsOf"],
  ["function-names", "export class Item { partsOf() {} }", "partsOf"],
  ["function-names", "export class Item { #parts = 1; readonly partsOf = () => this.#parts }", "partsOf"],
  ["function-names", "export function found() {}", "found"],
  ["function-names", "export const within = () => 1", "within"],
  ["function-names", "export const inTurn = async () => 1", "inTurn"],
  ["function-names", "export function whole() {}", "whole"],
  ["function-names", "export function withParts() {}", "withParts"],
  ["function-names", "export const at = () => 1", "at"],
  ["function-names", "export const loadedParts = async () => 1", "loadedParts"],
  ["function-names", "export function drawPart() {}", "drawPart"],
  ["useless-spread", "export const object = { ...{ a: 1 }, b: 2 }", "...{ a: 1 }"],
  ["useless-spread", "export const list = [...[1, 2], 3]", "...[1, 2]"],
  ["useless-spread", "export const link = <a {...{ href: '/' }}>Home</a>", "{...{ href: '/' }}"],
] as const

const ALLOWED = [
  "export function getParts() {}",
  "export const schema = { allOf: [], anyOf: () => 1, oneOf() {}, indexOf() {}, lastIndexOf() {}, valueOf() {} }",
  "export const found = 1",
  "export const partsOf = 1",
  "export function seedParts() {}",
  "export const guards = { withParts: () => true, loaded: () => true }",
  "export const object = { found: 1, ...(Math.random() > 0.5 && { a: 1 }) }",
  "export const object = (others: object) => ({ ...others, a: 1 })",
  "export const index = (inner: number) => inner",
] as const

const folder = mkdtempSync(join(tmpdir(), "forecourt-lint-"))
let diagnostics: readonly Diagnostic[]

beforeAll(() => {
  const rules = ["function-names", "useless-spread"].map((name) => join(import.meta.dirname, `${name}.grit`))
  write("biome.json", JSON.stringify({ plugins: rules, linter: { rules: { preset: "none" } } }))
  FOUND.forEach(([, code], index) => void write(`found-${index}.tsx`, code))
  ALLOWED.forEach((code, index) => void write(`allowed-${index}.ts`, code))
  diagnostics = lint()
})
afterAll(() => rmSync(folder, { recursive: true }))

test.each(FOUND.map(([rule, code, part], index) => [rule, code, part, index] as const))(
  "the lint rule %s reports %s",
  (rule, code, part, index) => {
    const [finding, ...others] = findIn(`found-${index}.tsx`)

    expect(others).toEqual([])
    expect(code.slice(finding?.start, finding?.end)).toBe(part)
    expect(finding?.message).toContain(rule === "function-names" ? "function name" : "literal is spread")
  },
)

test.each(ALLOWED.map((code, index) => [code, index] as const))("the lint rules allow %s", (_, index) => {
  expect(findIn(`allowed-${index}.ts`)).toEqual([])
})

test("the folder patterns of every Biome plugin start with ** and match absolute paths", () => {
  const { plugins } = JSON.parse(readFileSync(join(ROOT, "biome.json"), "utf8"))

  const globs: readonly string[] = plugins.flatMap((plugin: { includes?: string[] }) => plugin.includes ?? [])

  expect(globs.filter((glob) => !/^!?\*\*/.test(glob))).toEqual([])
})

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text)
}

function lint(): readonly Diagnostic[] {
  const options = ["lint", "--reporter=json", "--max-diagnostics=none"]
  const { stdout } = spawnSync(BIOME, options, { cwd: folder, encoding: "utf8" })
  return JSON.parse(stdout).diagnostics
}

function findIn(file: string) {
  return diagnostics
    .filter(({ location }) => location.path === file)
    .map(({ message, location: { start, end } }) => ({ message, start: start.column - 1, end: end.column - 1 }))
}
