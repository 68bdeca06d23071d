import { expect, test } from "vitest"
import { rule } from "../../test/rule.ts"
import type { RedirectRule } from "../table.types.ts"
import { toCsv } from "./to-csv.ts"
import { toNetlify } from "./to-netlify.ts"
import { toNextConfig } from "./to-next-config.ts"
import { toNginxMap } from "./to-nginx-map.ts"

type Rule = Partial<RedirectRule>
const query = (test: NonNullable<NonNullable<RedirectRule["match"]>["query"]>[string]): Rule => ({
  match: { query: { k: test } },
})
const GONE: Rule = { status: 410 }
const MAPPED: Rule = { query: { map: { a: { to: "b" } } } }
const SET: Rule = { query: { set: { a: "1" } } }
const LEFT: Rule = { query: { preserve: false } }
const ON_HOST: Rule = { host: "old.example" }

const WRITERS = { csv: toCsv, netlify: toNetlify, next: toNextConfig, nginx: toNginxMap }

test.each<[keyof typeof WRITERS, string, Rule, string]>([
  ["csv", "/a/:x", {}, "is a pattern, and bulk redirects are plain paths."],
  ["csv", "/a", query("1"), "asks for more than a path, which bulk redirects cannot."],
  ["csv", "/a", SET, "changes parameters, which bulk redirects cannot."],
  ["csv", "/a", MAPPED, "changes parameters, which bulk redirects cannot."],
  ["csv", "/a", GONE, "answers with 410, which bulk redirects cannot."],
  ["csv", "/a", ON_HOST, "is about one host, which bulk redirects with paths cannot say."],
  ["netlify", "/a", GONE, "answers with 410, which such a file cannot."],
  ["netlify", "/a", { match: { header: { k: "1" } } }, "asks for headers or cookies, which such a file cannot."],
  ["netlify", "/a", { match: { cookie: { k: "1" } } }, "asks for headers or cookies, which such a file cannot."],
  ["netlify", "/a", MAPPED, "changes parameters, which such a file cannot."],
  ["netlify", "/a", SET, "changes parameters, which such a file cannot."],
  ["netlify", "/a", LEFT, "leaves the query string behind, which such a file cannot."],
  ["netlify", "/a", { host: "*.old.example" }, "is about hosts of one shape; write them one by one."],
  ["netlify", "/a", { slash: "strict" }, "minds the slash at the end, which such a file does not."],
  ["netlify", "/a", query(["1", "2"]), 'asks for "k" in a way that such a file cannot.'],
  ["netlify", "/a", query(false), 'asks for "k" in a way that such a file cannot.'],
  ["netlify", "/a/:x*/b", {}, "has something behind its rest, which such a file cannot."],
  ["netlify", "/a/b-:x", {}, 'has ":x", which such a file cannot say.'],
  ["netlify", "/a/:x?", {}, 'has ":x", which such a file cannot say.'],
  ["netlify", "/a/:x(\\d+)", {}, 'has ":x", which such a file cannot say.'],
  ["next", "/a", GONE, "answers with 410, which Next's redirects cannot."],
  ["next", "/a", LEFT, "leaves the query string behind; Next always carries it along."],
  ["next", "/a", MAPPED, "renames parameters, which Next cannot."],
  ["next", "/a", query("1"), "takes away the parameters it asks for; Next carries them along."],
  ["next", "/a", { case: "sensitive" }, "minds case, which Next does for all rules or none."],
  ["next", "/a", { slash: "strict" }, "minds the slash at the end, which Next does not."],
  ["next", "/a", { host: ":land.old.example" }, "is about hosts of one shape; write them one by one."],
  ["nginx", "/a", GONE, "answers with 410, which a map cannot."],
  ["nginx", "/a", query("1"), "asks for more than a path, which a map cannot."],
  ["nginx", "/a", ON_HOST, "asks for more than a path, which a map cannot."],
  ["nginx", "/a", SET, "changes the query string, which a map cannot."],
  ["nginx", "/a", { target: "/b?x=1" }, "has a query string in its target, to which the visitor's could not be added."],
  ["nginx", "/a", { target: "/b#x" }, "has a query string in its target, to which the visitor's could not be added."],
  ["nginx", "/a", { slash: "strict" }, "minds the slash at the end, which this map does not."],
  ["nginx", "/a/(\\d+)", {}, "has an expression without a name."],
])("%s refuses %s with %j and says why", (form, source, more, message) => {
  const table = { site: "", hosts: [], rules: [rule(source, "/b", { id: "refused", ...more })] }

  expect(WRITERS[form](table).problems).toEqual([{ rule: "refused", message }])
  expect(WRITERS[form]({ ...table, rules: [rule("/c", "/d")] }).problems).toEqual([])
})

