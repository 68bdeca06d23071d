import type { ComparedCar } from "../src/stock/car-comparison.select.ts"
import type { StockCar } from "../src/stock/stock.types.ts"

export type Market = "sv" | "fi" | "en"

/** The data of a car in Swedish. It is translated for other markets. */
interface Fact {
  readonly brand: string
  readonly model: string
  readonly version: string
  readonly year: number
  readonly mil: number
  readonly fuel: keyof typeof FUELS
  readonly gearbox?: "Manuell"
  readonly price: number | null
  readonly campaign?: number
  readonly lowest?: number
  readonly monthly?: number
  readonly kind?: "private" | "company"
  readonly range?: number
  readonly city: number
  readonly src: string | null
  readonly state?: StockCar["state"]
  readonly isNew?: boolean
  readonly isSample?: boolean
  readonly isWithoutVat?: boolean
  readonly isVatDeductible?: boolean
}

const FUELS = {
  Bensin: { fi: "Bensiini", en: "Petrol" },
  Diesel: { fi: "Diesel", en: "Diesel" },
  El: { fi: "Sähkö", en: "Electric" },
  Elhybrid: { fi: "Hybridi", en: "Hybrid" },
  Laddhybrid: { fi: "Ladattava hybridi", en: "Plug-in hybrid" },
} as const

