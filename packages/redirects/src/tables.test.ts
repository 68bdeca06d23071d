import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"
import { analyse } from "./analyse/analyse-table.ts"
import { listSiteAddresses } from "./cli/site-addresses.ts"
import { compile } from "./compile/compile-table.ts"
import { fromNextConfig, type NextRedirect } from "./import/from-next-config.ts"
import { readTable } from "./read/read-table.ts"

const ROOT = join(import.meta.dirname, "../../..")
const ID = "0123456789abcdef0123456789ABCDEF"

/** The sites in spec 3 §9.2, by the letter in the specification. */
const SITES = {
  A: { name: "se-used", locales: ["sv", "en"], host: "rullo.example" },
  B: { name: "sk-used", locales: ["sk"], host: "sk.rullo.example" },
  C: { name: "se-automotive", locales: ["sv", "en"], host: "norrvik.example" },
  D: { name: "uk-automotive", locales: ["en"], host: "uk.norrvik.example" },
  E: { name: "fi-used", locales: ["fi", "sv"], host: "fi.rullo.example" },
  F: { name: "no-automotive", locales: ["nb"], host: "no.norrvik.example" },
} as const

type Letter = keyof typeof SITES

function createTable(letter: Letter) {
  return readTable(readFileSync(join(ROOT, `redirects/${SITES[letter].name}.redirects.json`), "utf8"))
}

const compiled = Object.fromEntries(
  Object.entries(SITES).map(([letter, { locales, host }]) => {
    const bare = host.replace(/^www\./, "")
    const table = createTable(letter as Letter)
    const hosts = letter === "C" ? [{ from: `www.${bare}`, to: bare }] : []
    return [letter, compile({ ...table, hosts }, { locales, host, tidy: true })]
  }),
)

const forms = ["", "/enquiry", "/test-drive", "/call-me-back"]
const brandsOfD = ["mercedes-benz-cars", "mercedes-benz-vans", "smart", "bmw", "mini"]
const makesOfC = [
  "volvo",
  "bmw",
  "mini",
  "byd",
  "ford",
  "kia",
  "nissan",
  "renault",
  "dacia",
  "daf",
  "iveco",
  "porsche",
  "mercedes-benz",
  "peugeot",
  "citroen",
  "opel",
  "hyundai",
  "seat",
  "cupra",
  "skoda",
  "toyota",
  "mg",
  "xpeng",
  "hongqi",
]

