import fc from "fast-check"
import { expect, test } from "vitest"
import type { Language } from "../rules/words.ts"
import { type Choosable, createChoosable } from "./choosable.ts"
import { parseSearchWords, type UnderstoodPart } from "./parse-search-words.ts"

const RANGES = ["car_price", "car_mileage", "car_power", "car_electric_range", "car_privateleasing_monthly_cost"]

const MODELS = {
  Volvo: ["V60", "XC60", "XC40"],
  BMW: ["3-serie Touring", "X3"],
  Fiat: ["500"],
  Mazda: ["2", "3", "CX-5"],
  Saab: ["9-5"],
  Peugeot: ["208", "2008"],
  Volkswagen: ["Golf", "Passat Variant", "Tiguan"],
  "Mercedes-Benz": ["GLC", "C-klass Kombi"],
  Škoda: ["Octavia Combi", "Enyaq"],
  Vauxhall: ["Corsa"],
  Tesla: ["Model 3", "Model Y"],
  smart: ["#1", "#3"],
  MINI: ["Cooper"],
}

function stock(language: Language, lists: Readonly<Record<string, readonly string[]>>): Choosable {
  const value = (text: string) => ({ text, count: text.length })
  const years = Array.from({ length: 9 }, (_, at) => String(2018 + at))
  return createChoosable(
    [
      {
        name: "car_brand",
        child_name: "car_model",
        type: "list",
        value: Object.entries(MODELS).map(([brand, models]) => ({ ...value(brand), children: models.map(value) })),
      },
      ...Object.entries({ ...lists, car_seats: ["2", "5", "7"], car_year: years }).map(([name, values]) => ({
        name,
        type: "list" as const,
        value: values.map(value),
      })),
      ...RANGES.map((name) => ({ name, type: "histogram" as const, value: [] })),
    ],
    language,
  )
}

const STOCKS: Readonly<Record<"sv" | "nb" | "en" | "fi" | "sk", Choosable>> = {
  sv: stock("sv", {
    car_body: ["Kombi", "SUV", "Familjebuss"],
    car_fuel: ["El", "Bensin", "Diesel", "Laddhybrid", "Elhybrid"],
    car_gearbox: ["Automat", "Manuell"],
    car_drive: ["Framhjulsdrift", "Fyrhjulsdrift"],
    car_color: ["Röd", "Svart", "Blå", "Vit"],
    car_site_city: ["Malmö", "Täby"],
    car_equipment: ["Dragkrok", "Stolsvärme fram"],
  }),
  nb: stock("nb", { car_body: ["Stasjonsvogn"], car_fuel: ["Elektrisk", "Diesel"], car_drive: ["Firehjulsdrift"] }),
  en: stock("en", {
    car_body: ["Estate"],
    car_fuel: ["Electric", "Diesel", "Plug-in hybrid"],
    car_gearbox: ["Automatic"],
    car_drive: ["Four-wheel drive"],
    car_color: ["Grey"],
  }),
  fi: stock("fi", {
    car_body: ["Farmari"],
    car_fuel: ["Sähkö", "Diesel"],
    car_drive: ["Neliveto"],
    car_color: ["Punainen"],
  }),
  sk: stock("sk", {
    car_body: ["Kombi"],
    car_fuel: ["Diesel", "Elektro"],
    car_gearbox: ["Automatická"],
    car_drive: ["Pohon 4×4"],
    car_color: ["Čierna", "Biela"],
  }),
}

/**
 * Formats the parse result as text, such as `!fuel=Diesel brand=Volvo/V60 mileage=..20000 order=…`, with unrecognised
 * words in quotes.
 */
function shorten(text: string, language: keyof typeof STOCKS): string {
  const { parts, order, rest } = parseSearchWords(text, STOCKS[language])
  const others = [...(order === null ? [] : [`order=${order}`]), ...(rest === "" ? [] : [`"${rest}"`])]
  return [...parts.map(shortPart), ...others].join(" ")
}

function shortPart(part: UnderstoodPart): string {
  if (part.kind === "near") return `near=${part.place}/${part.within}`
  const field = part.field.replace("car_", "")
  if (part.kind === "range") return `${field}=${part.min ?? ""}..${part.max ?? ""}`
  return `${part.isExcluded ? "!" : ""}${field}=${[part.value, ...(part.child === null ? [] : [part.child])].join("/")}`
}

