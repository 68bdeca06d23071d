import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import type { Language } from "../rules/words.ts"
import { type Choosable, createChoosable } from "./choosable.ts"
import { parseSearchWords, type UnderstoodPart } from "./parse-search-words.ts"

/**
 * Sixty phrases of each language as people type them, with the meaning that was decided before they were tried: `phrase
 * => meaning`; quoted words have none. The README lists the number of phrases that are read as expected.
 */
const FILES = new URL("../../test/phrases/", import.meta.url)

const MODELS = {
  Audi: ["A4 Avant", "Q5"],
  BMW: ["3-serie Touring", "X3", "i4"],
  Fiat: ["500"],
  Ford: ["Kuga", "Transit"],
  Kia: ["EV6", "Ceed", "Sportage"],
  "Mercedes-Benz": ["GLC", "C-klass Kombi"],
  MINI: ["Cooper"],
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

type Lists = Readonly<Record<"body" | "fuel" | "gearbox" | "drive" | "color", readonly string[]>>

const LISTS: Readonly<Record<Language, Lists>> = {
  sv: {
    body: ["Kombi", "SUV", "Halvkombi", "Transportbil"],
    fuel: ["El", "Bensin", "Diesel", "Laddhybrid", "Elhybrid"],
    gearbox: ["Automat", "Manuell"],
    drive: ["Framhjulsdrift", "Fyrhjulsdrift"],
    color: ["Röd", "Svart", "Blå", "Vit", "Grå"],
  },
  nb: {
    body: ["Stasjonsvogn", "SUV", "Kombi", "Varebil"],
    fuel: ["Elektrisk", "Bensin", "Diesel", "Ladbar hybrid", "Hybrid"],
    gearbox: ["Automat", "Manuell"],
    drive: ["Forhjulsdrift", "Firehjulsdrift"],
    color: ["Rød", "Svart", "Blå", "Hvit", "Grå"],
  },
  da: {
    body: ["Stationcar", "SUV", "Hatchback", "Varebil"],
    fuel: ["El", "Benzin", "Diesel", "Plug-in hybrid", "Hybrid"],
    gearbox: ["Automatisk", "Manuel"],
    drive: ["Forhjulstræk", "Firehjulstræk"],
    color: ["Rød", "Sort", "Blå", "Hvid", "Grå"],
  },
  en: {
    body: ["Estate", "SUV", "Hatchback", "Van"],
    fuel: ["Electric", "Petrol", "Diesel", "Plug-in hybrid", "Hybrid"],
    gearbox: ["Automatic", "Manual"],
    drive: ["Front-wheel drive", "Four-wheel drive"],
    color: ["Red", "Black", "Blue", "White", "Grey"],
  },
  fi: {
    body: ["Farmari", "Maasturi", "Viistoperä", "Pakettiauto"],
    fuel: ["Sähkö", "Bensiini", "Diesel", "Lataushybridi", "Hybridi"],
    gearbox: ["Automaatti", "Manuaali"],
    drive: ["Etuveto", "Neliveto"],
    color: ["Punainen", "Musta", "Sininen", "Valkoinen", "Harmaa"],
  },
  sk: {
    body: ["Kombi", "SUV", "Hatchback", "Dodávka"],
    fuel: ["Elektro", "Benzín", "Diesel", "Plug-in hybrid", "Hybrid"],
    gearbox: ["Automatická", "Manuálna"],
    drive: ["Pohon prednej nápravy", "Pohon 4×4"],
    color: ["Červená", "Čierna", "Modrá", "Biela", "Sivá"],
  },
}

/** The number of the sixty phrases that are read correctly; a change may only raise it. */
const READ: Readonly<Record<Language, number>> = { da: 60, en: 59, fi: 56, nb: 60, sk: 59, sv: 59 }

function createStock(language: Language): Choosable {
  const value = (text: string) => ({ text, count: 1 })
  const years = Array.from({ length: 12 }, (_, at) => String(2015 + at))
  const { body, fuel, gearbox, drive, color } = LISTS[language]
  const lists = {
    car_body: body,
    car_fuel: fuel,
    car_gearbox: gearbox,
    car_drive: drive,
    car_color: color,
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
  )
}

function readPhrases(language: Language) {
  const lines = readFileSync(new URL(`${language}.txt`, FILES), "utf8")
    .trim()
    .split("\n")
  const stock = createStock(language)
  return lines.map((line) => {
    const [phrase = "", meant = ""] = line.split(" => ")
    const { parts, rest } = parseSearchWords(phrase, stock)
    const words = rest === "" ? [] : [`"${rest}"`]
    return { phrase, meant, read: [...parts.map(printPart), ...words].join(" "), parts }
  })
}

function printPart(part: UnderstoodPart): string {
  const field = part.field.replace("car_", "")
  if (part.kind === "range") return `${field}=${part.min ?? ""}..${part.max ?? ""}`
  return `${part.isExcluded ? "!" : ""}${field}=${[part.value, ...(part.child === null ? [] : [part.child])].join("/")}`
}

/** Returns whether two texts contain the same choices, in any order. */
function isSame(a: string, b: string): boolean {
  const sort = (reading: string) => (reading.match(/"[^"]*"|\S+(?: \w+)*?(?=\s[!\w]+=|\s"|$)/g) ?? []).sort().join("|")
  return sort(a) === sort(b)
}

const LANGUAGES = Object.keys(LISTS) as readonly Language[]

test.each(LANGUAGES)("the README states how many of sixty phrases in %s are understood correctly", (language) => {
  const phrases = readPhrases(language)
  const others = phrases.filter(({ meant, read }) => !isSame(meant, read))

  expect(phrases).toHaveLength(60)
  expect(phrases.length - others.length).toBe(READ[language])
})

test.each(LANGUAGES)("no phrase in %s is read as a filter that it does not mention", (language) => {
  const wrong = readPhrases(language).flatMap(({ phrase, meant, parts }) => {
    // The brand of a model that was meant is no other choice.
    const isMeant = (part: string) => [" ", "/"].some((end) => ` ${meant} `.includes(` ${part}${end}`))
    return parts.map(printPart).flatMap((part) => (isMeant(part) ? [] : [`${phrase}: ${part}`]))
  })

  expect(wrong).toEqual([])
})
