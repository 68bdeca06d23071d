import {
  type CompanyTerms,
  getMonthlyPrice,
  type LoanTerms,
  type MonthlyPrice,
  type PrivateTerms,
} from "@forecourt/api-clients/car-offers"
import { LENDING_RULES } from "@forecourt/finance"
import type { CarView } from "../src/car-page/car-page.types.ts"
import type { CarPicture } from "../src/stock/stock.types.ts"
import { stockCars } from "./stock-cars.ts"
import { createDealership } from "./stock-dealerships.ts"

const picture = (src: string, alt: string): CarPicture => ({ src, alt, width: 1500, height: 1000 })
const detail = (src: string, alt: string): CarPicture => ({ src, alt, width: 1600, height: 1200 })

/** The legally required text with placeholders. Spec 2 §9. */
const LOAN_SV =
  "Exemplet gäller ett annuitetslån på {months} månader med {cash_amount_percentage} kontantinsats och {residual_percentage} restvärde. Räntan är rörlig, {interest_rate}. Uppläggningsavgift {start_fee} och aviavgift {invoice_fee} per månad ingår i den effektiva räntan."
const PRIVATE_SV =
  "Avtal i {months} månader och {mileage}. Uppläggningsavgift {start_fee} och aviavgift {invoice_fee} tillkommer. Onormalt slitage och körsträcka utöver avtalet debiteras när bilen lämnas."
const COMPANY_SV =
  "Finansiell leasing i {months} månader, {mileage}, med {cash_amount_percentage} förhöjd första avgift och {residual_percentage} restvärde. Räntan är rörlig, {interest_rate}. Uppläggningsavgift {start_fee}, aviavgift {invoice_fee}."

export const LOAN: LoanTerms = {
  way: "loan",
  currency: "SEK",
  price: 389_000,
  market: "se",
  product: {
    ...LENDING_RULES.se,
    ratePercent: 5.45,
    rateKind: "variable",
    setUpFee: 695,
    invoiceFee: 55,
    finalFee: 0,
  },
  defaultMonths: 36,
  periods: [
    { months: 24, residualPercent: 60, minPercent: 20, maxPercent: 60 },
    { months: 36, residualPercent: 50, minPercent: 20, maxPercent: 70 },
    { months: 48, residualPercent: 40, minPercent: 20, maxPercent: 70 },
    { months: 60, residualPercent: 30, minPercent: 20, maxPercent: 80 },
    { months: 72, residualPercent: 0, minPercent: 20, maxPercent: 80 },
  ],
  disclaimer: LOAN_SV,
}

const PRIVATE: PrivateTerms = {
  way: "private",
  currency: "SEK",
  isCampaign: true,
  offers: [
    { months: 36, mileage: "1 000 mil/år", monthly: 4295 },
    { months: 24, mileage: "1 000 mil/år", monthly: 4790 },
    { months: 24, mileage: "1 500 mil/år", monthly: 5190 },
    { months: 36, mileage: "1 500 mil/år", monthly: 4695 },
    { months: 24, mileage: "2 000 mil/år", monthly: 5590 },
    { months: 36, mileage: "2 000 mil/år", monthly: 5095 },
  ].map((offer) => ({ ...offer, startFee: 0, invoiceFee: 55, disclaimer: PRIVATE_SV })),
  included: ["Service", "Vinterhjul", "Däckhotell", "Vägassistans", "Fri skaderapportering", "Ingen kontantinsats"],
}

const COMPANY: CompanyTerms = {
  way: "company",
  currency: "SEK",
  price: 311_200,
  product: { ...LENDING_RULES.se, ratePercent: 4.95, rateKind: null, setUpFee: 600, invoiceFee: 45, finalFee: 0 },
  defaultMileage: "2 000 mil/år",
  defaultMonths: 36,
  mileages: ["1 500 mil/år", "2 000 mil/år", "3 000 mil/år"].map((mileage, index) => ({
    mileage,
    periods: [24, 36, 48].map((months) => ({
      months,
      residualPercent: 74 - months / 1.5 - index * 3,
      minPercent: 0,
      maxPercent: 30,
    })),
  })),
  disclaimer: COMPANY_SV,
}

