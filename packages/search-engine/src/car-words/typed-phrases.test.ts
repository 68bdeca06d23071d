import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import type { Language } from "../rules/words.ts"
import { type Choosable, createChoosable } from "./choosable.ts"
import { parseSearchWords, type UnderstoodPart } from "./parse-search-words.ts"

/**
 * The folder of the files with typed phrases. Each line has the form `phrase => meaning`, and words that must remain
 * unrecognised are in quotes.
 */
const FILES = new URL("../../test/phrases/", import.meta.url)

const MODELS = {
  Audi: ["A4 Avant", "Q5"],
  BMW: ["3-serie Touring", "X3", "i4"],
  Fiat: ["500"],
  Ford: ["Kuga", "Transit"],
  Kia: ["EV6", "Ceed", "Sportage"],
  "Mercedes-Benz": ["GLC", "C-klass Kombi"],
  MINI: ["Cooper", "Convertible"],
  Nissan: ["Leaf", "Qashqai"],
  Peugeot: ["208", "2008"],
  Polestar: ["2"],
  smart: ["#1", "#3"],
  Tesla: ["Model 3", "Model Y"],
  Toyota: ["Yaris", "RAV4", "Corolla"],
  Volkswagen: ["Golf", "Passat Variant", "Tiguan", "ID.4"],
  Volvo: ["V60", "XC60", "XC40", "EX30"],
  Škoda: ["Octavia Combi", "Enyaq"],
}
const RANGES = ["car_price", "car_mileage", "car_power", "car_electric_range", "car_privateleasing_monthly_cost"]

type Lists = Readonly<
  Record<"body" | "fuel" | "gearbox" | "drive" | "color" | "condition" | "site_city", readonly string[]>
>

const LISTS: Readonly<Record<Language, Lists>> = {
  sv: {
    body: ["Kombi", "SUV", "Halvkombi", "Transportbil", "Familjebuss", "Cabriolet"],
    fuel: ["El", "Bensin", "Diesel", "Laddhybrid", "Elhybrid"],
    gearbox: ["Automat", "Manuell"],
    drive: ["Framhjulsdrift", "Fyrhjulsdrift"],
    color: ["Röd", "Svart", "Blå", "Vit", "Grå"],
    condition: ["Begagnad", "Ny"],
    site_city: ["Göteborg", "Malmö"],
  },
  nb: {
    body: ["Stasjonsvogn", "SUV", "Kombi", "Varebil", "Flerbruksbil", "Kabriolet"],
    fuel: ["Elektrisk", "Bensin", "Diesel", "Ladbar hybrid", "Hybrid"],
    gearbox: ["Automat", "Manuell"],
    drive: ["Forhjulsdrift", "Firehjulsdrift"],
    color: ["Rød", "Svart", "Blå", "Hvit", "Grå"],
    condition: ["Brukt", "Ny"],
    site_city: ["Oslo", "Bergen"],
  },
  da: {
    body: ["Stationcar", "SUV", "Hatchback", "Varebil", "Cabriolet"],
    fuel: ["El", "Benzin", "Diesel", "Plug-in hybrid", "Hybrid"],
    gearbox: ["Automatisk", "Manuel"],
    drive: ["Forhjulstræk", "Firehjulstræk"],
    color: ["Rød", "Sort", "Blå", "Hvid", "Grå"],
    condition: ["Brugt", "Ny"],
    site_city: ["Aarhus", "Odense"],
  },
  en: {
    body: ["Estate", "SUV", "Hatchback", "Van", "MPV", "Convertible"],
    fuel: ["Electric", "Petrol", "Diesel", "Plug-in hybrid", "Hybrid"],
    gearbox: ["Automatic", "Manual"],
    drive: ["Front-wheel drive", "Four-wheel drive"],
    color: ["Red", "Black", "Blue", "White", "Grey"],
    condition: ["Used", "New"],
    site_city: ["Leeds", "Newcastle upon Tyne"],
  },
  fi: {
    body: ["Farmari", "Maasturi", "Viistoperä", "Pakettiauto", "Tila-auto", "Avoauto"],
    fuel: ["Sähkö", "Bensiini", "Diesel", "Lataushybridi", "Hybridi"],
    gearbox: ["Automaatti", "Manuaali"],
    drive: ["Etuveto", "Neliveto"],
    color: ["Punainen", "Musta", "Sininen", "Valkoinen", "Harmaa"],
    condition: ["Käytetty", "Uusi"],
    site_city: ["Tampere", "Turku", "Lahti"],
  },
  sk: {
    body: ["Kombi", "SUV", "Hatchback", "Dodávka", "MPV", "Kabriolet"],
    fuel: ["Elektro", "Benzín", "Diesel", "Plug-in hybrid", "Hybrid"],
    gearbox: ["Automatická", "Manuálna"],
    drive: ["Pohon prednej nápravy", "Pohon 4×4"],
    color: ["Červená", "Čierna", "Modrá", "Biela", "Sivá"],
    condition: ["Jazdené", "Nové"],
    site_city: ["Bratislava", "Košice"],
  },
}

