/** Words for money, in any language. */
export const MONEY: readonly string[] = ["kr", "sek", "nok", "dkk", "eur", "€", "£", "gbp"]

/** Units of any language that no field is counted in: weights, volumes, lengths and pieces. */
export const MEASURES: readonly string[] = [
  ...["kg", "kilo", "kilos", "kiloa", "gram", "grams", "ton", "tons", "tonne", "tonnes", "tonnia", "tony"],
  ...[
    "cc",
    "ccm",
    "cm3",
    "kubik",
    "liter",
    "litre",
    "litres",
    "liters",
    "litraa",
    "litrov",
    "dm3",
    "rpm",
    "varv",
    "nm",
  ],
  ...["mm", "cm", "meter", "metre", "metres", "metriä", "metrov", "wh", "kwh", "st", "stk", "kpl", "ks", "pcs"],
]

/** Words that make a number one of a time, as in "10,000 miles a year"; behind a year they say only what it is. */
export const PERIODS: readonly string[] = [
  ...[
    "per",
    "pr",
    "year",
    "yearly",
    "annum",
    "annually",
    "week",
    "weekly",
    "pw",
    "day",
    "år",
    "året",
    "årligen",
    "om året",
  ],
  ...["vecka", "veckan", "uke", "uken", "uge", "ugen", "dag", "vuosi", "vuodessa", "viikossa", "päivä", "rok", "ročne"],
  ...["týždenne", "týždeň", "deň"],
]
