import example from "@forecourt/schemas/blocks/hubspot-form/examples/default.json" with { type: "json" }
import missing from "@forecourt/schemas/blocks/hubspot-form/examples/edge/missing-form-id.json" with { type: "json" }
import { expect, test } from "vitest"
import { renderDocument, renderHtml } from "../../test/render.tsx"

// As the server sends it. In a file of its own: React complains of a process that is server and browser.

test("a form that nobody named says 'Missing FormId'", async () => {
  const form = await renderDocument("HubSpotForm", missing)

  expect(form.querySelector("[role=status]")?.textContent).toBe("Missing FormId")
})

test("the page's policy is told whose form it is", async () => {
  expect(await renderHtml("HubSpotForm", example)).toContain('data-embed="hubspot"')
})