/**
 * The number of phrases that are parsed as expected, and the total number of phrases, by language. A code change must
 * not decrease the first number.
 */
const READ: Readonly<Record<string, readonly [number, number]>> = {
  da: [82, 82],
  en: [97, 97],
  fi: [91, 92],
  nb: [85, 85],
  sk: [84, 85],
  sv: [95, 96],
  "en-sv": [25, 25],
  "sv-fi": [24, 24],
}

function createStock(language: Language, stockLanguage: Language): Choosable {
  const value = (text: string) => ({ text, count: 1 })
  const years = Array.from({ length: 12 }, (_, at) => String(2015 + at))
  const { body, fuel, gearbox, drive, color, condition, site_city } = LISTS[stockLanguage]
  const lists = {
    car_body: body,
    car_fuel: fuel,
    car_gearbox: gearbox,
    car_drive: drive,
    car_color: color,
    car_condition: condition,
    car_site_city: site_city,
    car_seats: ["2", "4", "5", "7"],
    car_doors: ["3", "5"],
    car_year: years,
  }
  return createChoosable(
    [
      {
        name: "car_brand",
        child_name: "car_model",
        type: "list",
        value: Object.entries(MODELS).map(([brand, models]) => ({ ...value(brand), children: models.map(value) })),
      },
      ...Object.entries(lists).map(([name, values]) => ({ name, type: "list" as const, value: values.map(value) })),
      ...RANGES.map((name) => ({ name, type: "histogram" as const, value: [] })),
    ],
    language,
    stockLanguage,
  )
}

function readPhrases(file: string) {
  const lines = readFileSync(new URL(`${file}.txt`, FILES), "utf8")
    .trim()
    .split("\n")
  const [language, stockLanguage = language] = file.split("-") as [Language, Language?]
  const stock = createStock(language, stockLanguage)
  return lines.map((line) => {
    const [phrase = "", meant = ""] = line.split(" => ")
    const { parts, order, rest } = parseSearchWords(phrase, stock)
    const others = [...(order === null ? [] : [`order=${order}`]), ...(rest === "" ? [] : [`"${rest}"`])]
    return { phrase, meant, read: [...parts.map(printPart), ...others].join(" "), parts }
  })
}

function printPart(part: UnderstoodPart): string {
  if (part.kind === "near") return `near=${part.place}/${part.within}`
  const field = part.field.replace("car_", "")
  if (part.kind === "range") return `${field}=${part.min ?? ""}..${part.max ?? ""}`
  return `${part.isExcluded ? "!" : ""}${field}=${[part.value, ...(part.child === null ? [] : [part.child])].join("/")}`
}

function isSame(a: string, b: string): boolean {
  const sort = (reading: string) => (reading.match(/"[^"]*"|\S+(?: \w+)*?(?=\s[!\w]+=|\s"|$)/g) ?? []).sort().join("|")
  return sort(a) === sort(b)
}

const FILE_NAMES = Object.keys(READ)

test.each(FILE_NAMES)("the number of correctly parsed search phrases in %s equals the recorded number", (file) => {
  const phrases = readPhrases(file)
  const others = phrases.filter(({ meant, read }) => !isSame(meant, read))

  expect([phrases.length - others.length, phrases.length]).toEqual(READ[file])
})

test.each(FILE_NAMES)("parsing the search phrases in %s adds no filter that the phrase does not mention", (file) => {
  const wrong = readPhrases(file).flatMap(({ phrase, meant, parts }) => {
    // The brand of a model that was meant is no other choice.
    const isMeant = (part: string) => [" ", "/"].some((end) => ` ${meant} `.includes(` ${part}${end}`))
    return parts.map(printPart).flatMap((part) => (isMeant(part) ? [] : [`${phrase}: ${part}`]))
  })

  expect(wrong).toEqual([])
})
