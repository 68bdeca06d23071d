import { expect, test } from "vitest"
import { renderDocument, renderHtml } from "../../test/render.tsx"

const item = (question: string, answer: string) => ({ question: { value: question }, answer: { value: answer } })
const title = { value: "Frågor om verkstaden" }
const questions = [item("Hur länge?", "<p>Två timmar.</p>"), item("Vad kostar det?", "<p>1 990 kr.</p>")]

test("a list without questions renders nothing", async () => {
  expect(await renderHtml("FAQList", { title, questions: [] })).toBe("")
})

test("the server-rendered HTML of an FAQList contains every collapsed answer [spec 1 §9 registry.FAQList]", async () => {
  const list = await renderDocument("FAQList", { title, questions })

  const closed = [...list.querySelectorAll("details:not([open])")]
  expect(closed.map((details) => details.textContent)).toEqual(["Hur länge?Två timmar.", "Vad kostar det?1 990 kr."])
})

test("the questions are headings one level below the title", async () => {
  const list = await renderDocument("FAQList", { title, titleTag: "h3", questions })

  expect(list.querySelector("h3")?.textContent).toBe("Frågor om verkstaden")
  expect([...list.querySelectorAll("summary h4")].map((heading) => heading.textContent)).toEqual([
    "Hur länge?",
    "Vad kostar det?",
  ])
})

test("opening an answer closes the other answers only when the editor enables that option", async () => {
  const names = async (closesOthers: boolean) => {
    const list = await renderDocument("FAQList", { questions, closesOthers })
    return [...list.querySelectorAll("details")].map((details) => details.getAttribute("name"))
  }

  expect(await names(false)).toEqual([null, null])
  const [first, second] = await names(true)
  expect(first).toBeTruthy()
  expect(second).toBe(first)
})

test("the list has structured data unless the editor disables it", async () => {
  const list = await renderDocument("FAQList", { questions })
  const silent = await renderDocument("FAQList", { questions, isForSearchEngines: false })

  const data = JSON.parse(list.querySelector('script[type="application/ld+json"]')?.textContent ?? "")
  expect(data).toMatchObject({ "@type": "FAQPage", mainEntity: [{ name: "Hur länge?" }, { name: "Vad kostar det?" }] })
  expect(silent.querySelector("script")).toBeNull()
})

test("a question without an answer is not rendered", async () => {
  const list = await renderDocument("FAQList", { questions: [{ question: { value: "Varför?" } }, ...questions] })

  expect(list.querySelectorAll("details")).toHaveLength(2)
})
