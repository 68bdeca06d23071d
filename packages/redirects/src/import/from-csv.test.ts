import { expect, test } from "vitest"
import { compile } from "../compile/compile-table.ts"
import { fromCsv } from "./from-csv.ts"

const read = (text: string) => {
  const { rules, problems } = fromCsv(text)
  return {
    rules: rules.map(({ source, target, status }) => `${source} ${target} ${status}`.trim()),
    problems: problems.map(({ rule, message }) => `${rule} ${message}`),
  }
}

test("bulk redirects of Vercel and Cloudflare are read by their columns", () => {
  const vercel = fromCsv(
    'source,destination,permanent,caseSensitive,query\r\n/a,/b,true,,\n"/c,d","/e?f=""g""",false,true,true\n,/x,true,,\n/h,ftp://x,true,,\n',
  )
  const bulk = fromCsv(
    "example.com/a,https://example.com/b,301,TRUE,FALSE,FALSE,FALSE\nexample.com/x/,https://y.example/z,302,FALSE,TRUE,TRUE,TRUE\n",
  )

  expect(vercel.rules.map(({ source, target, status, query }) => [source, target, status, query?.preserve])).toEqual([
    ["/a", "/b", 308, false],
    ["/c,d", '/e?f="g"', 307, true],
  ])
  expect(vercel.rules.map((rule) => rule.case)).toEqual([undefined, "sensitive"])
  expect(vercel.problems.map(({ rule }) => rule)).toEqual(["line 4", "line 5"])
  expect(bulk.rules.map(({ host, source, target, status }) => [host, source, target, status])).toEqual([
    ["example.com", "/a", "https://example.com/b", 301],
    ["example.com", "/x/:rest*", "https://y.example/z/:rest", 302],
    ["*.example.com", "/x/:rest*", "https://y.example/z/:rest", 302],
  ])
  expect(bulk.rules.map(({ query }) => query?.preserve)).toEqual([true, false, false])
  expect(compile(bulk).match("https://shop.example.com/x/1/2")?.location).toBe("https://y.example/z/1/2")
})

test.each([
  ["commas", "source,destination,status\n/a;b=1,/c;d,302\n/x,/y,\n"],
  ["semicolons", '\ufeffSource;Destination;Status Code\r\n/a\\;b=1;/c;d;302\r\n"/a;b=1";"/c;d";302\r\n/x;/y;\r\n'],
  ["tabs", "source\ttarget\tcode\n/a;b=1\t/c;d\t302\n/x\t/y\t\n"],
])("in a file separated by %s, other possible delimiters are part of the text", (_, text) => {
  expect(read(text).rules).toEqual(["/a;b=1 /c;d 302", "/x /y 301"])
})

test("the header row determines the delimiter, even if another delimiter gives rows of equal length", () => {
  expect(read("source;destination;note, more, text\n/a;/b,x,y\n/c;/d,x,y\n/e,f,g,h").rules).toEqual([
    "/a /b,x,y 301",
    "/c /d,x,y 301",
  ])
})

test("in a file without a header, the delimiter is the one that gives rows of equal length", () => {
  expect(read("/a,/b,302\n/c;d,/e;f,307\n/g;h,/i,308").rules).toEqual(["/a /b 302", "/c;d /e;f 307", "/g;h /i 308"])
  expect(read("/a;/b;302\n/c,d;/e,f;307\n/g,h;/i;308").rules).toEqual(["/a /b 302", "/c,d /e,f 307", "/g,h /i 308"])
  expect(read("/a,/b").rules).toEqual(["/a /b 301"])
})

test("a row that cannot be imported is reported with its line", () => {
  const { rules, problems } = read(
    [
      "source,destination,statusCode,note",
      "/a,/b,302,because",
      "/c,d,/e,302,",
      "/f,/g,200,",
      '/h,"/i',
      'j",302,',
      '/k,"/l"x,302,',
      "",
      "/m",
      "/n,,410,",
      '/o,"/p"" q,302,',
    ].join("\n"),
  )

  expect(rules).toEqual(["/a /b 302", "/n  410"])
  expect(problems).toEqual([
    "line 1 has columns that are not read: note.",
    "line 3 has 5 fields for 4 columns. Put those that hold a delimiter in quotes.",
    "line 4 answers with 200, which is no redirect.",
    "line 5 has a destination that is neither a path nor an address.",
    "line 7 has text behind a quoted field.",
    "line 9 has a destination that is neither a path nor an address.",
    "line 11 has a quote that does not end.",
  ])
  expect(read("source,destination,permanent\n/a,/b,maybe\n/c,/d,no").problems).toEqual([
    'line 2 says "maybe" where it must say whether it is permanent.',
  ])
})

test("a source with a query string is rejected, and a colon in a target is a literal character", () => {
  expect(read("/a?b=1,/c,301\n/d,/e:f,301").rules).toEqual(["/d /e\\:f 301"])
  expect(read("/a?b=1,/c,301").problems).toEqual([
    "line 1 has a source with a query string, which bulk redirects do not look at.",
  ])
})

test("a redirect of a whole host can keep or remove the path", () => {
  const compiled = compile(
    fromCsv(
      [
        "old.example/,https://new.example/,301,FALSE,FALSE,TRUE,TRUE",
        "gone.example,https://new.example/,301,FALSE,FALSE,TRUE,FALSE",
        "https://one.example/a/,https://new.example/b,301,FALSE,FALSE,FALSE,FALSE",
      ].join("\n"),
    ),
  )
  const visit = (url: string) => compiled.match(url)?.location ?? null

  expect(compiled.problems).toEqual([])
  expect(visit("https://old.example/x/y")).toBe("https://new.example/x/y")
  expect(visit("https://old.example/")).toBe("https://new.example/")
  expect(visit("https://shop.old.example/x")).toBeNull()
  expect(visit("https://gone.example/x/y")).toBe("https://new.example/")
  expect(visit("https://one.example/a")).toBe("https://new.example/b")
  expect(visit("https://one.example/a/b")).toBeNull()
})

test("in a file without a header, the delimiter is the one that gives every row the length of the first row", () => {
  expect(read("/a;/b;302\n/c;/d;307").rules).toEqual(["/a /b 302", "/c /d 307"])
  expect(read("/a,x;/b;302\n/c;/d;301").rules).toEqual(["/a,x /b 302", "/c /d 301"])
})

test("any line ending is accepted, and whitespace around a field is removed", () => {
  expect(read("/a,/b\r/c,/d\r\n/e,/f\n").rules).toEqual(["/a /b 301", "/c /d 301", "/e /f 301"])
  expect(read('/a , /b ,302\n" /c " ,/d').rules).toEqual(["/a /b 302", "/c /d 301"])
  expect(read('/a,/b\r"/c",/d\r\n\r\n/e,ftp://x').problems).toEqual([
    "line 4 has a destination that is neither a path nor an address.",
  ])
})

test("in a boolean column, only the words true, yes and 1 count as true, in upper or lower case", () => {
  const saying = (word: string) => fromCsv(`source,destination,caseSensitive\n/a,/b,${word}`).rules[0]?.case

  expect(["true", "YES", "1", "untrue", "trueish", "no", ""].map(saying)).toEqual([
    "sensitive",
    "sensitive",
    "sensitive",
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
