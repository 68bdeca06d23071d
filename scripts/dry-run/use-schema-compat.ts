// Asks the judge of schemas, in the folder of a team without anything else of ours, for every form of answer and every
// exit code.
import { spawnSync } from "node:child_process"
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { run } from "../run-to-end.ts"

interface CommandResult {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

export function complaintsAboutCompat(team: string): readonly string[] {
  writeSchema(team, "old.json", 130)
  writeSchema(team, "new.json", 120)
  return [...aboutVerdicts(team), ...aboutRevisions(team), ...aboutLibrary(team)]
}

function writeSchema(team: string, name: string, maximum: number): void {
  writeFileSync(join(team, name), JSON.stringify({ properties: { age: { type: "integer", maximum } } }, null, 2))
}

/** Runs `schema-compat` with `--offline`, so that npx does not download a missing package. */
function runCompat(team: string, ...args: readonly string[]): CommandResult {
  return spawnSync("npx", ["--offline", "--loglevel=error", "@forecourt/schema-compat", ...args], {
    cwd: team,
    encoding: "utf8",
  })
}

type Expectation = readonly [args: readonly string[], status: number, of: "stdout" | "stderr", text: RegExp]

const EXPECTED: readonly Expectation[] = [
  [["new.json", "old.json"], 0, "stdout", /1 changed, none broken/],
  [["--need=forward", "new.json", "old.json"], 1, "stdout", /Is valid now and was refused: \{"age":1(2[1-9]|30)\}/],
  [["old.json", "new.json"], 1, "stdout", /\/properties\/age\/maximum {2}bound-tightened/],
  [["--output=text", "old.json", "new.json"], 1, "stdout", /new\.json {2}major/],
  [["--output=json", "old.json", "new.json"], 1, "stdout", /^\{\s+"isFine": false,/],
  [
    ["--output=github", "old.json", "new.json"],
    1,
    "stdout",
    /^::error file=new\.json,line=5,col=7,title=bound-tightened/,
  ],
  [["--help"], 0, "stdout", /Exit codes: 0/],
  [["none.json", "new.json"], 2, "stderr", /there is no none\.json/],
  [["--output=xml", "old.json", "new.json"], 2, "stderr", /schema-compat <old> <new>/],
]

function aboutVerdicts(team: string): string[] {
  return EXPECTED.flatMap(([args, status, of, text]) => about(args, runCompat(team, ...args), status, of, text))
}

function aboutRevisions(team: string): string[] {
  const git = (...args: string[]) => run("git", ["-c", "user.name=T", "-c", "user.email=t@example.com", ...args], team)
  git("init", "-q")
  git("add", "old.json")
  git("commit", "-qm", "first")
  const args = ["--since=HEAD", "old.json"]
  const same = about(args, runCompat(team, ...args), 0, "stdout", /1 schema, 0 changed/)
  writeSchema(team, "old.json", 90)
  return [...same, ...about(args, runCompat(team, ...args), 1, "stdout", /old\.json {2}major/)]
}

function about(
  args: readonly string[],
  result: CommandResult,
  status: number,
  of: "stdout" | "stderr",
  text: RegExp,
): string[] {
  const isRight = result.status === status && text.test(result[of])
  return isRight
    ? []
    : [`schema-compat ${args.join(" ")} exits with ${result.status}: ${result.stdout}${result.stderr}`]
}

function aboutLibrary(team: string): string[] {
  const installed = join(team, "node_modules/@forecourt/schema-compat")
  const [, example = ""] = /^```ts\n([\s\S]*?)^```/m.exec(readFileSync(join(installed, "README.md"), "utf8")) ?? []
  const { exports } = JSON.parse(readFileSync(join(installed, "package.json"), "utf8")) as { exports: object }
  const entrances = Object.keys(exports).filter((name) => !name.endsWith(".json"))
  const imports = entrances.map((name) => `await import("@forecourt/schema-compat${name.slice(1)}")`)
  const check = `if (!(canBeReadByOld && lost.age > 120 && level === "major" && isRead)) throw new Error("the example is wrong")`
  writeFileSync(join(team, "library.mjs"), [example, ...imports, check].join("\n"))
  const { status, stderr } = spawnSync(process.execPath, ["library.mjs"], { cwd: team, encoding: "utf8" })
  return status === 0 && example !== "" ? [] : [`the library: ${stderr}`]
}
