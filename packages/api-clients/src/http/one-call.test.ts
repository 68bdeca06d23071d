import { build } from "esbuild"
import { expect, test } from "vitest"

async function buildBundle(...calls: readonly string[]): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { ${calls.join(", ")} } from "../generated/tyre-hotel.ts"`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    conditions: ["forecourt-source"],
  })
  return outputFiles[0]?.text ?? ""
}

test("a bundle that imports one service call contains no code of other service calls", async () => {
  const bundle = await buildBundle("findCustomer")

  expect(bundle).toContain("/api/tirehotel/authorization/search")
  expect(bundle).not.toContain("/api/tirehotel/booking")
  expect(bundle).not.toContain("availableTimeSlotDates")
  expect(await buildBundle("fetchSlots")).toContain("availableTimeSlotDates")
})