/** Returns the loan as the price box shows it. */
function createLoanPrice(terms: LoanTerms): MonthlyPrice {
  const price = getMonthlyPrice(terms)
  if (!price) throw new Error("The terms contain no loan.")
  return price
}

export const EX30: CarView = {
  id: "41281",
  brand: "Volvo",
  name: "Volvo EX30",
  model: "Single Motor Extended Range Plus",
  state: "forSale",
  isCarOfTheWeek: true,
  pictures: [
    picture(
      "/-/media/artwork/cars-on-mist/crossover-quarter-moss.svg",
      "Illustration av en grön liten stadsjeep snett framifrån",
    ),
    picture("/-/media/artwork/cars-on-mist/crossover-side-moss.svg", "Illustration av bilen från sidan"),
    picture("/-/media/artwork/cars-on-mist/crossover-rear-moss.svg", "Illustration av bilen snett bakifrån"),
    detail("/-/media/artwork/details/cockpit-4x3.svg", "Illustration av förarplatsen"),
    detail("/-/media/artwork/details/headlight-4x3.svg", "Illustration av en strålkastare"),
    detail("/-/media/artwork/details/wheel-4x3.svg", "Illustration av ett framhjul"),
    detail("/-/media/artwork/details/charging-4x3.svg", "Illustration av en laddkontakt i uttaget"),
  ],
  price: {
    amount: 389_000,
    currency: "SEK",
    regularAmount: 414_900,
    lowest: 409_900,
    until: "2026-12-31",
    isVatDeductible: true,
    vat: "included",
    monthly: [{ way: "private", amount: 4295 }, createLoanPrice(LOAN), { way: "company", amount: 3990 }],
  },
  pastPrices: [
    { amount: 389_000, since: "2026-11-16" },
    { amount: 414_900, since: "2026-11-02" },
    { amount: 409_900, since: "2026-10-04" },
    { amount: 424_900, since: "2026-08-31" },
  ],
  compared: { label: "lower", usual: 424_312, cars: 9 },
  facts: [
    { name: "year", value: "2024" },
    { name: "mileage", value: "1 250 mil" },
    { name: "fuel", value: "El" },
    { name: "gearbox", value: "Automat" },
    { name: "drive", value: "Bakhjulsdrift" },
    { name: "power", value: "272 hk" },
    { name: "range", value: "476 km" },
    { name: "owners", value: "1" },
  ],
  environment: [
    { name: "consumption", value: "17,0 kWh/100 km" },
    { name: "co2", value: "0 g/km" },
    { name: "class", value: "El" },
    { name: "tax", value: "360 kr" },
  ],
  technical: [
    { name: "battery", value: "69 kWh" },
    { name: "charging", value: "153 kW" },
    { name: "acceleration", value: "5,3 s" },
    { name: "weight", value: "1 850 kg" },
    { name: "towing", value: "1 600 kg" },
    { name: "boot", value: "318 liter" },
    { name: "length", value: "4 233 mm" },
    { name: "body", value: "SUV" },
    { name: "colour", value: "Grön (Moss Yellow)" },
    { name: "seats", value: "5" },
    { name: "doors", value: "5" },
    { name: "regNo", value: "NRV 30E" },
    { name: "registered", value: "2024-03-14" },
  ],
  equipment: [
    "Adaptiv farthållare",
    "Backkamera",
    "Dragkrok, fällbar",
    "Elstolar fram",
    "Harman Kardon",
    "Körfältsassistans",
    "Nyckelfri start",
    "Panoramatak",
    "Parkeringssensorer runt om",
    "Rattvärme",
    "Regnsensor",
    "Stolsvärme fram",
    "Trådlös telefonladdning",
    "Tonade rutor",
    "Värmepump",
    "Vinterhjul på fälg",
    "Elektrisk baklucka",
    "Google inbyggt",
  ],
  description: [
    "Bilen är såld ny av oss och servad hos oss. Båda nycklarna finns, serviceboken är digital och vinterhjulen ligger i däckhotellet i Mölndal.",
    "Lacken är polerad i april. På höger framdörr finns ett stenskott som är ifyllt; du ser det på den sista bilden. Inredningen är rökfri, och baksätet har knappt använts.",
    "Batteriet håller 97 procent av sin kapacitet enligt mätningen i november. Mest har den gått på landsväg mellan Mölndal och Borås, och förbrukningen har legat på 16 kWh per 100 km över året.",
    "Provkör gärna. Boka en tid så står den varm utanför, eller få den levererad hem inom tio mil från någon av våra anläggningar.",
  ],
  calculators: [LOAN, PRIVATE, COMPANY],
  dealership: createDealership("sv"),
  sellers: [
    {
      name: "Åsa Lindqvist",
      title: "Säljare begagnade bilar",
      phone: "031-390 06 41",
      email: "asa.lindqvist@norrvik.example",
    },
    { name: "Växeln" },
  ],
  similar: stockCars("sv").slice(0, 8),
}

