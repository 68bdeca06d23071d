import { type Chip, chipsOf, type FilterQuery, formatQuery, removeChip } from "@forecourt/filters-machine"
import type { SiteContext } from "@forecourt/renderer"
import type { Market } from "../stock/market.ts"
import { countText, formatNumber } from "../stock/stock-format.ts"
import type { ChosenFilter } from "./car-list.types.ts"
import { chipKey } from "./chip-key.ts"
import { chipValueLabel, facetLabel, rangeFormat } from "./facets.select.ts"
import { LIST_FIELDS } from "./list-fields.ts"
import { nearLabel } from "./near.select.ts"

interface ChosenOf {
  readonly query: FilterQuery
  /** Address of the page. */
  readonly path: string
  readonly market: Market
  readonly site: Pick<SiteContext, "locale" | "text">
  /** How many cars there are without one of them. */
  readonly without: Readonly<Record<string, number>>
}

/** Everything that is chosen, each with the address of the list without it. */
export function chosenFilters({ query, path, market, site, without }: ChosenOf): readonly ChosenFilter[] {
  return chipsOf(query, LIST_FIELDS).map((chip) => {
    const value = chipKey(chip)
    const count = without[value]
    return {
      value,
      label: chipLabel(chip, market, site),
      href: listAddress(path, removeChip(query, chip)),
      ...(count !== undefined && count > 0 && { without: countText(count, site) }),
    }
  })
}

/** Address of the list for what is looked for. */
export function listAddress(path: string, query: FilterQuery): string {
  const asked = formatQuery(query, LIST_FIELDS)
  return asked === "" ? path : `${path}?${asked}`
}

function chipLabel(chip: Chip, market: Market, { locale, text }: ChosenOf["site"]): string {
  if (chip.kind === "keyphrase") return `”${chip.keyphrase}”`
  if (chip.kind === "near") return nearLabel(chip, market, { locale, text })
  if (chip.kind === "range") return rangeLabel(chip, market, { locale, text })
  return chipValueLabel(chip, text)
}

/** Numbers that say what they are of by themselves; the others stand behind the name of their filter. */
const SPEAKING: ReadonlySet<string> = new Set(["car_price", "car_mileage"])

function rangeLabel(chip: RangeChip, market: Market, site: ChosenOf["site"]): string {
  const ends = rangeText(chip, market, site)
  return SPEAKING.has(chip.field) ? ends : `${facetLabel(chip.field, site.text)}: ${ends}`
}

type RangeChip = Extract<Chip, { kind: "range" }>

function rangeText({ field, min, max }: RangeChip, market: Market, { locale, text }: ChosenOf["site"]): string {
  const write = (value: number) => formatNumber(value, rangeFormat(field, market), locale)
  if (max === null) return text("stock.chip.from", { value: write(min ?? 0) })
  if (min === null) return text("stock.chip.upTo", { value: write(max) })
  return new Intl.NumberFormat(locale, rangeFormat(field, market)).formatRange(min, max)
}
