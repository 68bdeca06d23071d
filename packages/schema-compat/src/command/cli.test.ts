import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { expect, test } from "vitest"
import { age, createFolder } from "../../test/command-folder.ts"

const CLI = join(import.meta.dirname, "../cli.ts")

function run(folder: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...args], { cwd: folder, encoding: "utf8" })
  return { status, stdout, stderr }
}

test("the check fails for a tightened bound and prints a document that the new bound rejects", () => {
  const folder = createFolder({ "old.json": age(130), "new.json": age(120) })

  const { status, stdout } = run(folder, "old.json", "new.json")

  expect(status).toBe(1)
  expect(stdout).toContain("new.json  major\n  /properties/age/maximum  bound-tightened\n")
  expect(stdout).toMatch(/Was valid and is refused now: \{"age":1(2[1-9]|30)\}/)
  expect(stdout).not.toContain("Is valid now and was refused")
  expect(stdout).toContain("schema-compat: 1 schema, 1 changed, 1 broken or not proven.")
})

test("GitHub annotations contain the file and the line, with special characters escaped", () => {
  const folder = createFolder({ "a,b.json": age(130), "c,d.json": age(120, { note: { const: "100 %\n" } }) })

  const { status, stdout } = run(folder, "--output=github", "a,b.json", "c,d.json")
  const lines = stdout.trimEnd().split("\n")

  expect(status).toBe(1)
  expect(
    lines.some((line) => /^::error file=c%2Cd\.json,line=6,col=7,title=bound-tightened \(major\)::/.test(line)),
  ).toBe(true)
  expect(lines.some((line) => line.startsWith("::notice file=c%2Cd.json,line=8,col=5,title=property-added"))).toBe(true)
  expect(lines.every((line) => /^::(error|notice) /.test(line))).toBe(true)
})

test("the command exits with 2 if a file does not exist", () => {
  expect(run(createFolder({}), "old.json", "new.json")).toMatchObject({ status: 2, stdout: "" })
})

test("--help exits with 0, and formats are compared when the --formats option is set", () => {
  const folder = createFolder({ "old.json": { type: "string" }, "new.json": { type: "string", format: "date" } })

  expect(run(folder, "--help")).toMatchObject({
    status: 0,
    stdout: expect.stringContaining("Exit codes: 0"),
    stderr: "",
  })
  expect(run(folder, "old.json", "new.json").status).toBe(0)
  expect(run(folder, "--formats=assertion", "old.json", "new.json").status).toBe(1)
})
