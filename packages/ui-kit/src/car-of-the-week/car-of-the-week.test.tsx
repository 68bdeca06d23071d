import { renderToString } from "react-dom/server"
import { expect, test } from "vitest"
import { KitProvider } from "../kit-provider/kit-provider.tsx"
import { messages } from "../messages/generated/sv.ts"
import { CarOfTheWeek } from "./index.ts"

test("the server-rendered HTML contains every card once and no cloned cards", () => {
  const html = renderToString(
    <KitProvider messages={messages}>
      <CarOfTheWeek.Root count={2} aria-label="Veckans bil">
        <CarOfTheWeek.Cards>
          {["/kia", "/volvo"].map((href, index) => (
            <CarOfTheWeek.Card key={href} index={index}>
              <a href={href}>Bil</a>
            </CarOfTheWeek.Card>
          ))}
        </CarOfTheWeek.Cards>
      </CarOfTheWeek.Root>
    </KitProvider>,
  )

  expect(html.match(/href="\/(?:kia|volvo)"/g)).toHaveLength(2)
  expect(html).not.toMatch(/inert|style=|clone/)
  expect(html).toContain('data-scope="car-of-the-week"')
})
