import { screen, waitFor } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { sessionAt } from "../../test/tyre-hotel.ts"
import { visit } from "../../test/visit-tyre-hotel.tsx"

vi.mock("./later-pages.tsx", () => {
  throw new Error("the connection is gone")
})

test("the visitor sees an error and stays on the current page when the next page does not load [spec 3 §8.3]", async () => {
  const visitor = await visit()

  await visitor.search("ABC123")

  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("Något gick fel, var god och försök senare."))
  expect(screen.getByLabelText("Registreringsnummer").closest("[inert]")).toBeNull()
})

test("a visitor who returns logged in sees an error when the page does not load", async () => {
  await visit({ session: sessionAt("loggedIn") })

  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("Något gick fel, var god och försök senare."))
})
