import type { MarketName } from "./market.types.ts"

/** The sites with a stock. */
export const SITE_NAMES = ["se-automotive", "se-used", "no-automotive", "uk-automotive", "fi-used", "sk-used"] as const
export type SiteName = (typeof SITE_NAMES)[number]

/** The properties that differ between the stocks of sites. */
export interface Site {
  readonly name: SiteName
  readonly market: MarketName
  readonly language: "sv" | "nb" | "en" | "fi" | "sk"
  /** The number of cars in its stock. */
  readonly count: number
  readonly brandGroup: "Norrvik" | "Rullo"
  readonly host: string
  /** The company number in the ERP, and the prefix of its dealerships' identifiers. */
  readonly company: string
  readonly prefix: string
  /** The first of its car identifiers, which do not overlap with those of other sites. */
  readonly firstCar: number
  /** The makes sold new; empty when all cars are used. */
  readonly sold: readonly string[]
  /** The weights of makes among used cars. A make without a weight does not occur. */
  readonly used: Readonly<Record<string, number>>
}

const COMMON = {
  Volkswagen: 9,
  Audi: 5,
  BMW: 6,
  "Mercedes-Benz": 6,
  Ford: 5,
  Toyota: 6,
  Kia: 5,
  Hyundai: 4,
  Škoda: 5,
  Peugeot: 4,
  Renault: 3,
  Opel: 3,
  Nissan: 3,
  Citroën: 2,
  SEAT: 2,
  Cupra: 2,
  MINI: 1.5,
  Fiat: 1.5,
  Dacia: 2,
  Mazda: 2.5,
  Honda: 1.5,
  Suzuki: 1,
  Subaru: 1,
  Mitsubishi: 1.2,
  Lexus: 1,
  Tesla: 3,
  MG: 1.5,
  BYD: 1,
  Porsche: 0.7,
  "Land Rover": 0.7,
  Jaguar: 0.4,
  Volvo: 3,
  Polestar: 0.6,
  smart: 0.4,
} as const

/** The stock of each site: about two thousand cars each, twelve thousand in all. */
export const SITES: Readonly<Record<SiteName, Site>> = {
  "se-automotive": {
    name: "se-automotive",
    market: "se",
    language: "sv",
    count: 2400,
    brandGroup: "Norrvik",
    host: "norrvik.example",
    company: "110",
    prefix: "SE-1",
    firstCar: 11_000_000,
    sold: ["Volvo", "Polestar", "Kia", "Hyundai", "Škoda", "Toyota", "Ford", "Renault", "Dacia", "Peugeot"],
    used: { ...COMMON, Volvo: 22, Polestar: 3, Kia: 9, Toyota: 8, BYD: 1.5 },
  },
  "se-used": {
    name: "se-used",
    market: "se",
    language: "sv",
    count: 2200,
    brandGroup: "Rullo",
    host: "rullo.example",
    company: "210",
    prefix: "SE-2",
    firstCar: 21_000_000,
    sold: [],
    used: { ...COMMON, Volvo: 16, Kia: 8, Polestar: 1.5 },
  },
  "no-automotive": {
    name: "no-automotive",
    market: "no",
    language: "nb",
    count: 2000,
    brandGroup: "Norrvik",
    host: "no.norrvik.example",
    company: "120",
    prefix: "NO-1",
    firstCar: 12_000_000,
    sold: ["Volvo", "Polestar", "Kia", "Hyundai", "Škoda", "Toyota"],
    used: { ...COMMON, Volvo: 9, Tesla: 12, Polestar: 3, Nissan: 5, Toyota: 9, Dacia: 0, Opel: 2, SEAT: 0.3 },
  },
  "uk-automotive": {
    name: "uk-automotive",
    market: "uk",
    language: "en",
    count: 2200,
    brandGroup: "Norrvik",
    host: "uk.norrvik.example",
    company: "130",
    prefix: "UK-1",
    firstCar: 13_000_000,
    sold: ["Mercedes-Benz", "smart", "BMW", "MINI"],
    used: {
      ...COMMON,
      "Mercedes-Benz": 20,
      BMW: 18,
      MINI: 9,
      smart: 4,
      Ford: 7,
      Opel: 5,
      Audi: 7,
      "Land Rover": 3,
      Jaguar: 2,
      Volvo: 2,
    },
  },
  "fi-used": {
    name: "fi-used",
    market: "fi",
    language: "fi",
    count: 1700,
    brandGroup: "Rullo",
    host: "fi.rullo.example",
    company: "240",
    prefix: "FI-2",
    firstCar: 24_000_000,
    sold: [],
    used: { ...COMMON, Toyota: 14, Škoda: 9, Volvo: 8, Dacia: 0.8, "Land Rover": 0.2, MG: 0.6 },
  },
  "sk-used": {
    name: "sk-used",
    market: "sk",
    language: "sk",
    count: 1500,
    brandGroup: "Rullo",
    host: "sk.rullo.example",
    company: "250",
    prefix: "SK-2",
    firstCar: 25_000_000,
    sold: [],
    used: { ...COMMON, Škoda: 24, Kia: 8, Hyundai: 7, Dacia: 5, SEAT: 4, Volvo: 2, Tesla: 1.2, Polestar: 0 },
  },
}

/** Returns a site; throws a RangeError for a site without a demo stock. */
export function siteOf(name: string): Site {
  const known = SITE_NAMES.find((one) => one === name)
  if (known === undefined)
    throw new RangeError(`stock-demo: ${name} has no demo stock. Use one of ${SITE_NAMES.join(", ")}.`)
  return SITES[known]
}
