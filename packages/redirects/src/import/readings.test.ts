import { expect, test } from "vitest"
import { fromCsv } from "./from-csv.ts"
import { fromNetlify } from "./from-netlify.ts"
import { fromNextConfig, type NextRedirect } from "./from-next-config.ts"
import { fromSitecore, type SitecoreRedirect } from "./from-sitecore.ts"

// What an import makes of each form, word by word. What it means is asked elsewhere.

const cms = (pattern: string, target: string, more: Partial<SitecoreRedirect> = {}): SitecoreRedirect => ({
  pattern,
  target,
  redirectType: "REDIRECT_301",
  isQueryStringPreserved: false,
  ...more,
})

test("importing a redirect from the content platform keeps the language, the status and the query string", () => {
  const redirects = [
    cms("/old", "/new"),
    cms("/a?x=1&y=2", "$siteLang/b", { redirectType: "REDIRECT_302", locale: "EN-gb", isQueryStringPreserved: true }),
    cms("/c", "/d", { isLanguagePreserved: true, locale: null }),
  ]

  expect(fromSitecore(redirects)).toStrictEqual({
    site: "",
    hosts: [],
    rules: [
      {
        id: "content platform, redirect 1 (/old)",
        source: "/old",
        target: "/new",
        status: 301,
        locales: ["*"],
        keepsLocale: false,
        query: { preserve: false, consume: false },
      },
      {
        id: "content platform, redirect 2 (/a?x=1&y=2)",
        source: "/a",
        target: "/b",
        status: 302,
        locales: ["en"],
        keepsLocale: true,
        query: { preserve: true, consume: false },
        match: { query: { x: "1", y: "2" } },
      },
      {
        id: "content platform, redirect 3 (/c)",
        source: "/c",
        target: "/d",
        status: 301,
        locales: ["*"],
        keepsLocale: true,
        query: { preserve: false, consume: false },
      },
    ],
    problems: [],
  })
})

test.each<[string, string, object?]>([
  ["old", "/old"],
  ["old/a/", "/old/a/"],
  ["/a:b", "/a\\:b"],
  ["/a.b?x=%C3%A5", "/a.b", { x: "å" }],
  ["^/a$", "/a"],
  ["^//a/b//$", "/a/b"],
  ["^\\/a\\/b\\/?$", "/a/b"],
  ["/^\\/a$/gi", "/a"],
  ["a/b$", "/a/b"],
  ["/a\\$", "/a$"],
  ["^/a\\.b\\(c$", "/a.b\\(c"],
  ["^/a.b$", "/a:part1(.)b"],
  ["^/a[0-9]+-\\d{2}-\\w*$", "/a:part1([0-9]+)-:part2(\\d{2})-:part3(\\w*)"],
  ["^/[^/\\]]{1,3}$", "/:part1([^/\\]]{1,3})"],
  ["^/(?:a|b)?c$", "/:part1((?:a|b)?)c"],
  ["^/(a|b)?c/(\\d)$", "/:group1(a|b)?c/:group2(\\d)"],
  ["^/colou?r$", "/colo{u}?r"],
  ["/(a)?x=1", "/:group1(a)", { x: "1" }],
  ["/(a)?b", "/:group1(a)?b"],
  ["/(a)\\?x-y.z~=1", "/:group1(a)", { "x-y.z~": "1" }],
  ["^/(a)?x=1$", "/:group1(a)?x=1"],
  ["^/(a)?x=1", "/:group1(a)?x=1"],
  ["/(a)?x=1$", "/:group1(a)?x=1"],
  [
    "^/(q)\\?x=(\\d+)&y=b.c&z=(a|b)&w=a+b&v=%C3%A5&u=$",
    "/:group1(q)",
    {
      x: { pattern: "(?<group2>\\d+)" },
      y: "b.c",
      z: { pattern: "(?<group3>a|b)" },
      w: { pattern: "a+b" },
      v: "å",
      u: "",
    },
  ],
])("the editor's pattern %s becomes the source %s", (pattern, source, query) => {
  const { rules, problems } = fromSitecore([cms(pattern, "/x")])

  expect(problems).toEqual([])
  expect(rules[0]?.source).toBe(source)
  expect(rules[0]?.match?.query).toEqual(query)
})

test.each([
  ["^/a+b$", 'is an expression with "+", for which there is nothing here.'],
  ["/a^b", 'is an expression with "^", for which there is nothing here.'],
  ["/a$/b(c)", 'is an expression with "$", for which there is nothing here.'],
  ["/a\\s", "is an expression with"],
  ["^/(a)*$", 'is an expression with "(a)", for which there is nothing here.'],
  ["^/a\\?x=1&(.*)$", 'asks for the query string "x=1&(.*)". Write names with values: "a=b&c=(.*)".'],
  ["^/a\\?x=(.*a.*b)$", "is an unsafe expression: it has 2 parts"],
  ["\t", "is no path."],
  ["ftp://x.example/a", "is no path."],
])("the editor's pattern %j is rejected: %s", (pattern, problem) => {
  expect(fromSitecore([cms(pattern, "/x")]).problems).toEqual([
    { rule: `content platform, redirect 1 (${pattern})`, message: expect.stringContaining(problem) },
  ])
})