export const EX30_USED: CarView = {
  ...EX30,
  isCarOfTheWeek: false,
  price: EX30.price && { ...EX30.price, monthly: [createLoanPrice(LOAN)] },
  calculators: [LOAN],
  dealership: createDealership("rullo"),
  sellers: [{ name: "Mira Haddad", title: "Bilrådgivare", phone: "08-120 30 45", email: "mira@rullo.example" }],
}

export const SOLD: CarView = { ...EX30, state: "sold", isCarOfTheWeek: false }

export const WITHOUT_PICTURES: CarView = { ...EX30, pictures: [] }

export const BROKEN_PICTURES: CarView = {
  ...EX30,
  pictures: EX30.pictures.map((picture, index) =>
    index % 2 === 0 ? { ...picture, src: `data:image/png,${index}` } : picture,
  ),
}

export const LONGEST: CarView = {
  ...EX30,
  id: "41282",
  brand: "Mercedes-Benz",
  name: "Mercedes-Benz Nutzfahrzeuge Sprinter",
  model: "319 CDI Skåp Förhöjt tak 9G-Tronic Fyrhjulsdrift Premiumpaket Dragkrok Dieselvärmare Bakgavellyft 177hk",
  isSample: true,
  price: {
    amount: 1_249_900,
    currency: "SEK",
    isFrom: true,
    vat: "excluded",
    isVatDeductible: true,
    monthly: [{ way: "company", amount: 14_295 }, createLoanPrice({ ...LOAN, price: 1_510_000 })],
  },
  facts: EX30.facts.map((fact) =>
    fact.name === "drive" ? { ...fact, value: "Fyrhjulsdrift, tillkopplingsbar med lågväxel" } : fact,
  ),
  equipment: [
    "Aktivt avståndshållningssystem med stopp-och-start-funktion och trafikmärkesigenkänning",
    ...EX30.equipment,
  ],
}

const COROLLA_LOAN: LoanTerms = {
  way: "loan",
  currency: "EUR",
  price: 23_890,
  market: "fi",
  product: { ...LENDING_RULES.fi, ratePercent: 4.99, rateKind: "variable", setUpFee: 190, invoiceFee: 9, finalFee: 0 },
  defaultMonths: 60,
  periods: [
    { months: 48, residualPercent: 30, minPercent: 0, maxPercent: 60 },
    { months: 60, residualPercent: 20, minPercent: 0, maxPercent: 70 },
    { months: 72, residualPercent: 0, minPercent: 0, maxPercent: 70 },
  ],
  disclaimer:
    "Esimerkki: laina-aika {months} kk, käsiraha {cash_amount_percentage}, viimeinen erä {residual_percentage}. Korko {interest_rate}, avausmaksu {start_fee}, laskutuslisä {invoice_fee} kuukaudessa.",
}

