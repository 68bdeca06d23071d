import { expect, test } from "vitest"
import { renderDocument } from "../../test/render.tsx"

test("a spacer renders an empty element, or an hr element when the editor enables the line", async () => {
  const room = await renderDocument("Spacer", { size: "Large" })
  const line = await renderDocument("Spacer", { hasLine: true })

  expect(room.innerHTML).toMatch(/^<div[^>]* data-size="Large"><\/div>$/)
  expect(line.querySelector("hr")?.dataset.size).toBe("Medium")
})
