import example from "@forecourt/schemas/blocks/hubspot-form/examples/default.json" with { type: "json" }
import missing from "@forecourt/schemas/blocks/hubspot-form/examples/edge/missing-form-id.json" with { type: "json" }
import { expect, test } from "vitest"
import { renderDocument, renderHtml } from "../../test/render.tsx"

// Server-rendered HTML. In a separate file, since React does not support server and browser in one process.

test("a block without a form identifier shows 'Missing FormId' [spec 3 §8.1 missing-form-id]", async () => {
  const form = await renderDocument("HubSpotForm", missing)

  expect(form.querySelector("[role=status]")?.textContent).toBe("Missing FormId")
})

test("the rendered form has the data-embed attribute that makes the page's Content-Security-Policy allow HubSpot", async () => {
  expect(await renderHtml("HubSpotForm", example)).toContain('data-embed="hubspot"')
})
