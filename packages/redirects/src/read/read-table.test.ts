import { expect, test } from "vitest"
import { readTable } from "./read-table.ts"

const GROUP = { name: "Moved", owner: "web team", reason: "a new tree", rules: [] }
const RULE = { source: "/a", target: "/b" }

const tableWith = (more: object) => ({ site: "se-used", groups: [], ...more })
const groupWith = (more: object) => tableWith({ groups: [{ ...GROUP, ...more }] })
const ruleWith = (more: object) => groupWith({ rules: [{ ...RULE, ...more }] })
const getText = (error: unknown) => (error instanceof Error ? error.message : error)

function getRefusal(json: unknown): unknown {
  try {
    return readTable(json)
  } catch (error) {
    return getText(error)
  }
}

const NO_TABLE = 'readTable: the table is no table. Give it a "site" and "groups".'

test.each([[null], [5], [undefined], [[]], [{ groups: [] }], [{ site: 5, groups: [] }], ["null"], ["[]"]])(
  "the value %j is rejected as a table",
  (json) => {
    expect(getRefusal(json)).toBe(NO_TABLE)
  },
)

test("invalid JSON is rejected with its parse error", () => {
  expect(getRefusal('{"site": ')).toMatch(
    /^readTable: the table is no JSON: .*JSON.*\. Fix it; an editor shows the place\.$/,
  )
})

const SOURCE = "/groups/0/rules/0/source must be a path, without a query string"
const STATUS = "/groups/0/rules/0/status must be 301, 302, 303, 307, 308 or 410"
const TARGET =
  "/groups/0/rules/0/target must be a path that starts with one slash, or an address that starts with https://"
const HOST = '/hosts/0 needs "from" and "to", each a host such as www.example.com'
const MAP = '/groups/0/rules/0/query/map must be names with { "to": "its new name", "values": { "old": "new" } }'
const badCondition = (kind: string) =>
  `/groups/0/rules/0/match/${kind} must be a text, a list of texts, true, false or { "pattern": … }`

