import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { Accordion } from "./index.ts"

const faq = (
  <Accordion.Root>
    <Accordion.Item name="faq" open>
      <Accordion.Trigger>
        <Accordion.Heading level={2}>Vad kostar det?</Accordion.Heading>
      </Accordion.Trigger>
      <Accordion.Content>495 kronor</Accordion.Content>
    </Accordion.Item>
    <Accordion.Item name="faq">
      <Accordion.Trigger>
        <Accordion.Heading level={2}>Hur lång tid tar det?</Accordion.Heading>
      </Accordion.Trigger>
      <Accordion.Content>En timme</Accordion.Content>
    </Accordion.Item>
  </Accordion.Root>
)

function page(): HTMLElement {
  const root = document.createElement("div")
  root.innerHTML = renderToStaticMarkup(faq)
  return root
}

test("the server-rendered HTML contains every answer, including collapsed answers", () => {
  expect([...page().querySelectorAll("details")].map(({ open, textContent }) => [open, textContent])).toEqual([
    [true, "Vad kostar det?495 kronor"],
    [false, "Hur lång tid tar det?En timme"],
  ])
})

test("each accordion item has a heading of the given level", () => {
  expect([...page().querySelectorAll("summary > h2")].map(({ textContent }) => textContent)).toEqual([
    "Vad kostar det?",
    "Hur lång tid tar det?",
  ])
})

test("accordion items of the same group have the same `name` attribute", () => {
  expect([...page().querySelectorAll("details")].map((item) => item.getAttribute("name"))).toEqual(["faq", "faq"])
})
