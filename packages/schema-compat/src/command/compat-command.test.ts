import { spawnSync } from "node:child_process"
import { rmSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { age, createFolder, write } from "../../test/command-folder.ts"
import { runCompatCommand, USAGE } from "./compat-command.ts"

function run(folder: string, ...args: readonly string[]) {
  const [said, complained]: [string[], string[]] = [[], []]
  const status = runCompatCommand(args, {
    root: folder,
    log: (text) => said.push(text),
    complain: (text) => complained.push(text),
  })
  return { status, stdout: said.join("\n"), stderr: complained.join("\n") }
}

test.each([
  ["backward", 0],
  ["forward", 1],
  ["both", 1],
])("when a limit is relaxed, the check with --need=%s exits with %i", (need, status) => {
  const folder = createFolder({ "old.json": age(120), "new.json": age(130) })

  expect(run(folder, `--need=${need}`, "old.json", "new.json").status).toBe(status)
})

test.each([
  ["backward", 1],
  ["forward", 0],
  ["both", 1],
])("when a limit is tightened, the check with --need=%s exits with %i", (need, status) => {
  const folder = createFolder({ "old.json": age(130), "new.json": age(120) })

  expect(run(folder, `--need=${need}`, "old.json", "new.json").status).toBe(status)
})

test("folders are compared file by file, and references between files are followed", () => {
  const folder = createFolder({
    "v1/order.json": { properties: { line: { $ref: "parts/line.json" } } },
    "v1/parts/line.json": { type: "string", maxLength: 5 },
    "v1/gone.json": {},
    "v2/order.json": { properties: { line: { $ref: "parts/line.json" } } },
    "v2/parts/line.json": { type: "string", maxLength: 3 },
    "v2/added.json": false,
  })

  const { status, stdout } = run(folder, "--output=json", "v1", "v2")
  const { isFine, files } = JSON.parse(stdout)

  expect([status, isFine]).toEqual([1, false])
  expect(files.map((file: { file: string; isFine: boolean }) => [file.file, file.isFine])).toEqual([
    ["v2/added.json", true],
    ["v2/gone.json", false],
    ["v2/order.json", false],
    ["v2/parts/line.json", false],
  ])
})

test("files are compared with their version in a git revision", () => {
  const folder = createFolder({ "schemas/a.json": age(130), "schemas/b.json": age(1) })
  const git = (...args: string[]) =>
    spawnSync("git", ["-c", "user.name=T", "-c", "user.email=t@example.com", ...args], { cwd: folder })
  git("init", "-q")
  git("add", ".")
  git("commit", "-qm", "first")

  expect(run(folder, "--since=HEAD", "schemas").status).toBe(0)
  write(folder, "schemas/a.json", age(120))
  expect(run(folder, "--since=HEAD", "schemas").stdout).toContain("schemas/a.json  major")
  expect(run(folder, "--since=HEAD", "schemas/a.json")).toMatchObject({ status: 1 })
  expect(run(folder, "--since=HEAD", "schemas/b.json")).toMatchObject({ status: 0 })
  rmSync(join(folder, "schemas/b.json"))
  expect(run(folder, "--since=HEAD", "schemas").stdout).toContain("schemas/b.json  major\n  /  schema-removed")
  expect(run(folder, "--since=nowhere", "schemas")).toMatchObject({
    status: 2,
    stderr: "schema-compat: git knows no revision nowhere here. Fetch it, or name another.",
  })
})

const READ = { "old.json": {}, "broken.json": "{", "list.json": [], "folder/a.json": {}, "folder/list.json": "1" }

test.each([
  [["old.json", "none.json"], "there is no none.json. Name a file or a folder that exists."],
  [["none.json", "old.json"], "there is no none.json. Name a file or a folder that exists."],
  [["old.json", "folder"], "old.json and folder are not of one kind. Name two files, or two folders."],
  [["folder", "old.json"], "folder and old.json are not of one kind. Name two files, or two folders."],
  [["old.json", "list.json"], "schema.json is no JSON Schema: a schema is an object, true or false."],
  [["folder", "folder"], "list.json is no JSON Schema: a schema is an object, true or false."],
  [["--since=HEAD", "none.json"], "there is no none.json. Name a file or a folder that exists."],
])("the arguments %j cannot be read and cause an error message", (args, message) => {
  expect(run(createFolder(READ), ...args)).toEqual({ status: 2, stdout: "", stderr: `schema-compat: ${message}` })
})

test("a file that is not JSON is reported with its parse error", () => {
  expect(run(createFolder(READ), "old.json", "broken.json")).toMatchObject({
    status: 2,
    stderr: expect.stringMatching(/^schema-compat: schema\.json is no JSON: .*JSON/),
  })
})

test.each([
  [[]],
  [["old.json"]],
  [["old.json", "old.json", "old.json"]],
  [["--since=HEAD"]],
  [["--need=sideways", "old.json", "old.json"]],
  [["--output=xml", "old.json", "old.json"]],
  [["--formats=maybe", "old.json", "old.json"]],
  [["--fast", "old.json", "old.json"]],
])("the arguments %j are invalid and print the usage", (args) => {
  expect(run(createFolder(READ), ...args)).toEqual({ status: 2, stdout: "", stderr: USAGE })
})

test("--help exits with 0 and ignores other arguments", () => {
  expect(run(createFolder({}), "--help")).toEqual({ status: 0, stdout: USAGE, stderr: "" })
  expect(run(createFolder({}), "--fast", "--help")).toEqual({ status: 0, stdout: USAGE, stderr: "" })
})

test("the output lists each breaking change with its position and a document that the new schema rejects", () => {
  const folder = createFolder({ "old.json": age(130), "new.json": age(129, { note: {} }) })

  expect(run(folder, "old.json", "new.json")).toEqual({
    status: 1,
    stderr: "",
    stdout: `new.json  major
  /properties/age/maximum  bound-tightened
    age: "maximum" was 130 and is 129.
  Was valid and is refused now: {"age":130}

schema-compat: 1 schema, 1 changed, 1 broken or not proven.`,
  })
  expect(run(folder, "--need=forward", "old.json", "new.json").stdout).toMatch(
    /^new\.json {2}major\n {2}\/properties\/note {2}property-added\n {4}note is new\. .*\n {2}Is valid now and was refused: \{.*"note".*\}\n\nschema-compat: 1 schema, 1 changed, 1 broken or not proven\.$/,
  )
  expect(run(folder, "--need=both", "old.json", "new.json").stdout).toMatch(
    /bound-tightened[\s\S]*property-added[\s\S]*Was valid and is refused now[\s\S]*Is valid now and was refused/,
  )
  expect(run(folder, "old.json", "old.json").stdout).toBe("schema-compat: 1 schema, 0 changed, none broken.")
})

test("the output counts all schemas but lists only schemas with breaking changes", () => {
  const folder = createFolder({
    "v1/a.json": age(1),
    "v2/a.json": age(2),
    "v2/new.json": true,
    "v1/same.json": {},
    "v2/same.json": {},
    "v2/node_modules/x.json": "no schema",
    "v2/x.txt": "no schema",
  })

  expect(run(folder, "v1", "v2").stdout).toBe("schema-compat: 3 schemas, 2 changed, none broken.")
  expect(run(folder, "--need=forward", "v1", "v2").stdout).toContain(
    "v2/a.json  minor\n  /properties/age/maximum  bound-relaxed\n",
  )
  expect(run(folder, "v2", "v1").stdout).toContain(
    "v1/new.json  major\n  /  schema-removed\n    This schema is gone.\n\n",
  )
})

test("the JSON output contains the value of --need and the result for each file", () => {
  const folder = createFolder({ "v1/gone.json": {}, "v2/new.json": {} })
  const { status, stdout } = run(folder, "--output=json", "--need=both", "v1", "v2")
  const change = { pointer: "", forward: true }

  expect(status).toBe(1)
  expect(JSON.parse(stdout)).toEqual({
    isFine: false,
    need: "both",
    files: [
      {
        file: "v2/gone.json",
        isFine: false,
        level: "major",
        backward: false,
        forward: true,
        examples: {},
        changes: [
          { ...change, rule: "schema-removed", level: "major", backward: false, message: "This schema is gone." },
        ],
      },
      {
        file: "v2/new.json",
        isFine: true,
        level: "minor",
        backward: true,
        forward: true,
        examples: {},
        changes: [{ ...change, rule: "schema-added", level: "minor", backward: true, message: "This schema is new." }],
      },
    ],
  })
})

test("GitHub output has an error for each breaking change and a notice for every other change", () => {
  const folder = createFolder({
    "v1/a:b.json": age(130),
    "v2/a:b.json": age(120, { "50 %,\r\n": {} }),
    "v1/gone.json": {},
  })

  expect(run(folder, "--output=github", "v1", "v2").stdout.split("\n")).toEqual([
    '::error file=v2/a%3Ab.json,line=6,col=7,title=bound-tightened (major)::age: "maximum" was 130 and is 120.',
    "::notice file=v2/a%3Ab.json,line=8,col=5,title=property-added (minor)::50 %25,%0D%0A is new. Deploy those who read before those who write.",
    "::error file=v2/gone.json,line=1,col=1,title=schema-removed (major)::This schema is gone.",
  ])
})

test("formats are compared when the --formats option is set", () => {
  const folder = createFolder({ "old.json": { type: "string" }, "new.json": { type: "string", format: "date" } })

  expect(run(folder, "old.json", "new.json").status).toBe(0)
  expect(run(folder, "--formats=assertion", "old.json", "new.json").status).toBe(1)
})

test("a schema is identified by its $id, or by its file path if the schema has no $id", () => {
  const folder = createFolder({
    "v1/a.json": { $id: "https://example.com/x/a.json", properties: { b: { $ref: "b.json" } } },
    "v2/a.json": { $id: "https://example.com/x/a.json", properties: { b: { $ref: "b.json" } } },
    "v1/parts/c.json": { properties: { b: { $ref: "../b.json" } } },
    "v2/parts/c.json": { properties: { b: { $ref: "../b.json" } } },
    "v1/b.json": { type: ["string", "null"] },
    "v2/b.json": { type: "string" },
  })

  expect(run(folder, "v1", "v2").stdout).toContain("v2/parts/c.json  major")
})
