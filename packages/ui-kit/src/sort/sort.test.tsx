import { cleanup, render, screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { renderToString } from "react-dom/server"
import { afterEach, expect, test, vi } from "vitest"
import { KitProvider } from "../kit-provider/kit-provider.tsx"
import { messages } from "../messages/generated/sv.ts"
import { Sort, type SortRootProps } from "./index.ts"

afterEach(cleanup)

const OPTIONS = [
  { value: "published_desc", label: "Senast inkommet" },
  { value: "price_asc", label: "Lägsta pris" },
]
const sort = (props: Partial<SortRootProps> = {}) => (
  <KitProvider messages={messages}>
    <form data-testid="form">
      <Sort.Root options={OPTIONS} {...props} />
    </form>
  </KitProvider>
)
const control = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Sortera" })
const getFormEntries = () => [...new FormData(screen.getByTestId<HTMLFormElement>("form"))]

test("the first sort order is initially selected, and selecting another sort order calls onValueChange", async () => {
  const onValueChange = vi.fn()
  render(sort({ onValueChange }))
  expect(getFormEntries()).toEqual([["sortName", "published_desc"]])

  await userEvent.selectOptions(control(), "Lägsta pris")

  expect(onValueChange).toHaveBeenCalledWith("price_asc", expect.objectContaining({ reason: "select" }))
  expect(getFormEntries()).toEqual([["sortName", "price_asc"]])
})

test("the server-rendered HTML contains a submit button", () => {
  expect(renderToString(sort())).toMatch(/<button[^>]* type="submit"[^>]*>Sortera listan<\/button>/)
})