test.each([
  // brands and models
  ["sv", "Volvo", "brand=Volvo"],
  ["sv", "volvo v60", "brand=Volvo/V60"],
  ["sv", "xc 60", "brand=Volvo/XC60"],
  ["sv", "bmw 3-serie", "brand=BMW/3-serie Touring"],
  ["sv", "passat", "brand=Volkswagen/Passat Variant"],
  ["sv", "merc glc", "brand=Mercedes-Benz/GLC"],
  ["sv", "vw golf", "brand=Volkswagen/Golf"],
  ["en", "skoda octavia", "brand=Škoda/Octavia Combi"],
  // a model that is a number comes after its brand
  ["sv", "fiat 500", "brand=Fiat/500"],
  ["sv", "mazda 3", "brand=Mazda/3"],
  ["sv", "peugeot 2008", "brand=Peugeot/2008"],
  ["sv", "500", '"500"'],
  // typing errors
  ["sv", "vovlo", "brand=Volvo"],
  ["sv", "volkswgen tiguan", "brand=Volkswagen/Tiguan"],
  ["sv", "glf", '"glf"'],
  // synonyms, plurals, compounds
  ["sv", "elbil 7 sits", "fuel=El seats=7"],
  ["sv", "dieselbilar", "fuel=Diesel"],
  ["sv", "röda suvar med 4motion", "color=Röd body=SUV drive=Fyrhjulsdrift"],
  ["sv", "hybrid", "fuel=Elhybrid"],
  ["sv", "7-sitsig familjebuss", "seats=7 body=Familjebuss"],
  ["sv", "begagnade bilar i malmö", 'site_city=Malmö "begagnade"'],
  ["nb", "elbil firehjulstrekk", "fuel=Elektrisk drive=Firehjulsdrift"],
  ["en", "grey electric car awd", "color=Grey fuel=Electric drive=Four-wheel drive"],
  ["en", "phev", "fuel=Plug-in hybrid"],
  ["fi", "sähköauto farmari", "fuel=Sähkö body=Farmari"],
  ["sk", "biele auto automat 4x4", "color=Biela gearbox=Automatická drive=Pohon 4×4"],
  ["sk", "cierna nafta", "color=Čierna fuel=Diesel"],
  // numbers
  ["sv", "volvo diesel under 20 000 mil", "brand=Volvo fuel=Diesel mileage=..20000"],
  ["sv", "150 000 km", "mileage=..15000"],
  ["en", "under 20k miles", "mileage=..20000"],
  ["en", "under £20k", "price=..20000"],
  ["en", "less than £250 a month", "privateleasing_monthly_cost=..250"],
  ["sv", "högst 3000 kr/mån", "privateleasing_monthly_cost=..3000"],
  ["sv", "100–200 tkr", "price=100000..200000"],
  ["sv", "mellan 100.000 och 150.000 kr", "price=100000..150000"],
  ["sv", "över 100000 kr under 200000 kr", "price=100000..200000"],
  ["sv", "under 150000", "price=..150000"],
  ["sv", "150hk", "power=150.."],
  ["sv", "110 kW", "power=150.."],
  ["sv", "räckvidd minst 400 km", "electric_range=400.."],
  ["fi", "alle 30 000 €", "price=..30000"],
  ["sk", "do 15 000 €", "price=..15000"],
  // years
  ["sv", "2020", "year=2020"],
  ["sv", "2025 eller nyare", "year=2025 year=2026"],
  ["sv", "från 2019 till 2021", "year=2019 year=2020 year=2021"],
  ["fi", "vm 2020", "year=2020"],
  ["sv", "1999", '"1999"'],
  // left out
  ["sv", "inte diesel", "!fuel=Diesel"],
  ["en", "estate not diesel", "body=Estate !fuel=Diesel"],
  ["sv", "inte så dyr", '"inte så dyr"'],
  ["sv", "inte en volvo", "!brand=Volvo"],
  ["sv", "allt utom bmw", '!brand=BMW "allt"'],
  ["nb", "ikke en bmw", "!brand=BMW"],
  ["en", "not a bmw", "!brand=BMW"],
  ["en", "anything but a mini", "!brand=MINI"],
  ["fi", "paitsi volvo", "!brand=Volvo"],
  ["sk", "nie BMW", "!brand=BMW"],
  ["en", "not your usual bmw", '"not your usual bmw"'],
  // thousands with decimals, spans with signs, prices of a month
  ["en", "under £12.5k", "price=..12500"],
  ["en", "£12.5k", "price=..12500"],
  ["en", "£10k-£15k", "price=10000..15000"],
  ["en", "£10,000 - £15,000", "price=10000..15000"],
  ["en", "10-15k", "price=10000..15000"],
  ["en", "£10–15k", "price=10000..15000"],
  ["en", "up to 22.5k miles", "mileage=..22500"],
  ["en", "£299 p/m", "privateleasing_monthly_cost=..299"],
  ["en", "£299/month", "privateleasing_monthly_cost=..299"],
  ["en", "£299pcm", "privateleasing_monthly_cost=..299"],
  ["sv", "under 150,5 tkr", "price=..150500"],
  ["sv", "2 500 kr/m", "privateleasing_monthly_cost=..2500"],
  ["fi", "alle 100 tkm", "mileage=..100000"],
  ["fi", "alle 100tkm", "mileage=..100000"],
  ["fi", "299 e/kk", "privateleasing_monthly_cost=..299"],
  ["nb", "under 100 tkm", "mileage=..100000"],
  ["sk", "do 12,5 tis €", "price=..12500"],
  ["sk", "299 €/mes", "privateleasing_monthly_cost=..299"],
  // a decimal that is no thousand is no limit
  ["sv", "golf 1.5 tsi", 'brand=Volkswagen/Golf "1.5 tsi"'],
  ["en", "under 12.5", '"under 12.5"'],
  // names with signs
  ["en", "smart #1", "brand=smart/#1"],
  ["sv", "smart 3", "brand=smart/#3"],
  ["sv", "#1", '"#1"'],
  // what means nothing of the stock stays as it was typed
  ["sv", "Volvo Ocean Race", 'brand=Volvo "Ocean Race"'],
  ["sv", "under bar himmel", '"under bar himmel"'],
  ["sv", "", ""],
] as const)(
  "in the language %s, the search phrase %s is parsed into the expected filters",
  (language, text, understood) => {
    expect(shorten(text, language)).toBe(understood)
  },
)

