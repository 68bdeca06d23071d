import { renderToString } from "react-dom/server"
import { expect, test } from "vitest"
import { KitProvider } from "../kit-provider/kit-provider.tsx"
import { messages } from "../messages/generated/sv.ts"
import { Scroller } from "./index.ts"

const html = renderToString(
  <KitProvider messages={messages}>
    <Scroller.Root>
      <Scroller.Previous />
      <Scroller.Viewport aria-label="Berättelser">
        <Scroller.List>
          <Scroller.Item>
            <a href="/ett">Ett</a>
          </Scroller.Item>
          <Scroller.Item>
            <a href="/tva">Två</a>
          </Scroller.Item>
        </Scroller.List>
      </Scroller.Viewport>
      <Scroller.Next />
    </Scroller.Root>
  </KitProvider>,
)

test("the server-rendered HTML contains every card in a named focusable region without inert elements", () => {
  expect(html).toContain('href="/ett"')
  expect(html).toContain('href="/tva"')
  expect(html).toMatch(/<section[^>]* tabindex="0"[^>]* aria-label="Berättelser"/i)
  expect(html).not.toContain("inert")
})

test("the server-rendered buttons of a scroller are hidden until JavaScript runs", () => {
  const buttons = html.match(/<button[^>]*>/g) ?? []

  expect(buttons).toHaveLength(2)
  for (const button of buttons) expect(button).toContain(" hidden")
})

test("a scroller without an accessible name is a TypeScript error", () => {
  const labelled = <Scroller.Viewport aria-labelledby="heading" />
  // @ts-expect-error
  const unnamed = <Scroller.Viewport />

  expect([labelled, unnamed]).toHaveLength(2)
})