const ROWS: Readonly<Record<Letter, readonly (readonly [from: string, to: string])[]>> = {
  A: addEnglish([
    ["/varfor-rullo", "/bilagande"],
    ["/varfor-rullo/garanti", "/bilagande/garantiavtal"],
    ["/varfor-rullo/rullo-care", "/bilagande/rullo-care"],
    ["/varfor-rullo/serviceavtal", "/bilagande/serviceavtal"],
    ["/varfor-rullo/finansiering", "/bilagande/finansiering"],
    ["/varfor-rullo/att-kopa-begagnad-bil", "/bilagande/att-kopa-begagnad-bil"],
    ["/varfor-rullo/dack", "/bilagande"],
    ["/varfor-rullo/annat/mer", "/bilagande/annat/mer"],
    ["/om-oss", "/om-rullo"],
    ["/om-oss/om-oss", "/om-rullo"],
    ["/om-oss/for-leverantorer", "/om-rullo/for-leverantorer"],
    ["/om-oss/kvalitets-och-miljopolicy", "/om-rullo/kvalitets-och-miljopolicy"],
    ["/om-oss/cookiepolicy", "/om-rullo/cookiepolicy"],
    ["/om-oss/kameraovervakning", "/om-rullo/kameraovervakning"],
    ["/hitta-oss/uppsala", "/hitta-oss"],
    ["/hitta-oss/G%C3%B6teborg,-w-,", "/hitta-oss"],
    ["/hitta-oss/kungens%2C-w-%2Ckurva", "/hitta-oss/kungens-kurva"],
    ["/hitta-oss/kungens,-w-,kurva", "/hitta-oss/kungens-kurva"],
    ["/hitta-oss/Malm%C3%B6", "/hitta-oss/malmo"],
    ["/hitta-oss/Mölndal", "/hitta-oss/molndal"],
    ["/vara-bilmarken/alla-bilar", "/kop-bil/alla-begagnade-bilar"],
    ["/begagnade-elbilar", "/kop-bil/begagnade-elbilar"],
    ["/vara-bilmarken/begagnade-elbilar", "/kop-bil/begagnade-elbilar"],
    ["/vara-bilmarken/volkswagen", "/vara-bilmarken"],
    ["/vara-bilmarken/jaguar", "/vara-bilmarken"],
    ["/vara-bilmarken/land-rover", "/vara-bilmarken"],
    ["/kopa-bil", "/kop-bil"],
    ["/salja-bil", "/salj-din-bil"],
    ["/startsida", "/"],
    ["/varför-rullo", "/bilagande"],
    ["/p/1042", "/bilagande/garantiavtal"],
  ]).concat(
    ["kungens-kurva", "malmo", "molndal"].map((site) => [`/en/hitta-oss/${site}`, `/hitta-oss/${site}`] as const),
    ["bmw", "nissan", "kia", "volvo", "mercedes-benz", "ford", "audi"].map(
      (brand) => [`/en/vara-bilmarken/${brand}`, `/vara-bilmarken/${brand}`] as const,
    ),
    [
      ["/en/kop-bil", "/kop-bil"],
      ["/en/salj-din-bil", "/salj-din-bil"],
      ["/en/hitta-oss", "/hitta-oss"],
      ["/en/vara-bilmarken", "/vara-bilmarken"],
    ],
  ),
  B: [
    ["/o-nas", "/o-rullo"],
    ["/o-nas/historia", "/o-rullo/historia"],
    ["/vyhody-rullo", "/o-rullo/vyhody-a-benefity-rullo"],
    ["/v%C3%BDhody-rullo", "/o-rullo/vyhody-a-benefity-rullo"],
    ["/kupit-jazdene-auto", "/vlastnictvo-auta/kupit-jazdene-auto"],
    ["/Kontakty/predajna", "/kontakty/rullo-bratislava"],
    ["/Kontakty/rullo-bratislava", "/kontakty/rullo-bratislava"],
    ["/Kontakty/a/b", "/kontakty/rullo-bratislava"],
    ["/dakujeme", "/"],
    ["/FindUs", "/kontakty"],
    ["/findus/bratislava", "/kontakty"],
  ],
  C: [
    [`/anlaggningar/${ID}/hedin-bil-solna`, "/anlaggningar/hedin-automotive-solna"],
    [`/anlaggningar/${ID}/hedin-automotive-malm%C3%B6`, "/anlaggningar/hedin-automotive-malm%C3%B6"],
    [`/anlaggningar/${ID}/porsche-center`, "/anlaggningar/porsche-center"],
    [`/findus/${ID}/hedin-bil-solna`, "/anlaggningar/hedin-automotive-solna"],
    ["/lagerbilar", "/kop-bil/alla-bilar-i-lager"],
    ["/begagnade-bilar", "/kop-bil/begagnade-bilar-i-lager"],
    ["/nya-bilar", "/kop-bil/nya-bilar-i-lager"],
    ["/elbilar", "/kop-bil/biltyp/elbilar"],
    ["/hybridbilar", "/kop-bil/biltyp/hybridbilar"],
    ["/laddhybrider", "/kop-bil/biltyp/laddhybrider"],
    ["/demobilar", "/kop-bil/biltyp/demobilar"],
    ...makesOfC.map((make) => [`/bilmarken/${make}`, `/kop-bil/bilmarken/${make}`] as const),
    ...[
      "foretagsbil",
      "tjanstebilar",
      "transportbilar",
      "lastbilar",
      "foretagsfinansiering",
      "foretagsgruppen",
      "hedin-certified-fleet",
    ].map((page) => [`/foretag/${page}`, `/kop-bil/foretag/${page}`] as const),
    ["/kampanjer", "/kop-bil/kampanjer/bilkampanjer"],
    ["/privatleasing", "/kop-bil/privatleasing-bilar"],
    ["/försäkring", "/kop-bil/bilagande/forsakring"],
    ["/f%C3%B6rs%C3%A4kring%2C-w-%2C", "/kop-bil/bilagande/forsakring"],
    ["/bilagande/privatleasa-din-bil", "/kop-bil/bilagande/privatleasa-din-bil"],
    ["/bilagande/finansiera-din-bil", "/kop-bil/bilagande/finansiera-din-bil"],
    ["/finansiera-bil/kalkyl", "/kop-bil/finansiering/kalkyl"],
    ["/boka-service", "/service-och-verkstad/boka-bilverkstad"],
    ["/verkstad/vara-verkstadstjanster", "/service-och-verkstad/vara-verkstadstjanster"],
    ["/vagassistans", "/service-och-verkstad/vagassistans"],
    ["/biltv%C3%A4tt", "/service-och-verkstad/biltvatt"],
    ["/dackhotell", "/dack-och-biltillbehor/dackhotell"],
    ["/dack/webbshop", "/dack-och-biltillbehor/webbshop"],
    ["/biltillbehor", "/dack-och-biltillbehor/biltillbehor"],
    ["/laddbox", "/dack-och-biltillbehor/laddbox"],
    ["/hjulskifte", "/dack-och-biltillbehor/hjulskifte-och-hjulinstallningar"],
    ["/dackkop/tack", "/dack-och-biltillbehor/dackkop-tack"],
    ["/dackkop/fel", "/dack-och-biltillbehor/dackkop-fel"],
    ["/livsstil/resor/alperna", "/livet-med-bil/resor/alperna"],
    ["/om-hedin-bil/ledning", "/om-hedin-automotive/ledning"],
    ["/shop/villkor", "/webbshop/kopvillkor"],
    ["/vardera-bil", "/salj-bil"],
    ["/bmw/i4", "/kop-bil/bmw-i4/bmw-i4-edrive40"],
    ["/mini/aceman", "/kop-bil/mini-aceman/mini-aceman-e"],
    ["/byd/seal", "/kop-bil/byd-seal/byd-seal-design"],
    ["/karriar/lediga/1", "https://karriar.norrvik.example/lediga/1"],
    [
      "/kop-bil/alla?vehicletype=LCV&re=Syd&utm_source=a",
      "/kop-bil/alla-bilar-i-lager?car_vehicle_type=LCV&car_site_region=Syd&utm_source=a",
    ],
    ["/kop-bil/alla?vehicletype=PB", "/kop-bil/alla-bilar-i-lager?car_vehicle_type=Personbil"],
    ["/kop-bil/alla?vehicletype=Transportbil", "/kop-bil/alla-bilar-i-lager?car_vehicle_type=Transportbil"],
    ["/kop-bil/alla?re=Nord", "/kop-bil/alla-bilar-i-lager?car_site_region=Nord"],
    ["/kop-bil/alla?si=Solna", "/kop-bil/alla-bilar-i-lager?car_site_region=Solna"],
    ["/kop-bil/alla", "/kop-bil/alla-bilar-i-lager"],
    ["/kop-bil/elbil?re=Syd", "/kop-bil/alla-bilar-i-lager?car_fuel=El&car_site_region=Syd"],
    ["/kop-bil/elbil", "/kop-bil/biltyp/elbilar"],
    ["/kop-bil/begagnat?re=Syd", "/kop-bil/alla-bilar-i-lager?car_condition=Begagnad&car_site_region=Syd"],
    [
      "/kop-bil/begagnat?vehicletype=LCV",
      "/kop-bil/alla-bilar-i-lager?car_condition=Begagnad&car_vehicle_type=Transportbil",
    ],
    ["/kop-bil/transportbilar?fuel=El", "/kop-bil/alla-bilar-i-lager?car_vehicle_type=LCV&car_fuel=Electric"],
    ["/kop-bil/marke/volvo?re=V%C3%A4st", "/kop-bil/alla-bilar-i-lager?car_brand=volvo&car_site_region=V%C3%A4st"],
    ["https://www.norrvik.example/vagassistans?a=1", "https://norrvik.example/service-och-verkstad/vagassistans?a=1"],
    ["https://www.norrvik.example/kontakt", "https://norrvik.example/kontakt"],
  ],
  D: [
    ...brandsOfD.map((brand) => [`/brands/${brand}`, `/buy-car/brands/${brand}`] as const),
    ["/brands/bmw/m-town", "/buy-car/brands/bmw"],
    ["/mini-events/launch", "/buy-car/brands/mini"],
    ["/new/smart/1", "/buy-car/new-cars/smart/1"],
    ["/new/bmw/i4", "/buy-car/new-cars/bmw"],
    ["/new-cars/mini/cooper/se", "/buy-car/new-cars/mini"],
    ["/new-cars/finance", "/buy-car/finance-and-insurance-options/personal-finance"],
    ["/used", "/buy-car/used-cars"],
    ["/used/smart/2019/a", "/buy-car/used-cars/smart/2019/a"],
    ["/used/bmw/approved-used/1", "/buy-car/used-cars/bmw"],
    ["/used-cars/smart/fortwo", "/buy-car/used-cars/smart"],
    ["/used-cars/smart", "/buy-car/used-cars/smart"],
    ["/used-cars/mini/approved-used/x/y", "/buy-car/used-cars/mini"],
    ["/used-cars/advert", "/buy-car/used-cars"],
    ...forms.flatMap((form) => [
      [`/offers/june-offers/bmw${form}`, "/buy-car/latest-offers/bmw"] as const,
      [`/offers/pulse-racing-offers/smart${form}`, "/buy-car/latest-offers/smart"] as const,
      [`/offers/business/mini${form}`, "/buy-car/fleet-and-business-offers/mini"] as const,
      [`/offers/corporate/mercedes-benz-vans${form}`, "/buy-car/fleet-and-business-offers/mercedes-benz-vans"] as const,
      [`/offers/motability/mercedes-benz-cars${form}`, "/buy-car/motability/mercedes-benz-cars"] as const,
      [`/offers/finance/bmw${form}`, "/buy-car/finance-and-insurance-options/personal-finance/bmw"] as const,
    ]),
    ["/finance/business/vans", "/buy-car/finance-and-insurance-options/business-finance/vans"],
    ["/insurance/bmw", "/buy-car/finance-and-insurance-options/insurance-products/bmw"],
    [
      "/buy-car/finance-and-insurance-products/insurance-products/mini/gap",
      "/buy-car/finance-and-protection-products/protection-products/mini/gap",
    ],
    ...["book-service-or-mot", "digital-extras", "service-contracts", "roadside-assistance", "service-plans"].map(
      (page) => [`/service-and-parts/bmw/${page}`, `/service-and-parts/bmw/servicing/${page}`] as const,
    ),
    ["/service-and-parts/mini/servicecare", "/service-and-parts/mini/servicing/service-contracts/servicecare"],
    ["/service-and-parts/mini/completecare", "/service-and-parts/mini/servicing/service-contracts/completecare"],
    [
      "/service-and-parts/mercedes-benz-vans/servicecare-plus",
      "/service-and-parts/mercedes-benz-vans/servicing/servicecare-plans",
    ],
    ...["genuine-parts", "trade-parts", "accessories", "parts-and-accessories"].map(
      (page) =>
        [
          `/service-and-parts/mercedes-benz-vans/${page}`,
          `/service-and-parts/mercedes-benz-vans/parts/${page}`,
        ] as const,
    ),
    ...["accident-repairs", "smart-onsite-repairs"].map(
      (page) => [`/service-and-parts/bmw/${page}`, `/service-and-parts/bmw/bodyshop/${page}`] as const,
    ),
    ["/dealerships/leeds", "/find-us/leeds"],
    ["/dealerships?brand=BMW", "/find-us?site_departments.brands.name=BMW"],
    ["/dealerships?service=sales", "/find-us?site_departments.services.name=Car%20sales"],
    ["/terms/privacy", "/legal/privacy"],
    ["/policies/slavery", "/further-policies-and-statements/slavery"],
    ["/news/2024/launch", "/news-and-events/2024/launch"],
    ["/who-we-are", "/about-us/who-are-we"],
    ["/customer-services", "/about-us/mercedes-benz-customer-services"],
    ["/david-lloyd", "/about-us/david-lloyd-members-page"],
    ["/value-my-car", "/sell-car"],
    ["/Value-My-Car", "/sell-car"],
    ["/en/used-cars/smart", "/buy-car/used-cars/smart"],
    ["/en/UsedCars", "/buy-car/used-cars"],
    ["/thank-you", "/"],
  ],
  E: [
    ["/miksi-rullo/takuu", "/auton-omistaminen/takuu"],
    ["/meist%C3%A4", "/tietoa-meista"],
    ["/fi-fi/autot", "/"],
    ["/en", "/"],
    [`/toimipisteet/${ID}/rullo-espoo`, "/toimipisteet/rullo-espoo"],
    ["/toimipisteet/1042/espoo", "/toimipisteet/espoo"],
  ],
  F: [
    ["/hvorfor-norrvik/garanti", "/bileierskap/garanti"],
    ["/om-norrvik/ledelse", "/om-oss"],
    ["/b%C3%A6rekraft", "/om-oss"],
    ["/nb-no/biler", "/"],
    ["/en/cars", "/"],
    [`/forhandlere/${ID}/norrvik-oslo`, "/finn-oss/norrvik-oslo"],
  ],
}