test.each<[object, string]>([
  [tableWith({ rules: [] }), "/rules is not known. Known are $schema, site, hosts, allowedHosts, editors, groups"],
  [tableWith({ editors: "never" }), "/editors must be after or before"],
  [tableWith({ groups: undefined }), "/groups must be a list"],
  [tableWith({ groups: {} }), "/groups must be a list"],
  [tableWith({ hosts: {} }), "/hosts must be a list"],
  [tableWith({ hosts: ["a.example"] }), HOST],
  [tableWith({ hosts: [{ from: "a.example" }] }), HOST],
  [tableWith({ hosts: [{ to: "a.example" }] }), HOST],
  [tableWith({ hosts: [{ from: "a.example", to: "https://b.example" }] }), HOST],
  [tableWith({ hosts: [{ from: "a.example/x", to: "b.example" }] }), HOST],
  [tableWith({ hosts: [{ from: "", to: "b.example" }] }), HOST],
  [tableWith({ hosts: [{ from: "a.example:x", to: "b.example" }] }), HOST],
  [tableWith({ allowedHosts: "a.example" }), "/allowedHosts must be a list"],
  [tableWith({ allowedHosts: ["a.example", 5] }), "/allowedHosts must be a list of texts"],
  [tableWith({ groups: [null] }), "/groups/0 is no group"],
  [tableWith({ groups: [GROUP, []] }), "/groups/1 is no group"],
  [groupWith({ note: "" }), "/groups/0/note is not known. Known are name, owner, reason, isAssumed, rules"],
  [groupWith({ name: undefined }), "/groups/0/name must say something"],
  [groupWith({ owner: "" }), "/groups/0/owner must say something"],
  [groupWith({ reason: 5 }), "/groups/0/reason must say something"],
  [groupWith({ rules: undefined }), "/groups/0/rules must be a list"],
  [groupWith({ rules: ["/a"] }), "/groups/0/rules/0 is no rule"],
  [groupWith({ rules: [RULE, null] }), "/groups/0/rules/1 is no rule"],
  [
    ruleWith({ to: "/b" }),
    "/groups/0/rules/0/to is not known. Known are id, source, host, locales, match, target, status, query, keepsLocale, case, slash, owner, reason, note, expires",
  ],
  [ruleWith({ source: undefined }), SOURCE],
  [ruleWith({ source: "a" }), SOURCE],
  [ruleWith({ source: "//a" }), SOURCE],
  [ruleWith({ source: "https://x.example/a" }), SOURCE],
  [ruleWith({ source: "/a#part" }), SOURCE],
  [ruleWith({ source: "/a?k=1" }), SOURCE],
  [ruleWith({ source: "/a?long-name.~_1=" }), SOURCE],
  [ruleWith({ status: 300 }), STATUS],
  [ruleWith({ status: "308" }), STATUS],
  [ruleWith({ target: undefined }), TARGET],
  [ruleWith({ target: "" }), TARGET],
  [ruleWith({ target: 5 }), TARGET],
  [ruleWith({ status: 410 }), "/groups/0/rules/0/target must be left out: with 410 the page is gone"],
  ...["id", "host", "owner", "reason", "note"].map((field): [object, string] => [
    ruleWith({ [field]: 5 }),
    `/groups/0/rules/0/${field} must be a text`,
  ]),
  [ruleWith({ keepsLocale: "yes" }), "/groups/0/rules/0/keepsLocale must be true or false"],
  [ruleWith({ case: "lower" }), "/groups/0/rules/0/case must be ignore or sensitive"],
  [ruleWith({ slash: true }), "/groups/0/rules/0/slash must be ignore or strict"],
  [ruleWith({ expires: "soon" }), "/groups/0/rules/0/expires must be a day such as 2027-12-31"],
  [ruleWith({ expires: "2027-12-31T00:00" }), "/groups/0/rules/0/expires must be a day such as 2027-12-31"],
  [ruleWith({ expires: "12027-12-31" }), "/groups/0/rules/0/expires must be a day such as 2027-12-31"],
  [ruleWith({ expires: "2027-1-3" }), "/groups/0/rules/0/expires must be a day such as 2027-12-31"],
  [ruleWith({ locales: "sv" }), "/groups/0/rules/0/locales must be a list"],
  [ruleWith({ locales: [1] }), "/groups/0/rules/0/locales must be a list of texts"],
  [ruleWith({ match: [] }), '/groups/0/rules/0/match must name what is asked under "query", "header" or "cookie"'],
  [ruleWith({ match: { path: {} } }), "/groups/0/rules/0/match/path is not known. Known are query, header, cookie"],
  [ruleWith({ match: { query: "k" } }), "/groups/0/rules/0/match/query must be names with what is asked of each"],
  [ruleWith({ match: { header: { k: 5 } } }), badCondition("header/k")],
  [ruleWith({ match: { cookie: { k: null } } }), badCondition("cookie/k")],
  [ruleWith({ match: { query: { j: "1", k: ["a", 5] } } }), badCondition("query/k")],
  [ruleWith({ match: { query: { k: {} } } }), badCondition("query/k")],
  [ruleWith({ match: { query: { k: { pattern: 5 } } } }), badCondition("query/k")],
  [ruleWith({ match: { query: { k: { pattern: "a", not: "yes" } } } }), badCondition("query/k")],
  [ruleWith({ query: true }), "/groups/0/rules/0/query must say what becomes of the query string"],
  [
    ruleWith({ query: { keep: 1 } }),
    "/groups/0/rules/0/query/keep is not known. Known are preserve, consume, set, map",
  ],
  [ruleWith({ query: { preserve: "no" } }), "/groups/0/rules/0/query/preserve must be true or false"],
  [ruleWith({ query: { consume: "k" } }), "/groups/0/rules/0/query/consume must be a list"],
  [ruleWith({ query: { consume: [5] } }), "/groups/0/rules/0/query/consume must be a list of texts"],
  [ruleWith({ query: { set: { j: "1", k: 5 } } }), "/groups/0/rules/0/query/set must be names with texts"],
  [ruleWith({ query: { set: ["k"] } }), "/groups/0/rules/0/query/set must be names with texts"],
  [ruleWith({ query: { map: ["k"] } }), MAP],
  [ruleWith({ query: { map: { k: "j" } } }), MAP],
  [ruleWith({ query: { map: { k: { values: {} } } } }), MAP],
  [ruleWith({ query: { map: { k: { to: "j", values: { a: 5 } } } } }), MAP],
  [ruleWith({ query: { map: { i: { to: "i" }, k: { to: 5 } } } }), MAP],
  [groupWith({ rules: [{ ...RULE, id: "x" }, RULE, { ...RULE, id: "x" }] }), '/groups has two rules with the id "x"'],
])("an invalid table throws an error with the position: %j", (json, problem) => {
  expect(getRefusal(json)).toBe(`readTable: ${problem}.`)
})

