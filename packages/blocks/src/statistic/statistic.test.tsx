import { expect, test } from "vitest"
import { renderDocument } from "../../test/render.tsx"

test("a statistic renders its title and value as a description list [spec 2 §2.8 statistic]", async () => {
  const fields = { title: { value: "hjul på hotell" }, value: { value: "24 600" } }
  const statistic = await renderDocument("Statistic", fields)

  expect(statistic.querySelector("dl > dt")?.textContent).toBe("hjul på hotell")
  expect(statistic.querySelector("dl > dd")?.textContent).toBe("24 600")
})