test("an ambiguous model name is assigned to the brand in the phrase, or to the brand with more cars of that model", () => {
  const value = (text: string, count: number) => ({ text, count })
  const facet = {
    name: "brand",
    child_name: "model",
    type: "list" as const,
    value: [
      { ...value("Fjord", 9), children: [value("Nes", 2)] },
      { ...value("Vik", 9), children: [value("Nes", 7)] },
    ],
  }
  const choosable = createChoosable([facet], "nb")

  expect(parseSearchWords("nes", choosable).parts.map(shortPart)).toEqual(["brand=Vik/Nes"])
  expect(parseSearchWords("fjord nes", choosable).parts.map(shortPart)).toEqual(["brand=Fjord/Nes"])
})

test("parsing the remaining words of a search phrase again finds no further filters", () => {
  const words =
    "volvo v 60 xc 60 500 fiat 2020 under över 20 000 mil kr 7 sits inte diesel el bil – eller nyare foo bmw 3 serie hk"
  const pool = words.split(" ")
  let seed = 7
  const next = (below: number) => {
    seed = (seed * 48271) % 2147483647
    return seed % below
  }
  for (let round = 0; round < 2000; round++) {
    const text = Array.from({ length: 1 + next(9) }, () => pool[next(pool.length)]).join(" ")
    const { parts, rest } = parseSearchWords(text, STOCKS.sv)
    const chosen = parts.flatMap((part) => (part.kind === "value" && !part.isExcluded ? [part.value] : []))
    expect(parseSearchWords(rest, STOCKS.sv, chosen), text).toEqual({ parts: [], order: null, rest })
  }
})

const UNDER: Readonly<Record<keyof typeof STOCKS, string>> = {
  sv: "under",
  nb: "under",
  en: "under",
  fi: "alle",
  sk: "do",
}
const SPACES = [" ", "\u00a0", "\u202f", "\u2009"]

test.each(Object.keys(UNDER) as (keyof typeof STOCKS)[])(
  "in the language %s, numbers in a search phrase can contain local separators and any Unicode space",
  (language) => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 999_999_999 }), fc.constantFrom(...SPACES), (number, space) => {
        const written = new Intl.NumberFormat(language).format(number).replace(/\s/g, space)

        expect(shorten(`${UNDER[language]} ${written} kr`, language)).toBe(`price=..${number}`)
        expect(shorten(`${UNDER[language]} ${written}km`, language)).toBe(
          shorten(`${UNDER[language]} ${number} km`, language),
        )
      }),
      { numRuns: 60 },
    )
  },
)

