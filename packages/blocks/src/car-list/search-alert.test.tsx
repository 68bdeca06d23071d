import { cleanup, screen, waitFor } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { afterEach, expect, test, vi } from "vitest"
import { renderDocument, renderHydrated, siteFor } from "../../test/render.tsx"
import type { CarListData } from "./car-list.load.ts"

const FIELDS = {
  title: { value: "Bilar i lager" },
  monthly: "None",
  only: [{ facet: "car_body", value: "SUV" }],
}
const DATA: CarListData = { query: "car_brand=Kia&page=2", found: null }
const SITE = siteFor({ services: ["search-alerts"] })

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  window.history.replaceState(null, "", "/")
})

const findForm = (page: ParentNode) => page.querySelector<HTMLFormElement>("form[action='/api/search-alerts']")

/** Renders the list at an address and opens the form. */
async function openForm(respond: () => Response) {
  const bodies: Record<string, unknown>[] = []
  vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
    if (init?.method !== "POST") return new Response(null, { status: 404 })
    bodies.push(JSON.parse(String(init.body)))
    return respond()
  })
  await renderHydrated("CarList", FIELDS, SITE, DATA)
  window.history.replaceState(null, "", "/verkstad?car_brand=Kia&car_fuel=El&page=3&utm_source=letter")
  await userEvent.click(screen.getByText("Få nya bilar med e-post"))
  const email = screen.getByLabelText("E-post")
  return {
    bodies,
    async submit(address: string) {
      await userEvent.clear(email)
      await userEvent.type(email, address)
      await userEvent.click(screen.getByRole("button", { name: "Mejla mig nya bilar" }))
    },
  }
}

test("without JavaScript the form sends the search, the filters of the list and the notice to the site", async () => {
  const form = findForm(await renderDocument("CarList", FIELDS, SITE, DATA))

  expect(form?.method).toBe("post")
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    query: "car_brand=Kia",
    filters: '[{"name":"car_body","values":["SUV"]}]',
    path: "/verkstad",
    carPath: "/kop-bil/bil",
    locale: "sv-SE",
    email: "",
    subject2: "",
    privacyNotice: "Norrvik Automotive AB sparar adressen för bevakningen tills du avslutar den, i högst ett år.",
  })
  expect(form?.closest("details")?.open).toBe(false)
})

test.each([
  ["sent", "Kolla din e-post."],
  ["wrong", "Kontrollera e-postadressen."],
  ["failed", "Försök igen om en stund."],
] as const)("after a submission without JavaScript the form is open and shows the outcome %s", async (alert, text) => {
  const form = findForm(await renderDocument("CarList", FIELDS, SITE, { ...DATA, alert }))

  expect(form?.closest("details")?.open).toBe(true)
  expect(form?.querySelector("[role=status]")?.textContent).toContain(text)
})

test("a site without the service has no form", async () => {
  expect(findForm(await renderDocument("CarList", FIELDS, siteFor(), DATA))).toBeNull()
})

test("with JavaScript the form sends the search of the current address and stays on the page", async () => {
  const { bodies, submit } = await openForm(() => Response.json({ confirmWithinDays: 7 }, { status: 202 }))

  await submit("anna@example.org")

  await screen.findByText(/Kolla din e-post/)
  expect(bodies).toEqual([
    {
      email: "anna@example.org",
      query: "car_brand=Kia&car_fuel=El",
      filters: [{ name: "car_body", values: ["SUV"] }],
      path: "/verkstad",
      carPath: "/kop-bil/bil",
      locale: "sv-SE",
      privacyNotice: expect.stringContaining("Norrvik Automotive AB"),
    },
  ])
  expect(window.location.pathname).toBe("/verkstad")
})

test.each([
  [422, "Kontrollera e-postadressen."],
  [503, "Försök igen om en stund."],
])("a response of %i is shown, and the form can be sent again", async (status, text) => {
  const { bodies, submit } = await openForm(() => Response.json({ message: "Nej.", code: "Nej" }, { status }))

  await submit("anna@example.org")
  await waitFor(() => expect(findForm(document)?.querySelector("[role=status]")?.textContent).toContain(text))
  await submit("anna@example.org")

  await waitFor(() => expect(bodies).toHaveLength(2))
})
