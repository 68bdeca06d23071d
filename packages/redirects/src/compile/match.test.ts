import { expect, test } from "vitest"
import { rule } from "../../test/rule.ts"
import { siteWith } from "../../test/site-with.ts"
import { analyse } from "../analyse/analyse-table.ts"
import { readTable } from "../read/read-table.ts"
import { combine, compile, fromJSON } from "./compile-table.ts"
import { isSafeTarget } from "./target.ts"

test("an old address is redirected permanently and keeps the query string", () => {
  const { visit } = siteWith([rule("/gammal", "/ny")])

  expect(visit("/gammal")).toBe("308 /ny")
  expect(visit("/gammal?utm_source=mail")).toBe("308 /ny?utm_source=mail")
  expect(visit("/annan")).toBeNull()
  expect(visit("/gammal/mer")).toBeNull()
})

test("a rule matches its path in any letter case, percent-encoding and Unicode form", () => {
  const { visit } = siteWith([rule("/försäkring,-w-,", "/forsakring"), rule("/Kungens-Kurva", "/kurva")])

  for (const spelling of [
    "/försäkring,-w-,",
    "/f%C3%B6rs%C3%A4kring%2C-w-%2C",
    "/FÖRSÄKRING,-w-,/",
    "//f%c3%b6rsa%CC%88kring,-w-,",
  ])
    expect(visit(spelling), spelling).toBe("308 /forsakring")
  expect(visit("/kungens-kurva")).toBe("308 /kurva")
})

test("a special character in a pattern can be escaped with a backslash or percent-encoded", () => {
  const { visit, problems } = siteWith([
    rule("/a\\(b\\)", "/one"),
    rule("/a%2Bb", "/two"),
    rule("/c\\:d/:x", "/three/\\:x/:x"),
    rule("/e+f", "/four"),
  ])

  expect([visit("/a(b)"), visit("/ab"), visit("/a+b"), visit("/a%2bb"), visit("/c:d/1")]).toEqual([
    "308 /one",
    null,
    "308 /two",
    "308 /two",
    "308 /three/:x/1",
  ])
  expect(problems.map(({ rule: id }) => id)).toEqual(["/e+f"])
})

test("an encoded slash does not separate path segments, and an invalid percent-encoding is kept", () => {
  const { visit } = siteWith([rule("/a/b", "/c"), rule("/d/:x", "/e/:x")])

  expect(visit("/a%2Fb")).toBeNull()
  expect(visit("/a%252Fb")).toBeNull()
  expect(visit("/%E0%A4%A")).toBeNull()
  expect(visit("/d/%E0%A4")).toBe("308 /e/%E0%A4")
  expect(visit("/d/100%25")).toBe("308 /e/100%25")
})

test("the www host and other redirects are combined into one permanent hop to the bare host [spec 1 §2 www]", () => {
  const { visit } = siteWith([rule("/gammal", "/ny"), rule("/ny", "/nyast")])

  expect(visit("https://www.norrvik.example/bilar?brand=Volvo")).toBe("308 https://norrvik.example/bilar?brand=Volvo")
  expect(visit("https://www.norrvik.example/gammal/?a=1")).toBe("308 https://norrvik.example/nyast?a=1")
  expect(visit("http://www.norrvik.example:3210/")).toBe("308 http://norrvik.example:3210/")
  expect(visit("/gammal", { host: "www.norrvik.example" })).toBe("308 https://norrvik.example/nyast")
  expect(visit("https://norrvik.example/")).toBeNull()
})

test("a redirect removes trailing slashes and the prefix of the default language", () => {
  const { visit } = siteWith([rule("/gammal", "/ny"), rule("/en/old", "/en/new")])

  expect(visit("/sv")).toBe("308 /")
  expect(visit("/sv/bilar?x=1")).toBe("308 /bilar?x=1")
  expect(visit("/bilar/")).toBe("308 /bilar")
  expect(visit("/sv/gammal")).toBe("308 /ny")
  expect(visit("/en/old")).toBe("308 /en/new")
  expect(visit("/old")).toBeNull()
  expect(visit("/bilar/en/volvo")).toBeNull()
})

test("a rule for several languages redirects within the visitor's language unless `keepsLocale` is off", () => {
  const { visit } = siteWith([
    rule("/kontakt", "/hitta-oss", { locales: ["sv", "en"] }),
    rule("/varfor", "/om-oss", { locales: ["*"], keepsLocale: false }),
    rule("/hem", "/", { locales: ["en"] }),
  ])

  expect(visit("/kontakt")).toBe("308 /hitta-oss")
  expect(visit("/en/kontakt")).toBe("308 /en/hitta-oss")
  expect(visit("/en/varfor")).toBe("308 /om-oss")
  expect(visit("/en/hem")).toBe("308 /en")
  expect(visit("/hem")).toBeNull()
})