const FACTS: readonly Fact[] = [
  {
    brand: "Volvo",
    model: "V60",
    version: "B4 Core Edition",
    year: 2023,
    mil: 3120,
    fuel: "Diesel",
    price: 369900,
    monthly: 3790,
    city: 0,
    src: "/-/media/artwork/cars/estate-quarter-fjord-star-upright-pillar-rails-chrome.svg",
  },
  {
    brand: "Kia",
    model: "EV6",
    version: "Long Range AWD GT-Line",
    year: 2022,
    mil: 4680,
    fuel: "El",
    price: 429900,
    campaign: 389900,
    lowest: 414900,
    monthly: 3995,
    range: 506,
    city: 1,
    src: "/-/media/artwork/cars/crossover-quarter-spruce-turbine-closed-slim.svg",
  },
  {
    brand: "Volkswagen",
    model: "Golf",
    version: "1.5 eTSI Life",
    year: 2021,
    mil: 5410,
    fuel: "Bensin",
    price: 209900,
    monthly: 2149,
    city: 2,
    isNew: true,
    src: "/-/media/artwork/cars/hatchback-quarter-rowan-plus-split-slim.svg",
  },
  {
    brand: "Polestar",
    model: "2",
    version: "Long Range Dual Motor",
    year: 2021,
    mil: 6230,
    fuel: "El",
    price: 334900,
    monthly: 3429,
    range: 480,
    city: 0,
    src: "/-/media/artwork/cars/saloon-quarter-snow-blade-closed-slim.svg",
  },
  {
    brand: "Toyota",
    model: "Yaris",
    version: "Hybrid 116 Active",
    year: 2022,
    mil: 2940,
    fuel: "Elhybrid",
    price: 194900,
    monthly: 1995,
    city: 3,
    isNew: true,
    src: "/-/media/artwork/cars/city-car-quarter-amber-plus-wide-black-roof.svg",
  },
  {
    brand: "Mercedes-Benz",
    model: "Vito",
    version: "116 CDI Lång Pro",
    year: 2022,
    mil: 5870,
    fuel: "Diesel",
    price: 319200,
    monthly: 3650,
    kind: "company",
    city: 1,
    isWithoutVat: true,
    isVatDeductible: true,
    src: "/-/media/artwork/cars/van-quarter-silver.svg",
  },
  {
    brand: "BMW",
    model: "320d",
    version: "xDrive Touring M Sport",
    year: 2020,
    mil: 8890,
    fuel: "Diesel",
    price: 289900,
    state: "sold",
    city: 2,
    src: "/-/media/artwork/cars/estate-quarter-ink-sport-split-matrix.svg",
  },
  {
    brand: "Volvo",
    model: "EX30",
    version: "Single Motor Extended Range Plus",
    year: 2024,
    mil: 1250,
    fuel: "El",
    price: 389000,
    monthly: 4295,
    kind: "private",
    range: 476,
    state: "reserved",
    city: 0,
    src: "/-/media/artwork/cars/suv-small-quarter-glacier-aero-closed-pillar-black-roof.svg",
  },
  {
    brand: "Ford",
    model: "Ranger",
    version: "2.0 EcoBlue Wildtrak e-4WD",
    year: 2023,
    mil: 3380,
    fuel: "Diesel",
    price: 399900,
    monthly: 4490,
    kind: "company",
    city: 4,
    isWithoutVat: true,
    src: "/-/media/artwork/cars/pick-up-quarter-copper-cross-shield-clad.svg",
  },
  {
    brand: "Skoda",
    model: "Superb",
    version: "iV Combi L&K",
    year: 2021,
    mil: 7120,
    fuel: "Laddhybrid",
    price: 284900,
    campaign: 269900,
    lowest: 279900,
    monthly: 2765,
    city: 1,
    src: "/-/media/artwork/cars/estate-quarter-granite-plus-upright-chrome.svg",
  },
  {
    brand: "Renault",
    model: "Scenic",
    version: "E-Tech Iconic Long Range",
    year: 2026,
    mil: 0,
    fuel: "El",
    price: 519900,
    monthly: 4990,
    kind: "private",
    range: 610,
    isSample: true,
    city: 3,
    src: "/-/media/artwork/cars/crossover-quarter-birch-aero-closed-matrix-black-roof.svg",
  },
  {
    brand: "MINI",
    model: "Cooper S",
    version: "Cabrio Resolute Edition",
    year: 2022,
    mil: 2210,
    fuel: "Bensin",
    price: null,
    city: 0,
    src: "/-/media/artwork/cars/convertible-quarter-rowan-classic-wide-round.svg",
  },
  {
    brand: "Volvo",
    model: "XC40",
    version: "Recharge Pure Electric Twin",
    year: 2022,
    mil: 5030,
    fuel: "El",
    price: 359900,
    monthly: 3690,
    range: 438,
    state: "coming",
    city: 2,
    src: null,
  },
  {
    brand: "Audi",
    model: "A4",
    version: "40 TDI quattro Avant Proline",
    year: 2019,
    mil: 10960,
    fuel: "Diesel",
    price: 229900,
    monthly: 2349,
    city: 4,
    src: "/-/media/artwork/cars/estate-quarter-midnight-star-hexagon-rails.svg",
  },
  {
    brand: "Nissan",
    model: "Qashqai",
    version: "1.3 DIG-T N-Connecta",
    year: 2021,
    mil: 4720,
    fuel: "Bensin",
    price: 239900,
    monthly: 2459,
    city: 1,
    src: "/-/media/artwork/cars/suv-small-quarter-copper-cross-shield-rails-clad.svg",
  },
  {
    brand: "Peugeot",
    model: "208",
    version: "PureTech 100 Allure",
    year: 2020,
    mil: 5980,
    fuel: "Bensin",
    gearbox: "Manuell",
    price: 144900,
    campaign: 129900,
    lowest: 139900,
    monthly: 1329,
    city: 3,
    src: "/-/media/artwork/cars/hatchback-quarter-amber-blade-hexagon-black-roof.svg",
  },
  {
    brand: "Tesla",
    model: "Model 3",
    version: "Long Range AWD",
    year: 2021,
    mil: 7740,
    fuel: "El",
    price: 319900,
    monthly: 3275,
    range: 614,
    city: 0,
    src: "/-/media/artwork/cars/saloon-quarter-midnight-aero-closed-slim.svg",
  },
  {
    brand: "Volkswagen",
    model: "Multivan",
    version: "eHybrid Lång Style",
    year: 2023,
    mil: 2870,
    fuel: "Laddhybrid",
    price: 589900,
    monthly: 6040,
    city: 1,
    isVatDeductible: true,
    src: "/-/media/artwork/cars/mpv-quarter-granite-plus-wide-chrome.svg",
  },
  {
    brand: "Fiat",
    model: "500",
    version: "Icon 42 kWh",
    year: 2022,
    mil: 1930,
    fuel: "El",
    price: 219900,
    monthly: 2255,
    range: 320,
    isNew: true,
    city: 2,
    src: "/-/media/artwork/cars/city-car-quarter-lichen-classic-closed-round.svg",
  },
  {
    brand: "BMW",
    model: "M240i",
    version: "xDrive Coupé",
    year: 2022,
    mil: 3560,
    fuel: "Bensin",
    price: 464900,
    monthly: 4765,
    city: 4,
    src: "/-/media/artwork/cars/coupe-quarter-fjord-sport-split.svg",
  },
  {
    brand: "Hyundai",
    model: "Kona",
    version: "Electric 64 kWh Advanced",
    year: 2021,
    mil: 5550,
    fuel: "El",
    price: 239900,
    campaign: 219900,
    lowest: 219900,
    monthly: 2255,
    range: 484,
    city: 3,
    src: "/-/media/artwork/cars/suv-small-quarter-sand-aero-closed-matrix.svg",
  },
  {
    brand: "Seat",
    model: "Leon",
    version: "1.5 TSI Sportstourer Style",
    year: 2020,
    mil: 6640,
    fuel: "Bensin",
    gearbox: "Manuell",
    price: 179900,
    monthly: 1839,
    city: 0,
    src: "/-/media/artwork/cars/estate-quarter-lichen-sport-hexagon.svg",
  },
  {
    brand: "Volvo",
    model: "S60",
    version: "T8 Recharge R-Design",
    year: 2021,
    mil: 5890,
    fuel: "Laddhybrid",
    price: 364900,
    monthly: 3740,
    city: 2,
    src: "/-/media/artwork/cars/saloon-quarter-granite-star-upright-pillar.svg",
  },
  {
    brand: "Citroën",
    model: "ë-Berlingo",
    version: "L1 50 kWh",
    year: 2022,
    mil: 2460,
    fuel: "El",
    price: 224000,
    monthly: 2560,
    kind: "company",
    range: 280,
    isWithoutVat: true,
    city: 1,
    src: "/-/media/artwork/cars/van-small-quarter-snow-base-closed.svg",
  },
  {
    brand: "Mazda",
    model: "MX-5",
    version: "2.0 Skyactiv-G Homura",
    year: 2023,
    mil: 1140,
    fuel: "Bensin",
    gearbox: "Manuell",
    price: 329900,
    monthly: 3380,
    isNew: true,
    city: 4,
    src: "/-/media/artwork/cars/sports-quarter-spruce-blade.svg",
  },
  {
    brand: "Dacia",
    model: "Duster",
    version: "TCe 130 Extreme 4x4",
    year: 2024,
    mil: 1820,
    fuel: "Bensin",
    gearbox: "Manuell",
    price: 264900,
    monthly: 2715,
    city: 3,
    src: "/-/media/artwork/cars/suv-quarter-granite-cross-wide-rails-clad.svg",
  },
  {
    brand: "Kia",
    model: "Niro",
    version: "PHEV Advance",
    year: 2022,
    mil: 4310,
    fuel: "Laddhybrid",
    price: 274900,
    monthly: 2815,
    city: 0,
    src: "/-/media/artwork/cars/crossover-quarter-silver-star-wide-clad.svg",
  },
  {
    brand: "Renault",
    model: "Clio",
    version: "E-Tech Hybrid 145 Techno",
    year: 2023,
    mil: 2650,
    fuel: "Elhybrid",
    price: 204900,
    monthly: 2099,
    city: 1,
    src: "/-/media/artwork/cars/hatchback-quarter-glacier-plus-shield.svg",
  },
  {
    brand: "Cupra",
    model: "Born",
    version: "e-Boost 77 kWh",
    year: 2023,
    mil: 2790,
    fuel: "El",
    price: 359900,
    monthly: 3690,
    range: 548,
    city: 2,
    src: "/-/media/artwork/cars/hatchback-quarter-midnight-turbine-closed.svg",
  },
  {
    brand: "Toyota",
    model: "RAV4",
    version: "2.5 Plug-in Hybrid AWD-i Executive",
    year: 2022,
    mil: 5220,
    fuel: "Laddhybrid",
    price: 449900,
    monthly: 4610,
    city: 4,
    src: "/-/media/artwork/cars/suv-large-quarter-rowan-star-shield-rails-tint.svg",
  },
]

