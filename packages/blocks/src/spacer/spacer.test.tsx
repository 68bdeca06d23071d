import { expect, test } from "vitest"
import { renderDocument } from "../../test/render.tsx"

test("room alone says nothing, a line parts what stands above from what stands below", async () => {
  const room = await renderDocument("Spacer", { size: "Large" })
  const line = await renderDocument("Spacer", { hasLine: true })

  expect(room.innerHTML).toMatch(/^<div[^>]* data-size="Large"><\/div>$/)
  expect(line.querySelector("hr")?.dataset.size).toBe("Medium")
})