export const COROLLA: CarView = {
  id: "41283",
  brand: "Toyota",
  name: "Toyota Corolla",
  model: "Touring Sports 1.8 Hybrid Active",
  state: "forSale",
  pictures: [
    picture(
      "/-/media/artwork/cars-on-mist/estate-quarter-fjord.svg",
      "Piirros sinisestä farmariautosta viistosti edestä",
    ),
    picture("/-/media/artwork/cars-on-mist/estate-side-fjord.svg", "Piirros autosta sivulta"),
    picture("/-/media/artwork/cars-on-mist/estate-rear-fjord.svg", "Piirros autosta viistosti takaa"),
    detail("/-/media/artwork/details/cockpit-4x3.svg", "Piirros kuljettajan paikasta"),
    detail("/-/media/artwork/details/key-4x3.svg", "Piirros auton avaimesta"),
  ],
  price: { amount: 23_890, currency: "EUR", monthly: [createLoanPrice(COROLLA_LOAN)] },
  facts: [
    { name: "year", value: "2021" },
    { name: "mileage", value: "68 400 km" },
    { name: "fuel", value: "Hybridi" },
    { name: "gearbox", value: "Automaatti" },
    { name: "drive", value: "Etuveto" },
    { name: "power", value: "90 kW" },
  ],
  environment: [
    { name: "consumption", value: "4,6 l/100 km" },
    { name: "co2", value: "104 g/km" },
    { name: "class", value: "Euro 6" },
    { name: "tax", value: "112,79 €" },
  ],
  technical: [
    { name: "acceleration", value: "11,1 s" },
    { name: "weight", value: "1 465 kg" },
    { name: "towing", value: "750 kg" },
    { name: "boot", value: "596 l" },
    { name: "seats", value: "5" },
    { name: "doors", value: "5" },
    { name: "registered", value: "2021-05-06" },
  ],
  equipment: [
    "Mukautuva vakionopeudensäädin",
    "Peruutuskamera",
    "Lohkolämmitin ja sisäpistoke",
    "Vetokoukku",
    "Lämmitettävä ohjauspyörä",
    "Kahdet renkaat",
  ],
  description: ["Suomi-auto, yksi omistaja, huollettu merkkihuollossa. Kahdet renkaat ja molemmat avaimet mukana."],
  calculators: [COROLLA_LOAN],
  dealership: createDealership("fi"),
  sellers: [{ name: "Aino Korhonen", title: "Automyyjä", phone: "010 123 4567", email: "aino@rullo.example" }],
  similar: stockCars("fi").slice(0, 6),
}

export const ID3: CarView = {
  id: "41284",
  brand: "Volkswagen",
  name: "Volkswagen ID.3",
  model: "Life Pro Performance 58kWh 5dr Auto",
  state: "forSale",
  pictures: [
    picture(
      "/-/media/artwork/cars-on-mist/hatchback-quarter-silver.svg",
      "Illustration of a silver hatchback from the front quarter",
    ),
    picture("/-/media/artwork/cars-on-mist/hatchback-side-silver.svg", "Illustration of the car from the side"),
    picture("/-/media/artwork/cars-on-mist/hatchback-rear-silver.svg", "Illustration of the car from the rear quarter"),
    detail("/-/media/artwork/details/cockpit-4x3.svg", "Illustration of the driver's seat"),
    detail("/-/media/artwork/details/charging-4x3.svg", "Illustration of a charging plug in its socket"),
  ],
  price: { amount: 16_995, currency: "GBP", regularAmount: 17_995, monthly: [] },
  facts: [
    { name: "year", value: "2022 (72)" },
    { name: "mileage", value: "21,480 miles" },
    { name: "fuel", value: "Electric" },
    { name: "gearbox", value: "Automatic" },
    { name: "range", value: "265 miles" },
    { name: "power", value: "204 PS" },
  ],
  environment: [
    { name: "co2", value: "0 g/km" },
    { name: "consumption", value: "4.1 miles/kWh" },
    { name: "tax", value: "£195" },
  ],
  technical: [
    { name: "battery", value: "58 kWh" },
    { name: "charging", value: "120 kW" },
    { name: "acceleration", value: "7.4 s" },
    { name: "boot", value: "385 litres" },
    { name: "doors", value: "5" },
    { name: "registered", value: "23/09/2022" },
  ],
  equipment: [
    "Adaptive cruise control",
    "Heated front seats",
    "Rear-view camera",
    "Heat pump",
    "Two keys",
    "Type 2 cable",
  ],
  description: [
    "One owner from new, full service history with us, and a fresh MOT. Battery health 95 per cent, measured in November.",
  ],
  calculators: [],
  dealership: createDealership("en"),
  sellers: [
    { name: "Priya Shah", title: "Sales executive", phone: "0113 496 0101", email: "priya.shah@norrvik.example" },
  ],
  similar: stockCars("en").slice(0, 6),
}
