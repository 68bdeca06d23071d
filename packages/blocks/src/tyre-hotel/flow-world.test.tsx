import { TYRE_HOTEL_OPERATIONS } from "@forecourt/contracts/tyre-hotel.operations"
import { renderHook, screen, waitFor } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { useContext } from "react"
import { afterEach, beforeAll, expect, test, vi } from "vitest"
import { renderLive, siteFor } from "../../test/render.tsx"
import { CUSTOMER, sessionAt } from "../../test/tyre-hotel.ts"
import { type FlowWorld, FlowWorldContext } from "./flow-world.ts"

// The modules that a test loads under a fake clock are compiled before, including the island, which takes half of the
// first test's time.
beforeAll(() =>
  Promise.all([
    import("../generated/island-list.ts"),
    import("./tyre-hotel-flow.client.tsx"),
    import("./later-pages.tsx"),
    import("./site-ports.ts"),
  ]),
)

function stubService(response: () => Response) {
  const requests: { readonly url: URL; readonly body: unknown; readonly language: string | null }[] = []
  vi.stubGlobal("fetch", async (address: string | URL, { body, headers }: RequestInit = {}) => {
    const language = new Headers(headers).get("accept-language")
    requests.push({ url: new URL(address, location.href), body: JSON.parse(String(body ?? "null")), language })
    return response()
  })
  return requests
}

const events = () => window.dataLayer ?? []

async function search(plate: string) {
  await userEvent.type(await screen.findByLabelText("Registreringsnummer"), plate)
  await userEvent.click(screen.getByRole("button", { name: "Fortsätt" }))
}

test("a hold is released by a beacon to the path of the contract", () => {
  const sendBeacon = vi.fn((_: string) => true)
  vi.stubGlobal("navigator", { sendBeacon })
  const { result } = renderHook(() => useContext(FlowWorldContext))
  const { release } = result.current({ language: "sv", timeZone: "Europe/Stockholm" }) as FlowWorld

  release("hold-of-the-vehicle-1")

  const { path, method } = TYRE_HOTEL_OPERATIONS.find(({ name }) => name === "releaseHold") ?? {}
  expect(sendBeacon.mock.calls).toEqual([[path?.replace("{holdId}", "hold-of-the-vehicle-1")]])
  expect(method).toBe("POST")
})

afterEach(() => {
  vi.unstubAllGlobals()
  history.replaceState(null, "", "/")
  sessionStorage.clear()
  Reflect.deleteProperty(window, "dataLayer")
})

test("requests contain the page's language and no registration number in the URL, and each step pushes an analytics event [spec 3 §7.3 tyre-search tyre-analytics]", async () => {
  const requests = stubService(() => Response.json(CUSTOMER))
  await renderLive("TireHotel", {}, siteFor({ language: "sv" }))

  await search("abc 123")

  await screen.findByRole("heading", { name: "Bekräfta att bilen är din" })
  expect(requests).toMatchObject([{ body: { regNo: "ABC123" }, language: "sv" }])
  expect(requests[0]?.url.pathname).toBe("/api/tirehotel/authorization/search")
  expect(requests[0]?.url.search).toBe("")
  expect(events()).toEqual(
    [1, 2].map((flow_step) => ({ event: "flow_interaction", flow_name: "tyre-hotel", flow_step })),
  )
  expect(JSON.parse(sessionStorage.getItem("tire-hotel") ?? "{}")).toEqual({ customer: CUSTOMER })
})

test("a registration number from the URL is stored in the session storage until the search with the number succeeds [spec 3 §2.4 tyre-prefill, §3.2 tyre-session]", async () => {
  stubService(() => Response.json(CUSTOMER))
  history.replaceState(null, "", "/?regNo=abc123")
  await renderLive("TireHotel", {})
  expect(sessionStorage.getItem("tire-hotel-reg-no")).toBe("abc123")

  await userEvent.click(screen.getByRole("button", { name: "Fortsätt" }))

  await screen.findByRole("heading", { name: "Bekräfta att bilen är din" })
  expect(location.search).toBe("")
  expect(Object.keys(sessionStorage)).toEqual(["tire-hotel"])
})

test("the log and analytics events of a failed call name the call but contain no visitor data", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {})
  stubService(() => Response.json({ message: "ABC123 är upptagen" }, { status: 400 }))
  await renderLive("TireHotel", {})

  await search("ABC123")

  await waitFor(() =>
    expect(events().at(-1)).toEqual({ event: "event_error", flow_name: "tyre-hotel", error_call: "findCustomer" }),
  )
  expect(log.mock.calls.map(([error]) => `${error} ${JSON.stringify(error)}`).join()).not.toContain("ABC123")
  expect(JSON.stringify(events())).not.toContain("ABC123")
})

test("a visitor with a stored session resumes at the same step [spec 3 §3.2 tyre-session]", async () => {
  stubService(() => Response.json(CUSTOMER))
  sessionStorage.setItem("tire-hotel", JSON.stringify({ customer: CUSTOMER }))

  await renderLive("TireHotel", {})

  await screen.findByRole("heading", { name: "Bekräfta att bilen är din" })
})

test("the page shows the tyres when a visitor cancels a booking on the confirmation page and goes back", async () => {
  stubService(() => Response.json({ bookings: [] }))
  sessionStorage.setItem("tire-hotel", JSON.stringify(sessionAt("confirmation")))
  history.replaceState(null, "", "/elsewhere")
  history.pushState({ tyreHotel: ["loggedIn"] }, "", "/")
  history.pushState({ tyreHotel: ["loggedIn", "confirmation"] }, "", "/")
  await renderLive("TireHotel", {})

  await userEvent.click(await screen.findByRole("button", { name: "Avboka" }))
  await userEvent.click(await screen.findByRole("button", { name: "Ja, avboka" }))
  await screen.findByText("Din tid är avbokad.")
  history.back()

  await waitFor(() => expect(screen.queryByText("Din tid är avbokad.")).toBeNull())
  expect(screen.getByRole("heading", { name: "Dina däck hos oss" })).toBeTruthy()
  expect(location.pathname).toBe("/")
})