test("a chain of rules is combined into one hop, which is temporary if any rule in the chain is temporary", () => {
  const { visit } = siteWith([
    rule("/a", "/b"),
    rule("/b", "/c", { status: 302 }),
    rule("/c", "https://jobb.example/"),
    rule("/x/:id", "/y/:id?from=x"),
    rule("/y/:id", "/z", { match: { query: { from: "x" } } }),
    rule("/z", "", { status: 410 }),
  ])

  expect(visit("/a")).toBe("302 https://jobb.example/")
  expect(visit("/c")).toBe("308 https://jobb.example/")
  expect(visit("/x/1")).toBe("410 null")
})

test("rules that form a loop cause no redirect", () => {
  const { visit } = siteWith([
    rule("/dacia", "/daf"),
    rule("/daf", "/dacia"),
    rule("/mer/:rest*", "/mer/och/:rest*"),
    rule("/y", "https://norrvik.example/y"),
    rule("/till", "/dacia"),
    rule("/samla/:rest*", "/samla"),
  ])

  expect(["/dacia", "/daf", "/mer", "/y", "/till", "/samla"].map((path) => visit(path))).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
  ])
  expect(visit("/samla/allt")).toBe("308 /samla")
  expect(visit("https://www.norrvik.example/dacia")).toBe("308 https://norrvik.example/dacia")
})

test("query parameters of the target override the visitor's query parameters", () => {
  const { visit } = siteWith([
    rule("/begagnat", "/bilar?skick=Begagnad#lista"),
    rule("/rent", "/ny", { query: { preserve: false } }),
  ])

  expect(visit("/begagnat?skick=Ny&re=Syd")).toBe("308 /bilar?skick=Begagnad&re=Syd#lista")
  expect(visit("/rent?x=1")).toBe("308 /ny")
})

test("query values are written in the letter case defined in the rule, unless the rule is case-sensitive", () => {
  const plan = { map: { vehicletype: { to: "car_vehicle_type", values: { PB: "Personbil", Buss: "BUSS" } } } }
  const rules = [
    rule("/lager", "/bilar", { match: { query: { vehicletype: ["PB", "LCV"] } }, query: plan }),
    rule("/fritt", "/bilar", { query: plan }),
    rule("/ett", "/bilar/:fuel", { match: { query: { fuel: "El" } } }),
    rule("/noga", "/bilar", { match: { query: { vehicletype: ["PB", "LCV"] } }, query: plan, case: "sensitive" }),
    rule("/exakt", "/bilar", {
      query: { map: { a: { to: "b", values: { x: "small", X: "large" } } } },
      case: "sensitive",
    }),
  ]
  const { visit } = siteWith(rules)

  expect(visit("/lager?vehicletype=lcv")).toBe("308 /bilar?car_vehicle_type=LCV")
  expect(visit("/lager?vehicletype=pB")).toBe("308 /bilar?car_vehicle_type=Personbil")
  expect(visit("/fritt?vehicletype=personbil")).toBe("308 /bilar?car_vehicle_type=Personbil")
  expect(visit("/fritt?vehicletype=buss")).toBe("308 /bilar?car_vehicle_type=BUSS")
  expect(visit("/fritt?vehicletype=Traktor")).toBe("308 /bilar?car_vehicle_type=Traktor")
  expect(visit("/fritt?vehicletype=constructor")).toBe("308 /bilar?car_vehicle_type=constructor")
  expect(visit("/ett?fuel=EL")).toBe("308 /bilar/El")
  expect(visit("/noga?vehicletype=lcv")).toBeNull()
  expect(visit("/noga?vehicletype=LCV")).toBe("308 /bilar?car_vehicle_type=LCV")
  expect([visit("/exakt?a=x"), visit("/exakt?a=X"), visit("/exakt?a=toString")]).toEqual([
    "308 /bilar?b=small",
    "308 /bilar?b=large",
    "308 /bilar?b=toString",
  ])
})

test("a source with a language prefix matches only that language, even in a rule for all languages", () => {
  const { visit } = siteWith([
    rule("/en/gone", "/ny", { locales: ["*"] }),
    rule("/EN/left", "/ny", { locales: ["*"], keepsLocale: false }),
    rule("/en", "/start", { locales: ["en"] }),
    rule("/en/sold/:id", "/en/shop/:id", { locales: ["sv", "en"] }),
    rule("/en/not", "/ny", { locales: ["sv"] }),
    rule("/entry", "/ny", { locales: ["*"] }),
  ])

  expect([visit("/en/gone"), visit("/gone"), visit("/sv/gone")]).toEqual(["308 /en/ny", null, "308 /gone"])
  expect(visit("/en/left")).toBe("308 /ny")
  expect(visit("/en")).toBe("308 /en/start")
  expect([visit("/en/sold/7"), visit("/sold/7")]).toEqual(["308 /en/shop/7", null])
  expect(visit("/en/not")).toBeNull()
  expect([visit("/entry"), visit("/en/entry")]).toEqual(["308 /ny", "308 /en/ny"])
})