test("whole hosts that moved are carried by forms that know hosts", () => {
  const table = { site: "", hosts: [{ from: "www.a.example", to: "a.example" }], rules: [] }

  expect(toNextConfig(table).output).toEqual([
    {
      source: "/:path*",
      has: [{ type: "host", value: "www\\.a\\.example" }],
      destination: "https://a.example/:path*",
      statusCode: 308,
    },
  ])
  expect(toNetlify(table).output).toContain("https://www.a.example/* https://a.example/:splat 301!")
})

test("what a rule asks for and adds is written in Next's words", () => {
  const asked = {
    match: {
      query: { a: "x.y", b: ["1", "2"], c: false, d: { pattern: "\\d", not: true }, e: true },
      cookie: { f: { pattern: "\\w+" } },
    },
    host: "old.example",
    query: { consume: false, set: { s: "1 2", t: "3" } },
  }
  const { output } = toNextConfig({
    site: "",
    hosts: [],
    rules: [rule("/å", "/b", asked), rule("/c", "/d?x=1", { query: { set: { s: "1" } } }), rule("/e", "/f")],
  })

  expect(output).toEqual([
    {
      source: "/%C3%A5",
      destination: "/b?s=1%202&t=3",
      statusCode: 308,
      has: [
        { type: "query", key: "a", value: "x\\.y" },
        { type: "query", key: "b", value: "(1|2)" },
        { type: "query", key: "e" },
        { type: "cookie", key: "f", value: "\\w+" },
        { type: "host", value: "old\\.example" },
      ],
      missing: [
        { type: "query", key: "c" },
        { type: "query", key: "d", value: "\\d" },
      ],
    },
    { source: "/c", destination: "/d?x=1&s=1", statusCode: 308 },
    { source: "/e", destination: "/f", statusCode: 308 },
  ])
})

test("a rule of several languages is written once for each, and keeps them unless it says otherwise", () => {
  const locales = ["sv", "en"]
  const written = (more: Rule, target = "/b") =>
    toCsv({ site: "", hosts: [], rules: [rule("/a", target, more)] }, { locales })
      .output.split("\n")
      .slice(1, -1)
      .map((line) => line.split(",").slice(0, 2).join(" "))

  expect(written({})).toEqual(["/a /b"])
  expect(written({ locales: ["*"] })).toEqual(["/a /b", "/en/a /en/b"])
  expect(written({ locales: ["en"] })).toEqual(["/en/a /en/b"])
  expect(written({ locales: ["en"] }, "/")).toEqual(["/en/a /en"])
  expect(written({ locales: ["en"], keepsLocale: false })).toEqual(["/en/a /b"])
  expect(written({ locales: ["en"] }, "/sv/b")).toEqual(["/en/a /sv/b"])
  expect(written({ locales: ["en"] }, "https://b.example/")).toEqual(["/en/a https://b.example/"])
})

test("cells of bulk redirects say case and parameters, and stand in quotes where they must", () => {
  const rules = [rule("/a", "/b,c", { case: "sensitive", query: { preserve: false } }), rule("/d", "/e\\:f")]

  expect(toCsv({ site: "", hosts: [], rules }).output).toBe(
    'source,destination,statusCode,caseSensitive,preserveQueryParams\n/a,"/b,c",308,true,false\n/d,/e:f,308,false,true\n',
  )
})