function addEnglish(rows: readonly (readonly [string, string])[]): (readonly [string, string])[] {
  return rows.flatMap(([from, to]) => [[from, to] as const, [`/en${from}`, to] as const])
}

const rows = Object.entries(ROWS).flatMap(([letter, pairs]) => pairs.map(([from, to]) => [letter, from, to] as const))

test.each(rows)(
  "site %s: the address %s is redirected permanently to %s [spec 1 §2 redirects, 3 §9.2 redirect-tables]",
  (letter, from, to) => {
    expect(compiled[letter]?.match(from)).toMatchObject({ status: 308, location: to })
  },
)

test.each(Object.keys(SITES) as Letter[])(
  "the analysis of the redirect table of site %s reports only problems with targets and chains",
  (letter) => {
    const { name, locales, host } = SITES[letter]
    const pages = listSiteAddresses(ROOT, name, locales) ?? []
    const findings = analyse(createTable(letter), { locales, host, hosts: [host], routes: pages, today: "2026-11-21" })

    expect(pages.length).toBeGreaterThan(5)
    // A separate step of `npm test` checks that each target is a page.
    expect(findings.filter(({ kind }) => kind !== "dead-target" && kind !== "chain")).toEqual([])
  },
)

test("every rule has an owner and a reason", () => {
  for (const letter of Object.keys(SITES) as Letter[])
    for (const { owner, reason } of createTable(letter).rules) expect([owner, reason].every(Boolean)).toBe(true)
})

test("the current table redirects the old paths of the brands dacia and daf, which form a loop in the old table [spec 3 §9.2 redirect-loops]", () => {
  const file = join(import.meta.dirname, "import/fixtures/se-automotive.next-redirects.json")
  const old = fromNextConfig(JSON.parse(readFileSync(file, "utf8")) as NextRedirect[])

  expect(analyse(old).map(({ kind, rule }) => [kind, rule])).toEqual([
    ["cycle", "/redirects/0"],
    ["duplicate", "/redirects/3"],
    ["contradiction", "/redirects/5"],
  ])
  expect(compile(old).match("/kop-bil/bilmarken/dacia")).toBeNull()
  expect(compiled.C?.match("/kop-bil/bilmarken/dacia")).toBeNull()
  expect(compiled.C?.match("/bilmarken/dacia")?.location).toBe("/kop-bil/bilmarken/dacia")
  expect(compiled.C?.match("/bilmarken/daf")?.location).toBe("/kop-bil/bilmarken/daf")
})