test("query parameters matched by a rule's conditions are removed or renamed, and other query parameters keep their order", () => {
  const { visit } = siteWith([
    rule("/lager", "/bilar", {
      match: { query: { vehicletype: true } },
      query: {
        map: { vehicletype: { to: "car_vehicle_type", values: { PB: "Personbil" } }, re: { to: "car_site_region" } },
      },
    }),
    rule("/lager", "/el", { id: "el", match: { query: { fuel: ["El", "Electric"], re: false } } }),
    rule("/lager", "/kvar", { id: "kvar", match: { query: { si: "1" } }, query: { consume: false } }),
  ])

  expect(visit("/lager?vehicletype=LCV&utm_source=a&re=Syd&b")).toBe(
    "308 /bilar?car_vehicle_type=LCV&car_site_region=Syd&utm_source=a&b",
  )
  expect(visit("/lager?vehicletype=pb")).toBe("308 /bilar?car_vehicle_type=Personbil")
  expect(visit("/lager?fuel=el")).toBe("308 /el")
  expect(visit("/lager?fuel=El&fuel=Electric")).toBe("308 /el")
  expect(visit("/lager?fuel=El&fuel=Diesel")).toBeNull()
  expect(visit("/lager?fuel=El&re=Syd")).toBeNull()
  expect(visit("/lager?si=1")).toBe("308 /kvar?si=1")
})

test("a rule can require a header or a cookie", () => {
  const { visit } = siteWith([
    rule("/", "/en", { match: { header: { "accept-language": { pattern: "en.*" } } } }),
    rule("/konto", "/mina-sidor", { match: { cookie: { member: true } } }),
  ])

  expect(visit("/", { "accept-language": "en-GB,en" })).toBe("308 /en")
  expect(visit("/", { "accept-language": "sv" })).toBeNull()
  expect(visit("/konto", { cookie: "a=1; member=yes" })).toBe("308 /mina-sidor")
  expect(visit("/konto")).toBeNull()
})

test("parameters keep upper and lower case and can match parts of a path segment", () => {
  const { visit } = siteWith([
    rule("/anlaggningar/:id([0-9a-f]{32})/hedin-bil-:location", "/anlaggningar/hedin-automotive-:location"),
    rule("/used/:path*", "/buy-car/used-cars/:path*"),
  ])
  const id = "0123456789ABCDEF0123456789abcdef"

  expect(visit(`/anlaggningar/${id}/hedin-bil-malm%C3%B6`)).toBe("308 /anlaggningar/hedin-automotive-malm%C3%B6")
  expect(visit(`/anlaggningar/${id}0/hedin-bil-solna`)).toBeNull()
  expect(visit("/used/BMW/X%2F5/å?p=2")).toBe("308 /buy-car/used-cars/BMW/X%2F5/%C3%A5?p=2")
  expect(visit("/Used")).toBe("308 /buy-car/used-cars")
})

test("the location of a redirect is plain ASCII", () => {
  const { visit } = siteWith([rule("/a", "/försäkring?ort=Malmö#å")])

  expect(visit("/a?ö=ü")).toBe("308 /f%C3%B6rs%C3%A4kring?ort=Malm%C3%B6&%C3%B6=%C3%BC#%C3%A5")
})

test("a rule with a forbidden target host is omitted, and all other rules are compiled", () => {
  const { visit, problems } = siteWith(
    [rule("/a", "https://jobb.example/"), rule("/b", "https://evil.example/"), rule("/c", "//evil.example")],
    {
      allowedHosts: ["jobb.example"],
    },
  )

  expect([visit("/a"), visit("/b"), visit("/c")]).toEqual(["308 https://jobb.example/", null, null])
  expect(problems.map(({ rule: id }) => id)).toEqual(["/b", "/c"])
})

test("a parameter in a target's host replaces exactly one label, and the resulting host must be allowed", () => {
  const { visit } = siteWith([rule("/land/:country", "https://:country.norrvik.example/")], {
    allowedHosts: ["*.norrvik.example"],
  })

  expect(visit("/land/no")).toBe("308 https://no.norrvik.example/")
  expect(visit("/land/evil.example%23")).toBeNull()
  expect(visit("/land/evil.example%5C")).toBeNull()
})