const CITIES: Readonly<Record<Market, readonly string[]>> = {
  sv: ["Stockholm", "Göteborg", "Malmö", "Jönköping", "Umeå"],
  fi: ["Helsinki", "Tampere", "Turku", "Jyväskylä", "Oulu"],
  en: ["Leeds", "Bristol", "Edinburgh", "Norwich", "Cardiff"],
}

const GEARBOXES: Readonly<Record<Market, readonly [automatic: string, manual: string]>> = {
  sv: ["Automat", "Manuell"],
  fi: ["Automaatti", "Manuaali"],
  en: ["Automatic", "Manual"],
}

/** The currency of each market with its value in Swedish kronor (`rate`), and the step to which prices are rounded. */
const MONEY: Readonly<Record<Market, { readonly currency: string; readonly rate: number; readonly step: number }>> = {
  sv: { currency: "SEK", rate: 1, step: 1 },
  fi: { currency: "EUR", rate: 10.6, step: 100 },
  en: { currency: "GBP", rate: 13.2, step: 50 },
}

const MILES_PER_MIL = 6.2137

const BODIES: Readonly<Record<Market, Readonly<Record<string, string>>>> = {
  sv: {
    hatchback: "halvkombi",
    estate: "kombi",
    saloon: "sedan",
    suv: "stadsjeep",
    coupe: "kupé",
    convertible: "cabriolet",
    mpv: "familjebuss",
    van: "skåpbil",
    "pick-up": "pickup",
    "city-car": "småbil",
    "suv-small": "kompakt stadsjeep",
    "suv-large": "stor stadsjeep",
    "van-small": "liten skåpbil",
    minibus: "minibuss",
    sports: "sportbil",
    crossover: "crossover",
  },
  fi: {
    hatchback: "viistoperä",
    estate: "farmari",
    saloon: "sedan",
    suv: "katumaasturi",
    coupe: "coupé",
    convertible: "avoauto",
    mpv: "tila-auto",
    van: "pakettiauto",
    "pick-up": "avolava-auto",
    "city-car": "pikkuauto",
    "suv-small": "pieni katumaasturi",
    "suv-large": "iso katumaasturi",
    "van-small": "pieni pakettiauto",
    minibus: "pikkubussi",
    sports: "urheiluauto",
    crossover: "crossover",
  },
  en: {
    hatchback: "hatchback",
    estate: "estate",
    saloon: "saloon",
    suv: "SUV",
    coupe: "coupé",
    convertible: "convertible",
    mpv: "MPV",
    van: "van",
    "pick-up": "pick-up",
    "city-car": "city car",
    "suv-small": "small SUV",
    "suv-large": "large SUV",
    "van-small": "small van",
    minibus: "minibus",
    sports: "sports car",
    crossover: "crossover",
  },
}

