import { screen, waitFor } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { sessionAt } from "../../test/tyre-hotel.ts"
import { visit } from "../../test/visit-tyre-hotel.tsx"

vi.mock("./later-pages.tsx", () => {
  throw new Error("the connection is gone")
})

test("when the code of the next step fails to load, an error is shown and the current step remains [spec 3 §8.3]", async () => {
  const visitor = await visit()

  await visitor.search("ABC123")

  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("Något gick fel, var god och försök senare."))
  expect(screen.getByLabelText("Registreringsnummer").closest("[inert]")).toBeNull()
})

test("a returning visitor who is logged in sees an error when the code of the step with the tyres fails to load", async () => {
  await visit({ session: sessionAt("loggedIn") })

  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("Något gick fel, var god och försök senare."))
})
