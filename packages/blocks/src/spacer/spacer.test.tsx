import { expect, test } from "vitest"
import { drawDocument } from "../../test/draw.tsx"

test("room alone says nothing, a line parts what stands above from what stands below", async () => {
  const room = await drawDocument("Spacer", { size: "Large" })
  const line = await drawDocument("Spacer", { hasLine: true })

  expect(room.innerHTML).toMatch(/^<div[^>]* data-size="Large"><\/div>$/)
  expect(line.querySelector("hr")?.dataset.size).toBe("Medium")
})
