const PAGE = 3
const PAGES = 3

export function stories(page: number) {
  const card = (number: number) => ({ id: `story-${number}`, path: `/nyheter/${number}`, title: `Nyhet ${number}` })
  const cards = Array.from({ length: PAGE }, (_, at) => card(page * PAGE + at + 1))
  return { stories: cards, total: PAGE * PAGES, ...(page + 1 < PAGES && { next: String(page + 1) }) }
}
