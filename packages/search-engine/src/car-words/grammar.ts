import type { Language } from "../rules/words.ts"

/** Words by which a language says what is looked for; several that belong together have spaces between. */
export interface Grammar {
  /** A number that follows is the largest, or the least. */
  readonly below: readonly string[]
  readonly above: readonly string[]
  readonly between: readonly string[]
  readonly and: readonly string[]
  /** After a number: it is the least. */
  readonly orMore: readonly string[]
  /** Before a year: those after it, or before it. */
  readonly newerThan: readonly string[]
  readonly olderThan: readonly string[]
  /** Before or after a value: it is left out. */
  readonly not: readonly string[]
  readonly units: Readonly<Record<Unit, readonly string[]>>
  /** Endings of words that mean the same with and without them, compounds among them. */
  readonly endings: readonly string[]
  /** Words that say nothing beside others. */
  readonly noise: readonly string[]
}

export type Unit =
  | "mil"
  | "km"
  | "miles"
  | "money"
  | "thousands"
  | "month"
  | "hp"
  | "kw"
  | "seats"
  | "doors"
  | "year"
  | "range"

const MONEY = ["kr", "sek", "nok", "dkk", "eur", "€", "£", "gbp"]

export const GRAMMARS: Readonly<Record<Language, Grammar>> = {
  sv: {
    below: ["under", "högst", "max", "maximalt", "upp till", "till", "mindre än", "billigare än", "som mest"],
    above: ["över", "minst", "min", "från", "mer än", "lägst"],
    between: ["mellan"],
    and: ["och", "till", "–"],
    orMore: ["eller nyare", "och nyare", "eller mer", "och uppåt"],
    newerThan: ["nyare än", "efter"],
    olderThan: ["äldre än", "före"],
    not: ["inte", "ej", "utan", "ingen", "inget", "utom", "förutom"],
    units: {
      mil: ["mil"],
      km: ["km", "kilometer"],
      miles: [],
      money: [...MONEY, "kronor", "euro"],
      thousands: ["tkr", "tusen", "k"],
      month: ["kr m", "per månad", "i månaden", "mån", "månad"],
      hp: ["hk", "hästar", "hästkrafter"],
      kw: ["kw"],
      seats: ["sits", "sitsig", "sitsiga", "sitsar", "säten", "platser", "personer"],
      doors: ["dörrar", "dörrars", "dörrs", "d"],
      year: ["årsmodell", "modellår"],
      range: ["räckvidd"],
    },
    endings: [
      "bilarna",
      "bilar",
      "bilen",
      "bil",
      "arna",
      "erna",
      "orna",
      "ade",
      "ar",
      "er",
      "or",
      "en",
      "et",
      "a",
      "n",
      "s",
      "t",
    ],
    noise: ["bil", "bilar", "bilen", "en", "ett", "med", "och", "i", "på", "av", "som", "för", "den", "till"],
  },
  nb: {
    below: ["under", "maks", "max", "maksimalt", "opptil", "inntil", "til", "mindre enn", "billigere enn", "høyst"],
    above: ["over", "minst", "min", "fra", "mer enn"],
    between: ["mellom"],
    and: ["og", "til", "–"],
    orMore: ["eller nyere", "og nyere", "eller mer", "og oppover"],
    newerThan: ["nyere enn", "etter"],
    olderThan: ["eldre enn", "før"],
    not: ["ikke", "uten", "ingen", "unntatt", "bortsett fra"],
    units: {
      mil: ["mil"],
      km: ["km", "kilometer"],
      miles: [],
      money: [...MONEY, "kroner", "euro"],
      thousands: ["tkr", "tusen", "k"],
      month: ["per måned", "i måneden", "mnd"],
      hp: ["hk", "hester", "hestekrefter"],
      kw: ["kw"],
      seats: ["seter", "seters", "plasser", "personer"],
      doors: ["dører", "dørs", "d"],
      year: ["årsmodell", "modellår"],
      range: ["rekkevidde"],
    },
    endings: ["bilene", "biler", "bilen", "bil", "ene", "er", "en", "et", "e", "n", "s", "t"],
    noise: ["bil", "biler", "bilen", "en", "et", "ei", "med", "og", "i", "på", "av", "som", "for", "til"],
  },
  da: {
    below: ["under", "maks", "max", "højst", "op til", "til", "mindre end", "billigere end"],
    above: ["over", "mindst", "min", "fra", "mere end"],
    between: ["mellem"],
    and: ["og", "til", "–"],
    orMore: ["eller nyere", "og nyere", "eller mere", "og opefter"],
    newerThan: ["nyere end", "efter"],
    olderThan: ["ældre end", "før"],
    not: ["ikke", "uden", "ingen", "undtagen", "bortset fra"],
    units: {
      mil: ["mil"],
      km: ["km", "kilometer"],
      miles: [],
      money: [...MONEY, "kroner", "euro"],
      thousands: ["tkr", "tusind", "k"],
      month: ["per måned", "om måneden", "md"],
      hp: ["hk", "heste", "hestekræfter"],
      kw: ["kw"],
      seats: ["sæder", "personers", "pladser", "personer"],
      doors: ["døre", "dørs", "d"],
      year: ["årgang", "modelår"],
      range: ["rækkevidde"],
    },
    endings: ["bilerne", "biler", "bilen", "bil", "erne", "er", "en", "et", "e", "n", "s", "t"],
    noise: ["bil", "biler", "bilen", "en", "et", "med", "og", "i", "på", "af", "som", "for", "til"],
  },
  en: {
    below: ["under", "below", "max", "up to", "less than", "at most", "cheaper than", "to"],
    above: ["over", "above", "min", "from", "at least", "more than"],
    between: ["between"],
    and: ["and", "to", "–"],
    orMore: ["or newer", "and newer", "or more", "and up", "onwards"],
    newerThan: ["newer than", "after"],
    olderThan: ["older than", "before"],
    not: ["not", "no", "without", "except", "but not", "anything but", "apart from"],
    units: {
      mil: [],
      km: ["km", "kilometres"],
      miles: ["miles", "mile", "mi"],
      money: [...MONEY, "pounds", "quid", "euros"],
      thousands: ["k", "thousand", "grand"],
      month: ["per month", "a month", "pm", "pcm", "p m", "month"],
      hp: ["hp", "bhp", "ps", "horsepower"],
      kw: ["kw"],
      seats: ["seats", "seater", "seat", "seaters"],
      doors: ["doors", "door", "dr"],
      year: ["model year", "year"],
      range: ["range"],
    },
    endings: ["cars", "car", "s"],
    noise: ["car", "cars", "a", "an", "the", "with", "and", "in", "of", "for", "to"],
  },
  fi: {
    below: ["alle", "enintään", "max", "maksimissaan", "korkeintaan"],
    above: ["yli", "vähintään", "min", "alkaen"],
    between: ["välillä"],
    and: ["ja", "–"],
    orMore: ["tai uudempi", "ja uudempi", "tai enemmän", "alkaen"],
    newerThan: ["uudempi kuin", "uudemmat kuin"],
    olderThan: ["vanhempi kuin", "vanhemmat kuin"],
    not: ["ei", "ilman", "paitsi"],
    units: {
      mil: [],
      km: ["km", "kilometriä"],
      miles: [],
      money: [...MONEY, "euroa", "euro", "e"],
      thousands: ["k", "tuhatta", "t"],
      month: ["kk", "kuussa", "kuukaudessa"],
      hp: ["hv", "hevosvoimaa"],
      kw: ["kw"],
      seats: ["paikkainen", "paikkaiset", "paikkaista", "hengen", "hlö"],
      doors: ["ovinen", "oviset", "ovea"],
      year: ["vuosimalli", "vm"],
      range: ["toimintamatka"],
    },
    endings: ["autoja", "autot", "autoa", "auto", "set", "ta", "tä", "iä", "ia", "a", "ä", "t", "n"],
    noise: ["auto", "autot", "autoa", "ja", "jossa", "on"],
  },
  sk: {
    below: ["do", "pod", "max", "maximálne", "najviac", "menej ako", "lacnejšie ako"],
    above: ["nad", "od", "min", "minimálne", "aspoň", "viac ako"],
    between: ["medzi"],
    and: ["a", "do", "–"],
    orMore: ["a novšie", "alebo novšie", "a viac", "a vyššie"],
    newerThan: ["novšie ako", "novší ako", "po roku"],
    olderThan: ["staršie ako", "starší ako", "pred rokom"],
    not: ["nie", "bez", "okrem"],
    units: {
      mil: [],
      km: ["km", "kilometrov"],
      miles: [],
      money: [...MONEY, "eur", "euro"],
      thousands: ["k", "tis", "tisíc"],
      month: ["mesačne", "mes", "za mesiac"],
      hp: ["koní", "kone", "ps"],
      kw: ["kw"],
      seats: ["miest", "miestne", "miestny", "sedadiel"],
      doors: ["dverí", "dverové", "dverový"],
      year: ["rok výroby", "rok", "ročník"],
      range: ["dojazd"],
    },
    endings: ["auta", "auto", "ova", "ove", "y", "a", "e", "i", "o", "u"],
    noise: ["auto", "auta", "a", "s", "so", "v", "na", "pre", "za"],
  },
}
