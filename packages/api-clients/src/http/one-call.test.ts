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

test("an app's bundle contains only the service calls that the app imports and the parsers of those calls", async () => {
  const bundle = await buildBundle("findCustomer")

  expect(bundle).toContain("/api/tirehotel/authorization/search")
  expect(bundle).not.toContain("/api/tirehotel/booking")
  expect(bundle).not.toContain("availableTimeSlotDates")
  expect(await buildBundle("fetchSlots")).toContain("availableTimeSlotDates")
})
