import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { fromJSON } from "../compile/compile-table.ts"
import { redirectsCommand } from "./redirects-command.ts"

const ROOT = join(import.meta.dirname, "../../../..")

async function run(args: readonly string[], root = ROOT) {
  const said: string[] = []
  const code = await redirectsCommand(args, {
    root,
    log: (line) => said.push(line),
    complain: (line) => said.push(line),
  })
  return { code, text: said.join("\n") }
}

function fileWith(rules: readonly object[]): string {
  const file = join(mkdtempSync(join(tmpdir(), "redirects-")), "any.redirects.json")
  writeFileSync(
    file,
    JSON.stringify({ site: "no-site", groups: [{ name: "Old", owner: "Web", reason: "Moved.", rules }] }, null, 2),
  )
  return file
}

test("the redirect tables of this repository compile, and the analysis finds only problems with targets and chains", async () => {
  const { text } = await run(["check", "--json"])
  const { sites } = JSON.parse(text) as { sites: { isWithRoutes: boolean; findings: { kind: string }[] }[] }
  const kinds = sites.flatMap(({ findings }) => findings.map(({ kind }) => kind))

  expect(sites).toHaveLength(6)
  expect(sites.every(({ isWithRoutes }) => isWithRoutes)).toBe(true)
  // A separate step of `npm test` checks that each target is a page.
  expect(kinds.filter((kind) => kind !== "dead-target" && kind !== "chain")).toEqual([])
})

test("a finding is printed with line number and suggested fix, and an error makes the check fail", async () => {
  const file = fileWith([
    { source: "/a", target: "/b" },
    { source: "/b", target: "/a" },
  ])
  const { code, text } = await run(["check", file])

  expect(code).toBe(1)
  expect(text).toContain(`${file}:9  error  cycle\n  /a goes in a circle: /a → /b → /a.\n  Decide which`)
  expect(
    await run([
      "check",
      fileWith([
        { source: "/a", target: "/b" },
        { source: "/b", target: "/c" },
      ]),
    ]),
  ).toMatchObject({
    code: 1,
    text: expect.stringContaining("error  chain\n  /a takes 2 hops, by way of /b.\n  Lead straight to /c."),
  })
})

test("the explain command lists every hop for an address and the later rules that would also match", async () => {
  const file = fileWith([
    { source: "/a", target: "/b" },
    { source: "/:x", target: "/d" },
    { source: "/c/:x*", target: "/b" },
  ])
  const { text } = await run(["explain", "/a", `--table=${file}`])

  expect(text).toMatch(/\/a → \/b {2}308 {2}\/groups\/0\/rules\/0 \(any\.redirects\.json:\d+\)/)
  expect(text).toMatch(/never asked: \/groups\/0\/rules\/1/)
  expect(text).toContain("Visitors are sent to /d with 308, in one hop.")
  expect((await run(["explain", "https://www.norrvik.example/jobb"])).text).toContain(
    "sent to https://karriar.norrvik.example/",
  )
})

test("a table that is not encoded in UTF-8 is rejected", async () => {
  const file = fileWith([])
  writeFileSync(file, Buffer.from("/bilar/citro\u00ebn;/bilar\n", "latin1"))

  await expect(run(["import", "csv", file])).rejects.toThrow(
    `redirects: ${file} is not in UTF-8. Save the file as UTF-8.`,
  )
})

test("the import and export commands convert a table", async () => {
  const file = join(ROOT, "packages/redirects/src/import/fixtures/se-automotive.next-redirects.json")
  const { code, text } = await run(["import", "next", file])

  expect(code).toBe(0)
  expect(JSON.parse(text.slice(0, text.lastIndexOf("}") + 1)).groups[0].rules).toHaveLength(6)
  expect((await run(["export", "netlify", fileWith([{ source: "/a", target: "/b" }])])).text).toContain("/a /b 301")
  expect((await run(["export", "xml", fileWith([])])).code).toBe(1)
  expect((await run(["nothing"])).code).toBeNull()
})

test("the check command fails until the compile command has updated the compiled table", async () => {
  const root = mkdtempSync(join(tmpdir(), "redirects-"))
  mkdirSync(join(root, "redirects"))
  const table = join(root, "redirects/any.redirects.json")
  writeFileSync(table, readFileSync(fileWith([{ source: "/a", target: "/b" }]), "utf8").replace("no-site", "any"))

  expect(await run(["check"], root)).toMatchObject({
    code: 1,
    text: expect.stringContaining("forecourt redirects compile"),
  })
  expect(await run(["compile"], root)).toEqual({ code: 0, text: "redirects: 1 table compiled." })
  expect(await run(["check"], root)).toMatchObject({ code: 0 })
  const artefact = readFileSync(join(root, "redirects/generated/any.json"), "utf8")
  expect(fromJSON(artefact).match("/a")).toMatchObject({ location: "/b" })

  writeFileSync(table, readFileSync(table, "utf8").replace("/b", "/c"))
  expect(await run(["check"], root)).toMatchObject({ code: 1 })
})