const SEEN: Readonly<Record<Market, (body: string) => string>> = {
  sv: (body) => `Illustration av en ${body} snett framifrån`,
  fi: (body) => `Piirros autosta, korimalli ${body}, viistosti edestä`,
  en: (body) => `Illustration of a car from the front quarter, body type ${body}`,
}

export function stockCars(market: Market): readonly StockCar[] {
  return FACTS.map((fact, index) => stockCar(fact, index, market))
}

function stockCar(fact: Fact, index: number, market: Market): StockCar {
  const { currency } = MONEY[market]
  const id = String(41_280 + index)
  return {
    id,
    href: `#${id}`,
    brand: fact.brand,
    model: fact.model,
    version: fact.version,
    year: fact.year,
    mileage: fact.mil === 0 ? null : mileage(fact.mil, market),
    fuel: market === "sv" ? fact.fuel : FUELS[fact.fuel][market],
    gearbox: GEARBOXES[market][fact.gearbox === undefined ? 0 : 1],
    city: CITIES[market][fact.city] ?? null,
    picture: fact.src === null ? null : { src: fact.src, alt: getAlt(fact.src, market), width: 1500, height: 1000 },
    currency,
    price: amount(fact.price, market),
    campaignPrice: amount(fact.campaign, market),
    lowestPrice: amount(fact.lowest, market),
    monthly:
      fact.monthly === undefined ? null : { kind: fact.kind ?? "private", amount: monthly(fact.monthly, market) },
    electricRange: fact.range === undefined ? null : range(fact.range, market),
    state: fact.state ?? "forSale",
    isNew: fact.isNew ?? false,
    isSample: fact.isSample ?? false,
    isWithoutVat: fact.isWithoutVat ?? false,
    isVatDeductible: fact.isVatDeductible ?? false,
  }
}

