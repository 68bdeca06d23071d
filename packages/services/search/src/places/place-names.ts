import { toSlug } from "@forecourt/contracts/to-slug"
import type { PlaceCountry, PlaceLanguage } from "./place-table.ts"

type Translations = Readonly<Partial<Record<PlaceLanguage, string>>> & {
  /** Additional names that visitors can search for but that are not displayed, for example `Kristiania` for Oslo. */
  readonly also?: readonly string[]
}

/** The local names of places that GeoNames lists under a foreign or misspelled name. */
const LOCAL_NAMES: Readonly<Partial<Record<PlaceCountry, Readonly<Record<string, string>>>>> = {
  DK: { Copenhagen: "København" },
  FI: { Hyvinge: "Hyvinkää", Ingå: "Inkoo", Karis: "Karjaa" },
  GB: { "Basford, Stoke-on-Trent": "Basford", "Londonderry County Borough": "Derry" },
  SE: { Tollarp1: "Tollarp" },
  SK: { "Hrochoť,Slovakia": "Hrochoť" },
}

export function getLocalName(country: PlaceCountry, name: string): string {
  return LOCAL_NAMES[country]?.[name] ?? name
}

const toSwedish = (sv: string) => ({ sv })

const TRANSLATIONS: Readonly<Record<PlaceCountry, Readonly<Record<string, Translations>>>> = {
  SE: {
    Stockholm: { fi: "Tukholma", sk: "Štokholm" },
    Göteborg: { en: "Gothenburg", nb: "Gøteborg", da: "Gøteborg" },
    Malmö: { nb: "Malmø", da: "Malmø" },
    Umeå: { fi: "Uumaja" },
    Luleå: { fi: "Luulaja" },
    Piteå: { fi: "Piitime" },
    Kiruna: { fi: "Kiiruna" },
    Gällivare: { fi: "Jällivaara" },
    Haparanda: { fi: "Haaparanta" },
    Övertorneå: { fi: "Ylitornio" },
    Uppsala: { fi: "Upsala" },
    Helsingborg: { also: ["Hälsingborg"] },
  },
  NO: {
    Oslo: { also: ["Kristiania"] },
    Trondheim: { also: ["Trondhjem"] },
    Tromsø: { sv: "Tromsö", fi: "Tromssa" },
    Alta: { fi: "Alattio" },
    Kirkenes: { fi: "Kirkkoniemi" },
    Vadsø: { fi: "Vesisaari" },
    Vardø: { fi: "Vuoreija" },
  },
  DK: {
    København: { sv: "Köpenhamn", en: "Copenhagen", fi: "Kööpenhamina", sk: "Kodaň" },
    Helsingør: { sv: "Helsingör", en: "Elsinore" },
  },
  FI: {
    Helsinki: toSwedish("Helsingfors"),
    Espoo: toSwedish("Esbo"),
    Vantaa: toSwedish("Vanda"),
    Tampere: toSwedish("Tammerfors"),
    Turku: toSwedish("Åbo"),
    Oulu: toSwedish("Uleåborg"),
    Lahti: toSwedish("Lahtis"),
    Pori: toSwedish("Björneborg"),
    Lappeenranta: toSwedish("Villmanstrand"),
    Vaasa: toSwedish("Vasa"),
    Kokkola: toSwedish("Karleby"),
    Porvoo: toSwedish("Borgå"),
    Lohja: toSwedish("Lojo"),
    Kirkkonummi: toSwedish("Kyrkslätt"),
    Siuntio: toSwedish("Sjundeå"),
    Inkoo: toSwedish("Ingå"),
    Karjaa: toSwedish("Karis"),
    Tuusula: toSwedish("Tusby"),
    Järvenpää: toSwedish("Träskända"),
    Kerava: toSwedish("Kervo"),
    Kauniainen: toSwedish("Grankulla"),
    Vihti: toSwedish("Vichtis"),
    Hyvinkää: toSwedish("Hyvinge"),
    Hanko: toSwedish("Hangö"),
    Hämeenlinna: toSwedish("Tavastehus"),
    Hamina: toSwedish("Fredrikshamn"),
    Uusikaupunki: toSwedish("Nystad"),
    Rauma: toSwedish("Raumo"),
    Naantali: toSwedish("Nådendal"),
    Raisio: toSwedish("Reso"),
    Kaarina: toSwedish("S:t Karins"),
    Mikkeli: toSwedish("S:t Michel"),
    Savonlinna: toSwedish("Nyslott"),
    Raahe: toSwedish("Brahestad"),
    Tornio: toSwedish("Torneå"),
    Kajaani: toSwedish("Kajana"),
    Iisalmi: toSwedish("Idensalmi"),
    Kaskinen: toSwedish("Kaskö"),
    Laihia: toSwedish("Laihela"),
    Ekenäs: { fi: "Tammisaari" },
    Jakobstad: { fi: "Pietarsaari" },
    Kristinestad: { fi: "Kristiinankaupunki" },
    Kronoby: { fi: "Kruunupyy" },
    Malax: { fi: "Maalahti" },
    Mariehamn: { fi: "Maarianhamina" },
    Närpes: { fi: "Närpiö" },
    Nykarleby: { fi: "Uusikaarlepyy" },
    Pargas: { fi: "Parainen" },
  },
  SK: {
    Bratislava: { also: ["Pressburg", "Prešporok", "Pozsony"] },
    Košice: { also: ["Kaschau", "Kassa"] },
  },
  GB: {
    London: { fi: "Lontoo", sk: "Londýn" },
    Edinburgh: { sk: "Edinburg" },
    Derry: { en: "Londonderry" },
    "Kingston upon Hull": { en: "Hull" },
    "Newcastle upon Tyne": { en: "Newcastle" },
  },
}

/** Returns the name of a place in a language, or `undefined` if the language uses the local name. */
export function getTranslation(country: PlaceCountry, name: string, language: PlaceLanguage): string | undefined {
  return TRANSLATIONS[country][name]?.[language]
}

export function listNames(country: PlaceCountry, name: string, originalName: string): readonly string[] {
  const { also = [], ...translations } = TRANSLATIONS[country][name] ?? {}
  const names = [name, originalName, ...Object.values(translations), ...also]
  return names.flatMap((item) => [item, ...listSpellings(country, item)])
}

/** Lists alternative spellings of a name, such as Aarhus for Århus or St Andrews for Saint Andrews. */
function listSpellings(country: PlaceCountry, name: string): readonly string[] {
  if (country === "DK" || country === "NO")
    return [name.replaceAll(/aa/gi, "å"), name.replaceAll("å", "aa").replaceAll("Å", "Aa")]
  return country === "GB" ? [name.replace(/\bSaint\b/, "St"), name.replace(/\bSt\b\.?/, "Saint")] : []
}

export function foldName(name: string): string {
  return toSlug(name.replaceAll(/['’.:]/g, ""))
}
