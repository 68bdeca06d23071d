import { screen, waitFor } from "@testing-library/react"
import { afterEach, expect, test, vi } from "vitest"
import { renderLive } from "../../test/render.tsx"
import { CUSTOMER } from "../../test/tyre-hotel.ts"

vi.mock("@forecourt/tyre-hotel-machine/session-parts", () => {
  throw new Error("the connection is gone")
})

afterEach(() => sessionStorage.clear())

test("when the module that restores a session fails to load, an error is shown and the session remains in the storage [spec 3 §8.3]", async () => {
  const kept = JSON.stringify({ customer: CUSTOMER })
  sessionStorage.setItem("tire-hotel", kept)

  await renderLive("TireHotel", {})

  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("Något gick fel, var god och försök senare."))
  expect(screen.getByLabelText("Registreringsnummer").closest("[inert]")).toBeNull()
  expect(sessionStorage.getItem("tire-hotel")).toBe(kept)
})

test("a visitor without a stored session sees no error when the module that restores sessions fails to load", async () => {
  await renderLive("TireHotel", {})

  expect(screen.getByRole("alert").textContent).toBe("")
})
