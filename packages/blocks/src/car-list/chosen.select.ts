import { type Chip, type FilterQuery, formatQuery, isQuoted, removeChip } from "@forecourt/filters-machine"
import type { SiteContext } from "@forecourt/renderer"
import { type Market, toShownMileage } from "../stock/market.ts"
import { formatCount, getUnitFormat } from "../stock/stock-format.ts"
import { formatBudgetChip } from "./budget.select.ts"
import type { ChosenFilter, ListResults } from "./car-list.types.ts"
import { getChipKey } from "./chip-key.ts"
import { createChipLabel, getFacetName, getRangeFormat, getUnit } from "./facets.select.ts"
import { BUDGET, LIST_FIELDS } from "./list-fields.ts"
import { formatNear } from "./near.select.ts"
import { listShownChips } from "./span.ts"

interface ChosenOf {
  readonly query: FilterQuery
  readonly results: Pick<ListResults, "facets" | "ends">
  readonly path: string
  readonly market: Market
  readonly site: Pick<SiteContext, "locale" | "text">
  readonly without: Readonly<Record<string, number>>
}

export function getChips({ query, results, path, market, site, without }: ChosenOf): readonly ChosenFilter[] {
  return listShownChips(query, results).map((chip) => {
    const value = getChipKey(chip)
    const count = without[value]
    return {
      value,
      ...createLabel(chip, market, site),
      href: listAddress(path, removeChip(query, chip)),
      ...(count !== undefined && count > 0 && { without: formatCount(count, site) }),
    }
  })
}

export function listAddress(path: string, query: FilterQuery): string {
  const search = formatQuery(query, LIST_FIELDS)
  return search === "" ? path : `${path}?${search}`
}

function createLabel(
  chip: Chip,
  market: Market,
  { locale, text }: ChosenOf["site"],
): Pick<ChosenFilter, "label" | "labelLang"> {
  switch (chip.kind) {
    case "keyphrase":
      return { label: isQuoted(chip.keyphrase) ? chip.keyphrase : `”${chip.keyphrase}”` }
    case "near":
      return { label: formatNear(chip, market, { locale, text }) }
    case "range":
      return { label: formatRangeLabel(chip, market, { locale, text }) }
    case "value":
      return chip.field === BUDGET
        ? { label: formatBudgetChip(chip.value, market, { locale, text }) }
        : toChipLabel(createChipLabel(chip, { market, text }))
  }
}

function toChipLabel({ label, lang }: ReturnType<typeof createChipLabel>): Pick<ChosenFilter, "label" | "labelLang"> {
  return lang === undefined ? { label } : { label, labelLang: lang }
}

/** The range fields whose formatted values are clear without a label. For example, a price includes its currency. */
const SPEAKING: ReadonlySet<string> = new Set(["car_price", "car_mileage", "car_year"])

function formatRangeLabel(chip: RangeChip, market: Market, site: ChosenOf["site"]): string {
  const ends = formatRange(chip, market, site)
  return SPEAKING.has(chip.field) ? ends : `${getFacetName(chip.field, site.text)}: ${ends}`
}

type RangeChip = Extract<Chip, { kind: "range" }>

function formatRange({ field, min, max }: RangeChip, market: Market, { locale, text }: ChosenOf["site"]): string {
  const isMileage = field === "car_mileage"
  const unit = isMileage ? null : getUnit(field, market, text)
  const addUnit = (number: string) => (unit === null ? number : `${number} ${unit}`)
  // A mileage has the unit of the cards.
  const format = isMileage ? getUnitFormat(toShownMileage(market, 0).unit) : getRangeFormat(field, market)
  const toShown = (value: number) => (isMileage ? toShownMileage(market, value).value : value)
  const numbers = new Intl.NumberFormat(locale, format)
  if (max === null) return text("stock.chip.from", { value: addUnit(numbers.format(toShown(min ?? 0))) })
  if (min === null) return text("stock.chip.upTo", { value: addUnit(numbers.format(toShown(max))) })
  if (min === max) return addUnit(numbers.format(toShown(min)))
  return addUnit(numbers.formatRange(toShown(min), toShown(max)))
}