test("an entry that is not a redirect is rejected and reported with its position", () => {
  const redirects = [null, {}] as unknown as SitecoreRedirect[]

  expect(fromSitecore(redirects).problems.map(({ rule }) => rule)).toEqual([
    "content platform, redirect 1 (undefined)",
    "content platform, redirect 2 (undefined)",
  ])
})

const GROUPS = "/(a)(a)(a)(a)(a)(a)(a)(a)(a)(a)(a)(a)"

test.each([
  ["/new/$1?x=$12#$2", "/new/:group1?x=:group12#:group2", false],
  ["/a:b", "/a\\:b", false],
  ["https://x.example:8443/$1:", "https://x.example:8443/:group1\\:", false],
  ["http://x.example?a=b", "http://x.example?a=b", false],
  ["$siteLang/x", "/x", true],
  ["/$siteLang", "/", true],
  ["/$SITELANG/x", "/x", true],
  ["/a/$siteLang/b", "/a/$siteLang/b", false],
  ["/$siteLanguage", "/$siteLanguage", false],
])("the editor's target %s is imported as %s, with keepsLocale set to %s", (target, expected, keepsLocale) => {
  expect(fromSitecore([cms(GROUPS, target)])).toMatchObject({
    rules: [{ target: expected, keepsLocale }],
    problems: [],
  })
})

test.each(["http://$1.example/", "HTTPS://a.$1/", "https://$12", "//$1", "/\\$1", "mailto:a"])(
  "the editor's target %s is rejected",
  (target) => {
    expect(fromSitecore([cms(GROUPS, target)]).problems).toMatchObject([
      {
        message:
          "has a target that must be a path that starts with one slash, or an address that starts with https://.",
      },
    ])
  },
)

const next = (more: Partial<NextRedirect> | object): NextRedirect => ({
  source: "/a",
  destination: "/b",
  permanent: true,
  ...more,
})

test.each<[object, object]>([
  [{}, { status: 308 }],
  [{ permanent: false }, { status: 307 }],
  [{ permanent: undefined, statusCode: 301 }, { status: 301 }],
  [{ has: [], missing: [] }, { status: 308 }],
  [{ has: [{ type: "host", value: "old.example" }] }, { status: 308, host: "old.example" }],
  [{ has: [{ type: "host", value: "old\\.example" }] }, { status: 308, host: "old.example" }],
  [
    { has: [{ type: "host", value: "(?<land>.*)\\.old\\.example" }] },
    { status: 308, match: { header: { host: { pattern: "(?<land>.*)\\.old\\.example" } } } },
  ],
  [{ has: [{ type: "host" }] }, { status: 308, match: { header: { host: true } } }],
  [
    { missing: [{ type: "host", value: "a.example" }] },
    { status: 308, match: { header: { host: { pattern: "a.example", not: true } } } },
  ],
  [
    {
      has: [
        { type: "header", key: "X-A", value: "" },
        { type: "cookie", key: "B", value: "one two" },
        { type: "query", key: "C", value: "(a|b c)" },
        { type: "query", key: "toString", value: "(a)" },
        { type: "query", key: "E", value: "a(b)" },
        { type: "query", key: "F", value: "(a)b" },
        { type: "query", key: "G", value: "é" },
      ],
      missing: [{ type: "query", key: "D" }],
    },
    {
      status: 308,
      match: {
        header: { "x-a": true },
        cookie: { B: "one two" },
        query: {
          C: ["a", "b c"],
          toString: ["a"],
          E: { pattern: "a(b)" },
          F: { pattern: "(a)b" },
          G: { pattern: "é" },
          D: false,
        },
      },
    },
  ],
])("Next's redirect with %j is imported", (more, rule) => {
  expect(fromNextConfig([next(more)])).toStrictEqual({
    site: "",
    hosts: [],
    rules: [{ id: "/redirects/0", source: "/a", target: "/b", ...rule }],
    problems: [],
  })
})

test.each<[object, string]>([
  [{ source: undefined }, 'has a source that does not start with "/".'],
  [{ source: "a" }, 'has a source that does not start with "/".'],
  [{ destination: undefined }, "has no destination."],
  [{ destination: "" }, "has no destination."],
  [{ permanent: undefined }, "says neither whether it is permanent nor a status of a redirect."],
  [{ permanent: "yes" }, "says neither whether it is permanent nor a status of a redirect."],
  [{ statusCode: 200 }, "says neither whether it is permanent nor a status of a redirect."],
  [{ basePath: false }, "sets basePath, which has no counterpart here."],
  [{ source: "/a(" }, "Unbalanced pattern at 2."],
  [{ has: [{ type: "body", key: "a" }] }, 'has a condition of the unknown type "body".'],
  [{ has: [{ type: "header", key: "A" }], missing: [{ type: "header", key: "a" }] }, 'asks for header "a" twice.'],
])("Next's redirect with %j is rejected", (more, message) => {
  expect(fromNextConfig([next({}), next(more)]).problems).toEqual([{ rule: "/redirects/1", message }])
})

