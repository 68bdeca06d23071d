import { type FoundList, formatQuery, parseQuery } from "@forecourt/filters-machine"
import type { CarDocument } from "../stock/car-document.ts"
import type { ListResults } from "./car-list.types.ts"
import { LIST_FIELDS } from "./list-fields.ts"

export interface ListData extends FoundList<ListResults> {
  /** The cars with all fields that a comparison needs. The comparison uses them if its own search fails. Spec 2 §4. */
  readonly cars: readonly CarDocument[]
}

export interface ListPage extends ListData {
  readonly cards: readonly Element[]
  /** The representative example of a loan, or `null` if the list shows no loans. */
  readonly example: Element | null
}

export function getCardsId(block: string): string {
  return `cars-${block}`
}

export function getExampleId(block: string): string {
  return `example-${block}`
}

export function getDataId(block: string): string {
  return `list-${block}`
}

export function formatList({ query, ...data }: ListData): string {
  // A `<` in a script could end it.
  return JSON.stringify({ ...data, query: formatQuery(query, LIST_FIELDS) }).replaceAll("<", String.raw`\u003c`)
}

/**
 * Reads the car list from a page. Returns `null` if the page does not contain the list, for example because the search
 * failed.
 */
export function readListPage(page: Document, block: string): ListPage | null {
  const data = page.getElementById(getDataId(block))?.textContent
  const cards = page.getElementById(getCardsId(block))
  if (!data || cards === null) return null
  const list: Omit<ListData, "query"> & { readonly query: string } = JSON.parse(data)
  return {
    ...list,
    query: parseQuery(list.query, LIST_FIELDS),
    cards: [...cards.children],
    example: page.getElementById(getExampleId(block)),
  }
}

export function appendPage({ cards: shown, found: { firstPage } }: ListPage, page: ListPage): ListPage {
  const known = new Set(shown.map(getCar))
  const cards = [...shown, ...page.cards.filter((card) => !known.has(getCar(card)))]
  return { ...page, cards, found: { ...page.found, firstPage, shown: cards.length } }
}

/**
 * Replaces the cards in the DOM without React. Cards that are already shown stay in the DOM, so that their pictures are
 * not loaded again.
 */
export function showCards(element: Element, cards: readonly Element[]): void {
  const current = new Map([...element.children].map((card) => [getCar(card), card]))
  const next = cards.map((card) => {
    const shown = current.get(getCar(card))
    return shown?.isEqualNode(card) ? shown : card
  })
  for (const card of current.values()) if (!next.includes(card)) card.remove()
  next.forEach((card, index) => {
    if (element.children[index] !== card) element.insertBefore(card, element.children[index] ?? null)
  })
}

/** Replaces the representative example of a loan in the DOM without React. */
export function showExample(block: string, example: Element | null): void {
  const shown = document.getElementById(getExampleId(block))
  if (example && shown && shown !== example) shown.replaceWith(example)
}

function getCar(item: Element): string | null {
  return item.getAttribute("data-car")
}