test.each([
  ["en", "12.345k", "12345"],
  ["sv", "12,345k", "12345"],
  ["sk", "1 234,5k", "1234500"],
  ["en", "1,234.5k", "1234500"],
] as const)("in the language %s, the price %j with the suffix k is parsed as thousands", (language, written, price) => {
  expect(shorten(`${UNDER[language]} ${written}`, language)).toBe(`price=..${price}`)
})

test.each([
  ["en", "under £12.000"],
  ["en", "under 1.234,56 pounds"],
  ["en", "under 12,5k"],
  ["sv", "under 150,000 kr"],
  ["sv", "under 1.23.45 kr"],
  ["sv", "under 15'000 kr"],
  ["nb", "under 1,234.567 kr"],
] as const)("in the language %s, a search phrase with an invalid number adds no filter: %j", (language, phrase) => {
  expect(parseSearchWords(phrase, STOCKS[language]).parts).toEqual([])
})

test.each([
  ["sv", "mazda 3 120hk", "brand=Mazda/3 power=120.."],
  ["sv", "under 20 000km", "mileage=..2000"],
  ["en", "10k—15k", "price=10000..15000"],
] as const)(
  "in the language %s, adjacent numbers and units in the search phrase %j are parsed correctly",
  (language, phrase, read) => {
    expect(shorten(phrase, language)).toBe(read)
  },
)

test.each([
  // what is left out
  ["en", "non-diesel", "!fuel=Diesel"],
  ["en", "never a bmw", "!brand=BMW"],
  ["en", "don't want diesel", "!fuel=Diesel"],
  ["en", "neither bmw nor volvo", "!brand=BMW !brand=Volvo"],
  ["en", "not bmw or volvo", "!brand=BMW !brand=Volvo"],
  ["en", "not bmw and volvo", "!brand=BMW !brand=Volvo"],
  ["en", "not bmw and automatic", "!brand=BMW gearbox=Automatic"],
  ["sv", "varken bmw eller volvo", "!brand=BMW !brand=Volvo"],
  ["sv", "inte röd eller svart", "!color=Röd !color=Svart"],
  ["nb", "aldri diesel", "!fuel=Diesel"],
  ["fi", "ei bmw eikä volvo", "!brand=BMW !brand=Volvo"],
  ["sv", "allt annat än volvo", "!brand=Volvo"],
  ["nb", "alt annet enn volvo", "!brand=Volvo"],
  ["sk", "iné ako volvo", "!brand=Volvo"],
  ["fi", "muu kuin volvo", "!brand=Volvo"],
  ["sk", "ani bmw ani volvo", "!brand=BMW !brand=Volvo"],
  ["sk", "nechcem diesel", "!fuel=Diesel"],
  ["sv", "volvo eller bmw", "brand=Volvo brand=BMW"],
  // the other end of a limit
  ["en", "2024 or older", "year=2018 year=2019 year=2020 year=2021 year=2022 year=2023 year=2024"],
  ["en", "not older than 2024", "year=2024 year=2025 year=2026"],
  ["sv", "inte nyare än 2019", "year=2018 year=2019"],
  ["en", "since 2025", "year=2025 year=2026"],
  ["en", "2025+", "year=2025 year=2026"],
  ["en", "£10k+", "price=10000.."],
  ["en", "5+ seats", "seats=5 seats=7"],
  ["en", "20k miles or less", "mileage=..20000"],
  ["en", "£20k max", "price=..20000"],
  ["en", "10000 max 100 bhp", 'power=..100 "10000"'],
  ["sv", "senast 2019", "year=2018 year=2019"],
  ["nb", "tidligst 2025", "year=2025 year=2026"],
  ["fi", "kalliimpi kuin 20000", "price=20000.."],
  ["sk", "do roku 2019", "year=2018 year=2019"],
  // both ends are of one thing
  ["en", "£200-£300 per month", "privateleasing_monthly_cost=200..300"],
  ["en", "10k-20k miles", "mileage=10000..20000"],
  ["sv", "100 000 kr - 150 000 kr", "price=100000..150000"],
  ["fi", "50 tkm - 80 tkm", "mileage=50000..80000"],
  ["sk", "200 € až 300 € mesačne", "privateleasing_monthly_cost=200..300"],
  ["nb", "kr 200 000", "price=..200000"],
  // how far an electric car goes is no mileage
  ["sv", "räckvidd på minst 40 mil", "electric_range=400.."],
  ["sk", "s dojazdom nad 400 km", "electric_range=400.."],
  // The topic of a number precedes it.
  ["en", "mileage under 20000", "mileage=..20000"],
  ["en", "mileage under 32186 km", "mileage=..19999"],
  ["en", "price under 9000", "price=..9000"],
  ["en", "monthly budget £250", "privateleasing_monthly_cost=..250"],
  ["en", "monthly £200-£300", "privateleasing_monthly_cost=200..300"],
  ["en", "low miles 15000", '"low miles 15000"'],
  ["en", "price 2019", 'year=2019 "price"'],
  ["sv", "miltal under 10000", "mileage=..10000"],
  ["sv", "gått max 10000", "mileage=..10000"],
  ["sv", "månadskostnad under 3000", "privateleasing_monthly_cost=..3000"],
  ["nb", "kilometerstand under 50000", "mileage=..50000"],
  ["fi", "ajettu alle 100000", "mileage=..100000"],
  ["sk", "najazdené do 50000", "mileage=..50000"],
  ["sk", "výkon nad 110 kw", "power=150.."],
  // numbers of something else, and numbers that are only near
  ["en", "under 1500 kg", '"under 1500 kg"'],
  ["sv", "dragvikt över 2000 kg", '"dragvikt över 2000 kg"'],
  ["sv", "max 1500 kubik", '"max 1500 kubik"'],
  ["sv", "skatt under 1000 kr", '"skatt under 1000 kr"'],
  ["sv", "ca 200 tkr", '"ca 200 tkr"'],
  ["sv", "0-100 under 6 sek", '"0 – 100 under 6 sek"'],
  ["sv", "0 kr", '"0 kr"'],
  ["nb", "startleie 30 000 kr", '"startleie 30000 kr"'],
  ["en", "10,000 miles a year", '"10000 miles year"'],
  ["fi", "käsiraha 1000 €", '"käsiraha 1000 €"'],
  ["sk", "zľava 500 €", '"zľava 500 €"'],
  // names that hold numbers
  ["sv", "saab 9-5", "brand=Saab/9-5"],
  ["sv", "MAZDA2", "brand=Mazda/2"],
  ["sv", "tesla model s", 'brand=Tesla "model s"'],
  ["sv", "tesla model y", "brand=Tesla/Model Y"],
  ["sv", "mazda4", '"mazda4"'],
] as const)("in %s, the unusual search phrase %j is parsed as %s", (language, text, meant) => {
  expect(shorten(text, language)).toBe(meant)
})