function amount(kronor: number | null | undefined, market: Market): number | null {
  if (kronor === null || kronor === undefined) return null
  const { rate, step } = MONEY[market]
  return market === "sv" ? kronor : Math.round(kronor / rate / step) * step - 5
}

const monthly = (kronor: number, market: Market) => Math.round(kronor / MONEY[market].rate)

function mileage(mil: number, market: Market): StockCar["mileage"] {
  if (market === "sv") return { value: mil, unit: "mile-scandinavian" }
  if (market === "fi") return { value: mil * 10, unit: "kilometer" }
  return { value: Math.round(mil * MILES_PER_MIL), unit: "mile" }
}

const range = (km: number, market: Market): StockCar["electricRange"] =>
  market === "en" ? { value: Math.round((km * MILES_PER_MIL) / 10), unit: "mile" } : { value: km, unit: "kilometer" }

function getAlt(src: string, market: Market): string {
  const body = /cars\/([a-z-]+)-quarter/.exec(src)?.[1] ?? ""
  return SEEN[market](BODIES[market][body] ?? body)
}

const DETAILS: Readonly<
  Record<string, readonly [hp: number, seconds: number, litres: number, tow: number, uses: number]>
> = {
  V60: [197, 7.6, 529, 1800, 5.1],
  EV6: [325, 5.2, 490, 1600, 17.9],
  "2": [408, 4.7, 405, 1500, 19.4],
  "320d": [190, 7.3, 500, 1700, 5.2],
}

const WORDS = {
  sv: { drive: ["Framhjul", "Fyrhjul"], power: "hk", uses: ["l/100 km", "kWh/100 km"] },
  fi: { drive: ["Etuveto", "Neliveto"], power: "hv", uses: ["l/100 km", "kWh/100 km"] },
  en: { drive: ["Front", "All four"], power: "bhp", uses: ["l/100 km", "kWh/100 km"] },
} as const

const EQUIPMENT: Readonly<Record<Market, readonly string[]>> = {
  sv: [
    "Adaptiv farthållare",
    "Backkamera",
    "Dragkrok",
    "Eluppvärmd ratt",
    "Stolsvärme fram",
    "Panoramatak",
    "Värmepump",
  ],
  fi: [
    "Mukautuva vakionopeudensäädin",
    "Peruutuskamera",
    "Vetokoukku",
    "Rattilämmitin",
    "Istuinlämmitys",
    "Panoraamakatto",
    "Lämpöpumppu",
  ],
  en: [
    "Adaptive cruise control",
    "Reversing camera",
    "Tow bar",
    "Heated steering wheel",
    "Heated front seats",
    "Panoramic roof",
    "Heat pump",
  ],
}

const FITTED = [
  [0, 1, 2, 3, 4],
  [0, 1, 4, 5, 6],
  [0, 1, 3, 4, 5, 6],
  [0, 1, 2, 4],
] as const

export function listComparedCars(market: Market): readonly ComparedCar[] {
  const stock = stockCars(market)
  const number = new Intl.NumberFormat({ sv: "sv-SE", fi: "fi-FI", en: "en-GB" }[market])
  return [0, 1, 3, 6].flatMap((index, at) => {
    const car = stock[index]
    const details = car && DETAILS[car.model]
    if (!details) return []
    const [power, seconds, litres, tow, uses] = details
    const words = WORDS[market]
    const isElectric = car.electricRange !== null
    return {
      ...car,
      drive: words.drive[index === 0 ? 0 : 1],
      power: `${power} ${words.power}`,
      acceleration: `${number.format(seconds)} s`,
      boot: `${litres} l`,
      towing: `${number.format(tow)} kg`,
      consumption: `${number.format(uses)} ${words.uses[isElectric ? 1 : 0]}`,
      seats: "5",
      stars: index === 0 ? 5 : 4,
      equipment: (FITTED[at] ?? []).flatMap((piece) => EQUIPMENT[market][piece] ?? []),
    }
  })
}
