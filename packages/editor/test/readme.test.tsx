import { readFileSync } from "node:fs"
import { join } from "node:path"
import { cleanup, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, expect, test } from "vitest"
import { breadcrumbForm } from "../../blocks/src/generated/breadcrumb.form.ts"
import { explainBreadcrumb } from "../../blocks/src/generated/breadcrumb.zod.js"
import { applyFix, fixesFor } from "../../blocks/src/generated/fixes.js"
import { EditCard } from "./edit-card.tsx"

afterEach(cleanup)

test("the example in the README is identical to the tested example and works", async () => {
  const example = readFileSync(join(import.meta.dirname, "edit-card.tsx"), "utf8").trim()
  expect(readFileSync(join(import.meta.dirname, "../README.md"), "utf8")).toContain(example)

  render(
    <EditCard
      form={breadcrumbForm}
      saved={{ extra: 1 }}
      explain={explainBreadcrumb}
      fixesFor={fixesFor}
      applyFix={applyFix}
    />,
  )
  await userEvent.type(screen.getByRole("textbox"), "Hem")
  await userEvent.click(screen.getByRole("button", { name: /extra/ }))

  expect(screen.getByRole<HTMLInputElement>("textbox").value).toBe("Hem")
  expect(screen.queryByRole("button")).toBeNull()
})
