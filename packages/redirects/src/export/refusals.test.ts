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
  ["netlify", "/a/:x(\\d+)*", {}, 'has ":x", which such a file cannot say.'],
  ["netlify", "/a:x*", {}, 'has ":x", which such a file cannot say.'],
  ["netlify", "/a/:x-b", {}, "has a name that is a part of a segment, which such a file cannot."],
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
  ["nginx", "/A", { target: "/a" }, "leads to itself, on which nginx goes in a circle."],
  [
    "nginx",
    "/a",
    { target: "//b" },
    "must be a path that starts with one slash, or an address that starts with https://.",
  ],
  [
    "nginx",
    "/:x",
    { target: "https://:x.b.example/" },
    "has a name in the host of its target, which a map cannot look at.",
  ],
  ["nginx", "/a/:x(å|ä)", {}, "has an expression about letters that browsers encode."],
  ["nginx", "/a/:x(\\sb)", {}, "has an expression that nginx reads in another way."],
  ["nginx", "/a/:b?/:c?/:d?/:e?", {}, "has too many names that may be absent for a map."],
])("the %s export rejects the rule %s with %j and gives the reason", (form, source, more, message) => {
  const table = { site: "", hosts: [], rules: [rule(source, "/b", { id: "refused", ...more })] }

  expect(WRITERS[form](table).problems).toEqual([{ rule: "refused", message }])
  expect(WRITERS[form]({ ...table, rules: [rule("/c", "/d")] }).problems).toEqual([])
})

test("host redirects are exported to every format that supports hosts", () => {
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

test("the conditions and added parameters of a rule are exported in Next's format", () => {
  const conditions = {
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
    rules: [rule("/å", "/b", conditions), rule("/c", "/d?x=1", { query: { set: { s: "1" } } }), rule("/e", "/f")],
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

test("a rule for several languages is exported once for each language", () => {
  const locales = ["sv", "en"]
  const writeRule = (more: Rule, target = "/b") =>
    toCsv({ site: "", hosts: [], rules: [rule("/a", target, more)] }, { locales })
      .output.split("\n")
      .slice(1, -1)
      .map((line) => line.split(",").slice(0, 2).join(" "))

  expect(writeRule({})).toEqual(["/a /b"])
  expect(writeRule({ source: "/en/a" })).toEqual(["/en/a /b"])
  expect(toCsv({ site: "", hosts: [], rules: [rule("/a", "/b", { locales: ["en"] })] }).output).toContain("\n/a,/b,")
  expect(writeRule({ locales: ["*"] })).toEqual(["/a /b", "/en/a /en/b"])
  expect(writeRule({ locales: ["en"] })).toEqual(["/en/a /en/b"])
  expect(writeRule({ locales: ["en"] }, "/")).toEqual(["/en/a /en"])
  expect(writeRule({ locales: ["en"], keepsLocale: false })).toEqual(["/en/a /b"])
  expect(writeRule({ locales: ["en"] }, "/sv/b")).toEqual(["/en/a /sv/b"])
  expect(writeRule({ locales: ["en"] }, "https://b.example/")).toEqual(["/en/a https://b.example/"])
})

test("cells of a bulk redirects file are quoted when necessary", () => {
  const rules = [
    rule("/a", "/b,c", { case: "sensitive", query: { preserve: false } }),
    rule("/d", "/e\\:f"),
    rule("/g", '/h"i'),
  ]

  expect(toCsv({ site: "", hosts: [], rules }).output).toBe(
    'source,destination,statusCode,caseSensitive,preserveQueryParams\n/a,"/b,c",308,true,false\n/d,/e:f,308,false,true\n/g,"/h""i",308,false,true\n',
  )
})

test("a _redirects file contains hosts, parameters and wildcards in Netlify's syntax", () => {
  const query = { k: true, "a-b": true, j: "1" }
  const rules = [
    rule("/a", "/tid/12\\:30", { host: "old.example", status: 307 }),
    rule("/b", "/c", { match: { query } }),
    rule("/:x/d", "/e/:x", { status: 302 }),
    rule("/f/:x/:rest*", "/g/:rest*/:x"),
    rule("/h/:rest*", "/i"),
  ]

  expect(toNetlify({ site: "", hosts: [], rules })).toEqual({
    output: `https://old.example/a /tid/12:30 302
/b k=:k a-b=:a_b j=1 /c 301
/:x/d /e/:x 302
/f/:x/* /g/:splat/:x 301
/h/* /i 301
`,
    problems: [],
  })
})

test("an nginx map contains each rule once, quoted and escaped", () => {
  const rules = [
    rule("/a", "/b"),
    rule("/time", "/tid/12\\:30", { status: 301 }),
    rule("/Case", "/C$", { case: "sensitive" }),
    rule("/maybe/:x?", "/q/:x?"),
    rule("/group{/y}?/:z", "/h/:z", { status: 301 }),
    rule("/file.:a1", "/i/\\:/:a1"),
    rule("/nr/:n(\\d+\\/x)", "/k/:n"),
    rule('/å"', "/l"),
  ]
  const { output, problems } = toNginxMap({ site: "", hosts: [], rules })
  const part = `\${redirect_part_0}`
  const any = "(?:%[0-9A-Fa-f]{2}|[^/%])"

  expect(problems).toEqual([])
  expect(output.slice(output.indexOf("map $redirect_path"))).toBe(String.raw`map $redirect_path $redirect {
  default "";
  "/a" "308 /b";
  "/time" "301 /tid/12:30";
  "~^/Case$" "308 /C%24";
  "~*^/maybe/(?<redirect_part_0>${any}+?)$" "308 /q/${part}";
  "~*^/maybe$" "308 /q";
  "~*^/group(?:/y)/(?<redirect_part_0>${any}+?)$" "301 /h/${part}";
  "~*^/group/(?<redirect_part_0>${any}+?)$" "301 /h/${part}";
  "~*^/file\\.(?<redirect_part_0>(?:(?!\\.)${any})+?)$" "308 /i/:/${part}";
  "~*^/nr/(?<redirect_part_0>(?!/)(?:\\d+/x))$" "308 /k/${part}";
  "~*^/(?:%C3%A5|a%CC%8A|%C3%85|A%CC%8A)(?:%22)$" "308 /l";
}

# In the http block, where it has no larger ones:
#   map_hash_bucket_size 64;
#   map_hash_max_size 2048;
# In the server block:
#   if ($redirect ~ "^301 (?<redirect_to>.+)") { return 301 $redirect_to$is_args$args; }
#   if ($redirect ~ "^308 (?<redirect_to>.+)") { return 308 $redirect_to$is_args$args; }
`)
})

test("when a path matches an earlier pattern, the nginx export reports both rules", () => {
  const rules = [rule("/used/:x", "/cars", { id: "used" }), rule("/used/bmw", "/bmw", { id: "bmw" })]

  expect(toNginxMap({ site: "", hosts: [], rules }).problems).toEqual([
    { rule: "bmw", message: "comes after used, which takes its path; nginx would look at it first." },
  ])
})