test.each([
  ["dragkrok", ["Dragkrok"], []],
  ["kombi med drag", ["Kombi", "Dragkrok"], []],
  ["inte dragkrok", [], ["Dragkrok"]],
  ["läder", ["Läderklädsel"], []],
  ["adaptiv farthållare", ["Adaptiv farthållare"], []],
])("equipment names in '%s' become equipment filters", (text, chosen, excluded) => {
  const { parts, rest } = parseSearchWords(text, EQUIPPED)
  const listValues = (isExcluded: boolean) =>
    parts.flatMap((part) => (part.kind === "value" && part.isExcluded === isExcluded ? [part.value] : []))

  expect([listValues(false), listValues(true), rest]).toEqual([chosen, excluded, ""])
})

test("a word that occurs in several equipment names does not become a filter", () => {
  expect(parseSearchWords("farthållare", EQUIPPED)).toMatchObject({ parts: [], rest: "farthållare" })
})

const EQUIPPED = stock("sv", {
  car_body: ["Kombi"],
  car_equipment: ["Dragkrok", "Läderklädsel", "Farthållare", "Adaptiv farthållare"],
})

test.each([
  ["sv", "diesel under 120 g/km", 120],
  ["sv", "diesel med koldioxid högst 120", 120],
  ["nb", "diesel co2-utslipp under 120", 120],
  ["en", "diesel co2 under 120", 120],
  ["fi", "diesel päästöt alle 120 g/km", 120],
  ["sk", "diesel emisie do 120", 120],
] as const)("a limit on carbon dioxide emissions in %s becomes a range filter: %s", (language, text, max) => {
  const emission = { name: "car_emission", type: "histogram" as const, value: [] }
  const fuels = { name: "car_fuel", type: "list" as const, value: [{ text: "Diesel", count: 2 }] }

  expect(parseSearchWords(text, createChoosable([fuels, emission], language))).toMatchObject({
    parts: [
      { kind: "value", value: "Diesel" },
      { kind: "range", field: "car_emission", min: null, max },
    ],
    rest: "",
  })
})
