import { spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { compatCommand } from "./compat-command.ts"

const CLI = join(import.meta.dirname, "../cli.ts")

/** A folder with these files, gone when the test is. */
function folderOf(files: Readonly<Record<string, unknown>>): string {
  const folder = mkdtempSync(join(tmpdir(), "schema-compat-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [path, value] of Object.entries(files)) write(folder, path, value)
  return folder
}

function write(folder: string, path: string, value: unknown): void {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, typeof value === "string" ? value : JSON.stringify(value, null, 2))
}

/** Runs the command as a process of its own. */
function run(folder: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...args], { cwd: folder, encoding: "utf8" })
  return { status, stdout, stderr }
}

/** The same inside of this process, where many calls are tried. */
function ask(folder: string, ...args: string[]) {
  const [said, complained]: [string[], string[]] = [[], []]
  const status = compatCommand(args, {
    root: folder,
    say: (text) => said.push(text),
    complain: (text) => complained.push(text),
  })
  return { status, stdout: said.join("\n"), stderr: complained.join("\n") }
}

const age = (maximum: number, more: object = {}) => ({
  type: "object",
  properties: { age: { type: "integer", maximum }, ...more },
  additionalProperties: false,
})

test("a tightened bound breaks who holds documents, and says with which one", () => {
  const folder = folderOf({ "old.json": age(130), "new.json": age(120) })

  const { status, stdout } = run(folder, "old.json", "new.json")

  expect(status).toBe(1)
  expect(stdout).toContain("new.json  major\n  /properties/age/maximum  bound-tightened\n")
  expect(stdout).toMatch(/Was valid and is refused now: \{"age":1(2[1-9]|30)\}/)
  expect(stdout).not.toContain("Is valid now and was refused")
  expect(stdout).toContain("schema-compat: 1 schema, 1 changed, 1 broken or not proven.")
})

test.each([
  ["backward", 0],
  ["forward", 1],
  ["both", 1],
])("a relaxed bound, where %s is needed, exits with %i", (need, status) => {
  const folder = folderOf({ "old.json": age(120), "new.json": age(130) })

  expect(ask(folder, `--need=${need}`, "old.json", "new.json").status).toBe(status)
})

test.each([
  ["backward", 1],
  ["forward", 0],
  ["both", 1],
])("a tightened bound, where %s is needed, exits with %i", (need, status) => {
  const folder = folderOf({ "old.json": age(130), "new.json": age(120) })

  expect(ask(folder, `--need=${need}`, "old.json", "new.json").status).toBe(status)
})

test("folders are compared file by file, and references lead from one to another", () => {
  const folder = folderOf({
    "v1/order.json": { properties: { line: { $ref: "parts/line.json" } } },
    "v1/parts/line.json": { type: "string", maxLength: 5 },
    "v1/gone.json": {},
    "v2/order.json": { properties: { line: { $ref: "parts/line.json" } } },
    "v2/parts/line.json": { type: "string", maxLength: 3 },
    "v2/added.json": false,
  })

  const { status, stdout } = ask(folder, "--output=json", "v1", "v2")
  const { isFine, files } = JSON.parse(stdout)

  expect([status, isFine]).toEqual([1, false])
  expect(files.map((file: { file: string; isFine: boolean }) => [file.file, file.isFine])).toEqual([
    ["v2/added.json", true],
    ["v2/gone.json", false],
    ["v2/order.json", false],
    ["v2/parts/line.json", false],
  ])
})

test("annotations name file and line, and say what ends a command as numbers", () => {
  const folder = folderOf({ "a,b.json": age(130), "c,d.json": age(120, { note: { const: "100 %\n" } }) })

  const { status, stdout } = run(folder, "--output=github", "a,b.json", "c,d.json")
  const lines = stdout.trimEnd().split("\n")

  expect(status).toBe(1)
  expect(
    lines.some((line) => /^::error file=c%2Cd\.json,line=6,col=7,title=bound-tightened \(major\)::/.test(line)),
  ).toBe(true)
  expect(lines.some((line) => line.startsWith("::notice file=c%2Cd.json,line=8,col=5,title=property-added"))).toBe(true)
  expect(lines.every((line) => /^::(error|notice) /.test(line))).toBe(true)
})

test("files are compared with what a revision of git had", () => {
  const folder = folderOf({ "schemas/a.json": age(130), "schemas/b.json": age(1) })
  const git = (...args: string[]) =>
    spawnSync("git", ["-c", "user.name=T", "-c", "user.email=t@example.com", ...args], { cwd: folder })
  git("init", "-q")
  git("add", ".")
  git("commit", "-qm", "first")

  expect(ask(folder, "--since=HEAD", "schemas").status).toBe(0)
  write(folder, "schemas/a.json", age(120))
  expect(ask(folder, "--since=HEAD", "schemas").stdout).toContain("schemas/a.json  major")
  expect(ask(folder, "--since=HEAD", "schemas/a.json")).toMatchObject({ status: 1 })
  expect(ask(folder, "--since=HEAD", "schemas/b.json")).toMatchObject({ status: 0 })
  rmSync(join(folder, "schemas/b.json"))
  expect(ask(folder, "--since=HEAD", "schemas").stdout).toContain("schemas/b.json  major\n  /  schema-removed")
  expect(ask(folder, "--since=nowhere", "schemas")).toMatchObject({
    status: 2,
    stderr: "schema-compat: git knows no revision nowhere here. Fetch it, or name another.",
  })
})

test.each([
  [
    "a file that is not there",
    ["old.json", "none.json"],
    /there is no none\.json\. Name a file or a folder that exists/,
  ],
  ["a file and a folder", ["old.json", "folder"], /are not of one kind/],
  ["what is no JSON", ["old.json", "broken.json"], /is no JSON: /],
  ["what is no schema", ["old.json", "list.json"], /is no JSON Schema: a schema is an object, true or false/],
  ["one file alone", ["old.json"], /npx|schema-compat <old> <new>/],
  ["nothing since a revision", ["--since=HEAD"], /schema-compat <old> <new>/],
  ["an unknown need", ["--need=sideways", "old.json", "old.json"], /schema-compat <old> <new>/],
  ["an unknown output", ["--output=xml", "old.json", "old.json"], /schema-compat <old> <new>/],
  ["unknown formats", ["--formats=maybe", "old.json", "old.json"], /schema-compat <old> <new>/],
  ["an unknown option", ["--fast", "old.json", "old.json"], /schema-compat <old> <new>/],
])("%s exits with 2 and says why", (_, args, words) => {
  const folder = folderOf({ "old.json": {}, "broken.json": "{", "list.json": [], "folder/a.json": {} })

  const { status, stdout, stderr } = ask(folder, ...args)

  expect([status, stdout]).toEqual([2, ""])
  expect(stderr).toMatch(words)
})

test("a call that makes no sense ends a process with 2", () => {
  expect(run(folderOf({}), "old.json", "new.json")).toMatchObject({ status: 2, stdout: "" })
})

test("help is no failure, and formats count when they are said to", () => {
  const folder = folderOf({ "old.json": { type: "string" }, "new.json": { type: "string", format: "date" } })

  expect(run(folder, "--help")).toMatchObject({
    status: 0,
    stdout: expect.stringContaining("Exit codes: 0"),
    stderr: "",
  })
  expect(run(folder, "old.json", "new.json").status).toBe(0)
  expect(run(folder, "--formats=assertion", "old.json", "new.json").status).toBe(1)
})