test("a minimal table is read with default values", () => {
  expect(readTable(ruleWith({}))).toEqual({
    site: "se-used",
    hosts: [],
    rules: [
      {
        id: "/groups/0/rules/0",
        source: "/a",
        target: "/b",
        status: 308,
        owner: "web team",
        reason: "a new tree",
      },
    ],
  })
})

test("a complete redirect table is read unchanged, except that hosts are converted to lower case", () => {
  const rule = {
    id: "one",
    source: "/a/:x?",
    host: "old.example",
    locales: ["sv", "*"],
    match: {
      query: { a: "1", b: ["1", "2"], c: true, d: false, e: { pattern: "\\d" }, f: { pattern: "a", not: true } },
      header: {},
      cookie: { k: true },
    },
    target: "https://jobs.example/b",
    status: 302,
    query: {
      preserve: false,
      consume: ["a"],
      set: { s: "1" },
      map: { a: { to: "b" }, c: { to: "d", values: { e: "f" } } },
    },
    keepsLocale: false,
    case: "sensitive",
    slash: "strict",
    owner: "me",
    reason: "mine",
    note: "a note",
    expires: "2027-12-31",
  }
  const gone = { source: "/gone", status: 410, query: { consume: true } }
  const json = {
    $schema: "../redirect-table.schema.json",
    site: "se-used",
    hosts: [{ from: "WWW.old.example:8080", to: "New-1.example" }],
    allowedHosts: ["jobs.example"],
    editors: "before",
    groups: [
      { ...GROUP, isAssumed: true, rules: [rule] },
      { ...GROUP, rules: [RULE, gone] },
    ],
  }
  const shared = { owner: "web team", reason: "a new tree" }

  expect(readTable(json)).toEqual({
    site: "se-used",
    hosts: [{ from: "www.old.example:8080", to: "new-1.example" }],
    allowedHosts: ["jobs.example"],
    editors: "before",
    rules: [
      rule,
      { ...RULE, ...shared, id: "/groups/1/rules/0", status: 308 },
      { ...gone, ...shared, id: "/groups/1/rules/1", target: "" },
    ],
  })
})

test.each([301, 302, 303, 307, 308])("the status %i of a rule is accepted", (status) => {
  expect(readTable(ruleWith({ status })).rules[0]?.status).toBe(status)
})

test("a table without groups has no rules", () => {
  expect(readTable(tableWith({}))).toEqual({ site: "se-used", hosts: [], rules: [] })
  expect(readTable(tableWith({ editors: "after" })).editors).toBe("after")
})

test("rules have line numbers when the table is read from text", () => {
  const text = `
{
  "site": "se-used", "hosts": [],
  "$schema": "a \\"quoted\\" } ] name, with \\\\",
  "groups": [
    { "name": "One",
      "owner": "w", "reason": "r",
      "isAssumed": false, "rules": [ { "source": "/a",
          "target": "/b", "status":302 },
        {
          "source": "/c", "match": { "query": { "a/b~c": [ "1",
            "2" ], "d": true } }, "target": "/d" } ] },
    { "name": "Two", "owner": "w", "reason": "r", "rules": [] },
    { "name": "Three", "owner": "w", "reason": "r",

      "rules": [{ "source": "/e", "target": "/f" }, {"source":"/g","target":"/h"}]
    }
  ]
}`

  expect(readTable(text).rules.map(({ source, line }) => [source, line])).toEqual([
    ["/a", 8],
    ["/c", 10],
    ["/e", 16],
    ["/g", 16],
  ])
})