test("onHit is called for every rule in the chain of a redirect", () => {
  const hits: string[] = []
  const { visit } = siteWith([rule("/a", "/b"), rule("/b", "/c")], { onHit: (id) => hits.push(id) })

  visit("/a")
  visit("/b")
  visit("/x")

  expect(hits).toEqual(["/a", "/b", "/b"])
})

test("the home page can be the source of a rule, including case-sensitive rules and rules with strict slashes", () => {
  const options = { locales: [] }
  for (const more of [{}, { case: "sensitive" }, { slash: "strict" }] as const) {
    const { visit } = siteWith([rule("/", "/start", { host: "old.example", ...more })], options)
    expect(visit("https://old.example/"), JSON.stringify(more)).toBe("308 /start")
    expect(visit("https://old.example/a"), JSON.stringify(more)).toBeNull()
    expect(visit("https://new.example/"), JSON.stringify(more)).toBeNull()
  }
})

test("an expired rule no longer matches", () => {
  const rules = [rule("/a", "/b", { expires: "2026-11-20" }), rule("/c", "/d", { expires: "2026-11-21" })]
  const { visit } = siteWith(rules, { today: "2026-11-21" })

  expect([visit("/a"), visit("/c")]).toEqual([null, "308 /d"])
})

test("the expiry date of a rule is checked for each request, and the rule still applies on that date", () => {
  let day = "2026-11-20"
  const { visit } = siteWith([rule("/a", "/b", { expires: "2026-11-20" })], { today: () => day })

  expect(visit("/a")).toBe("308 /b")
  day = "2026-11-21"
  expect(visit("/a")).toBeNull()
})

test("a target is safe only if it is a path of the site or an HTTP URL", () => {
  for (const target of ["/", "/a?b=c#d", "https://jobb.example/lediga", "https://jobb.example:8443/"])
    expect(isSafeTarget(target), target).toBe(true)
  for (const target of [
    "",
    "a",
    "//a",
    "/\\a",
    "/%5Ca",
    "https:a",
    "https://",
    "javascript:x",
    "/a b",
    "https://u@h",
    "https://:to",
  ])
    expect(isSafeTarget(target), target).toBe(false)
})

test("a redirect chain that the analysis reports is still followed in a single hop", () => {
  const rules = [rule("/a", "/b"), rule("/b", "/c"), rule("/c", "/d")]
  const [chain] = analyse({ site: "any", hosts: [], rules })

  expect(chain?.cure).toBe("Lead straight to /d.")
  expect(siteWith(rules).visit("/a")).toBe("308 /d")
})

test("in a combined table, the second table is applied to requests and redirect targets that match no rule of the first table", () => {
  const first = compile(readTable({ site: "x", groups: [createGroup([{ source: "/a", target: "/b" }])] }))
  const second = compile(
    readTable({
      site: "x",
      groups: [
        createGroup([
          { source: "/a", target: "/never" },
          { source: "/b", target: "/c", status: 307 },
        ]),
      ],
    }),
  )

  const both = fromJSON(JSON.stringify(combine(first, second)))

  expect(both.match("/a")).toMatchObject({ status: 307, location: "/c" })
  expect(both.match("/b")).toMatchObject({ location: "/c" })
  expect(both.match("/c")).toBeNull()
  expect(both.trace("/a").map(({ location, shadowed }) => [location, shadowed.length])).toEqual([
    ["/b", 1],
    ["/c", 0],
  ])
})

test("the expiry date of a rule is checked when a request is matched and not when the table is compiled", () => {
  const table = readTable({
    site: "x",
    groups: [createGroup([{ source: "/kampanj", target: "/bilar", status: 307, expires: "2026-12-24" }])],
  })
  const artefact = JSON.stringify(compile(table))

  expect(fromJSON(artefact, { today: "2026-12-24" }).match("/kampanj")).toMatchObject({ location: "/bilar" })
  expect(fromJSON(artefact, { today: "2026-12-25" }).match("/kampanj")).toBeNull()
})

function createGroup(rules: readonly object[]) {
  return { name: "Old", owner: "Web", reason: "Moved.", rules }
}

test.each([
  ["/a/:x?.:y", "/a.b"],
  ["/a/:x?.:y", "/a/c.b"],
  ["/a{/b}?c", "/ac"],
  ["/b/a/:x?.:y", "/b/a.c"],
  ["/a/:x?/:y?", "/a"],
])("the pattern %s with text after an optional segment matches %s", (source, path) => {
  const compiled = compile({ site: "any", hosts: [], rules: [rule(source, "/found")] })

  expect(compiled.match(path)?.location).toBe("/found")
})
