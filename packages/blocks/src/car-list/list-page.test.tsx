import { EMPTY_QUERY } from "@forecourt/filters-machine"
import { expect, test } from "vitest"
import {
  appendPage,
  formatList,
  getCardsId,
  getDataId,
  getExampleId,
  type ListPage,
  readListPage,
  showCards,
  showExample,
} from "./list-page.ts"

function createItem(car: string, text = car): Element {
  const item = document.createElement("li")
  item.dataset.car = car
  item.textContent = text
  return item
}

function createList(cars: readonly string[], firstPage = 0): ListPage {
  const found = { firstPage, shown: cars.length, hasMore: true, facets: [], total: 100 }
  return { query: EMPTY_QUERY, found, cars: [], cards: cars.map((car) => createItem(car)), example: null }
}

const getTexts = (element: Element) => [...element.children].map((child) => child.textContent)

test("a closing script tag in the list's embedded JSON is escaped", () => {
  const query = { ...EMPTY_QUERY, keyphrase: "</script><img src=x>" }
  const data = formatList({ ...createList(["1"]), query })
  const html = `<script id="${getDataId("a")}" type="application/json">${data}</script><ul id="${getCardsId("a")}"><li data-car="1">1</li></ul>`

  const page = new DOMParser().parseFromString(html, "text/html")
  const list = readListPage(page, "a")

  expect(page.querySelector("img")).toBeNull()
  expect([list?.query, list?.found.total, list?.cards.length]).toEqual([query, 100, 1])
  expect(readListPage(page, "b")).toBeNull()
})

test("appending a page keeps the existing cards and adds only cards that are not in the list yet", () => {
  const list = appendPage(createList(["1", "2", "sold"], 3), createList(["2", "1", "moved", "3"]))

  expect(list.cards.map(({ textContent }) => textContent)).toEqual(["1", "2", "sold", "moved", "3"])
  expect(list.found).toMatchObject({ firstPage: 3, shown: 5 })
})

test("showCards reuses the DOM element of a card whose content has not changed", () => {
  const element = document.createElement("ul")
  const [first, second, third] = [createItem("1"), createItem("2"), createItem("3")]
  element.append(first, second, third)

  showCards(element, [createItem("3"), createItem("0"), createItem("2", "cheaper")])

  expect(getTexts(element)).toEqual(["3", "0", "cheaper"])
  expect([element.children[0] === third, element.contains(first), element.contains(second)]).toEqual([
    true,
    false,
    false,
  ])
})

test("the representative example of a fetched list replaces the one that is shown", () => {
  const createPage = (text: string) => {
    const html = `<script id="${getDataId("a")}">${formatList(createList(["1"]))}</script><ul id="${getCardsId("a")}"></ul><p id="${getExampleId("a")}">${text}</p>`
    return new DOMParser().parseFromString(html, "text/html")
  }
  document.body.innerHTML = createPage("old").body.innerHTML

  showExample("a", readListPage(createPage("new"), "a")?.example ?? null)

  expect(document.getElementById(getExampleId("a"))?.textContent).toBe("new")
})