test.each<[string, object]>([
  ["/a /b", { source: "/a", target: "/b", status: 301 }],
  ["/a /b 302!", { source: "/a", target: "/b", status: 302 }],
  ["/a /b # /c 302", { source: "/a", target: "/b", status: 301 }],
  ["/a /b#", { source: "/a", target: "/b#", status: 301 }],
  ["/a/* /b/:splat", { source: "/a/:splat*", target: "/b/:splat", status: 301 }],
  ["/a/* /b/*", { source: "/a/:splat*", target: "/b/:splat", status: 301 }],
  ["/:long_1/(x) /b/:long_1/*/12:30", { source: "/:long_1/\\(x\\)", target: "/b/:long_1/*/12\\:30", status: 301 }],
  ["https://old.example /b", { source: "/", target: "/b", status: 301, host: "old.example" }],
  [
    "http://old.example/a https://x.example:8443/b:1",
    { source: "/a", target: "https://x.example:8443/b\\:1", status: 301, host: "old.example" },
  ],
  [
    "/a x=1 y=:y z=a:b /b",
    { source: "/a", target: "/b", status: 301, match: { query: { x: "1", y: { pattern: "(?<y>.+)" }, z: "a:b" } } },
  ],
])("the line %s of a _redirects file is imported", (text, rule) => {
  expect(fromNetlify(text)).toStrictEqual({
    site: "",
    hosts: [],
    rules: [{ id: "line 1", line: 1, case: "sensitive", ...rule }],
    problems: [],
  })
})

test.each([
  ["https://old.example?x /b", 'The path to leave must start with "/" or be a URL.'],
  ["a /b", 'The path to leave must start with "/" or be a URL.'],
  ["https:///a /b", "Invalid URL: it has no host."],
  ["/a =1 /b", 'The destination must start with "/", "http:" or "https:", and "=1" is no parameter.'],
  ["/a x /b", 'The destination must start with "/", "http:" or "https:", and "x" is no parameter.'],
  ["/a b", 'The destination must start with "/", "http:" or "https:".'],
  ["/a #/b", "Missing destination: write the path to leave, then the path or URL to go to."],
  ["/a 301", 'Missing "to" field: only rewrites go without, and they are no redirects.'],
  ["/a /b 3!01", "Invalid status code: 3!01."],
  ["/a /b 200", "answers with 200, which is no redirect."],
  ["/a /b 301 Country=se", "asks for Country=se, which only the host of such files can check."],
  ["/a*/b /c", "has a * that is not its last segment."],
  ["/*/a/* /c", "has more than one *, of which only one is allowed."],
])("the line %s of a _redirects file is rejected", (text, message) => {
  expect(fromNetlify(`\n# a note\n${text}\n`).problems).toEqual([{ rule: "line 3", message }])
})

test.each<[string, object[]]>([
  ["/a,/b", [{ source: "/a", target: "/b", status: 301, query: { preserve: false } }]],
  [
    "http://old.example,http://new.example:8080/a:b,302,true,true",
    [
      {
        source: "/",
        target: "http://new.example:8080/a\\:b",
        status: 302,
        query: { preserve: true },
        host: "old.example",
      },
      {
        id: "line 1, hosts below",
        source: "/",
        target: "http://new.example:8080/a\\:b",
        status: 302,
        query: { preserve: true },
        host: "*.old.example",
      },
    ],
  ],
  ["/(a)/,/b,,,,yes", [{ source: "/\\(a\\)/:rest*", target: "/b", status: 301, query: { preserve: false } }]],
  ["/,/b/,307,no,no,1,1", [{ source: "/:rest*", target: "/b/:rest", status: 307, query: { preserve: false } }]],
  ["/a/,/b/", [{ source: "/a/", target: "/b/", status: 301, query: { preserve: false } }]],
])("the row %s of bulk redirects is imported", (text, rules) => {
  expect(fromCsv(text)).toStrictEqual({
    site: "",
    hosts: [],
    rules: rules.map((rule) => ({ id: "line 1", line: 1, ...rule })),
    problems: [],
  })
})

test.each([
  ["source,destination,permanent,status\n,/b,,", "line 2", "has no source."],
  [
    "source,destination,permanent,status\n/a,/b,maybe,301\n/c,/d,xtrue,",
    "line 3",
    'says "xtrue" where it must say whether it is permanent.',
  ],
  ["source,destination,permanent\n/c,/d,truely", "line 2", 'says "truely" where it must say whether it is permanent.'],
  ["/a#b,/c", "line 1", "has a source with a query string, which bulk redirects do not look at."],
  ["/a,//evil.example", "line 1", "has a destination that is neither a path nor an address."],
  ["/a,x https://a.example", "line 1", "has a destination that is neither a path nor an address."],
])("importing the bulk redirects %j reports the invalid row", (text, rule, message) => {
  expect(fromCsv(text).problems).toEqual([{ rule, message }])
})

test("unknown columns are reported together, and columns without a name are ignored", () => {
  expect(fromCsv("source,destination,note,,by\n/a,/b,c,,d").problems).toEqual([
    { rule: "line 1", message: "has columns that are not read: note, by." },
  ])
})
