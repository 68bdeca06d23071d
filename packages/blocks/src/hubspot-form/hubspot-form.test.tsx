import example from "@forecourt/schemas/blocks/hubspot-form/examples/default.json" with { type: "json" }
import { act, fireEvent, screen } from "@testing-library/react"
import { afterEach, expect, test, vi } from "vitest"
import { chooseConsent } from "../../test/choose-consent.ts"
import { renderLive } from "../../test/render.tsx"
import type { Hubspot } from "./hubspot-loader.ts"

type Options = Parameters<Hubspot["forms"]["create"]>[0]

function stubHubspot() {
  const requests: Options[] = []
  const create = (options: Options) => {
    requests.push(options)
    document.querySelector(options.target)?.append(`Formulär ${requests.length}`)
    options.onFormReady()
  }
  vi.stubGlobal("hbspt", { forms: { create } })
  return requests
}

const allow = () => fireEvent.click(screen.getByRole("button", { name: "Visa formuläret från HubSpot" }))
const settle = () => act(async () => {})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test("no request is sent to HubSpot before the visitor consents", async () => {
  const requests = stubHubspot()
  const form = await renderLive("HubSpotForm", example)

  expect(requests).toEqual([])
  expect(form.innerHTML + document.head.innerHTML).not.toContain("hsforms")
  expect(screen.getByText(/Formuläret kommer från HubSpot/)).toBeTruthy()
})

test("consenting inside the block loads the form without HubSpot's style sheet and stores nothing", async () => {
  const requests = stubHubspot()
  await renderLive("HubSpotForm", example)

  allow()
  await settle()

  expect(requests).toMatchObject([
    { portalId: example.portalId, formId: example.formId, region: "eu1", locale: "sv", css: "" },
  ])
  expect(screen.getByText("Formulär 1")).toBeTruthy()
  expect(document.cookie).toBe("")
})

test("the form is shown again 3 seconds after a submission", async () => {
  const requests = stubHubspot()
  await renderLive("HubSpotForm", example)
  vi.useFakeTimers()
  allow()
  await settle()

  act(() => requests[0]?.onFormSubmitted())
  expect(screen.getByText("Tack, formuläret är skickat.")).toBeTruthy()
  act(() => vi.advanceTimersByTime(2999))
  expect(requests).toHaveLength(1)
  act(() => vi.advanceTimersByTime(1))
  await settle()

  expect(requests).toHaveLength(2)
  expect(screen.queryByText("Formulär 1")).toBeNull()
  expect(screen.getByText("Formulär 2")).toBeTruthy()
})

test("a visitor who consented in the banner sees the form immediately, and withdrawing consent removes the form", async () => {
  stubHubspot()
  chooseConsent("media")
  await renderLive("HubSpotForm", example)
  await settle()
  expect(screen.getByText("Formulär 1")).toBeTruthy()

  chooseConsent("statistics")

  expect(screen.queryByText("Formulär 1")).toBeNull()
  expect(screen.getByRole("button", { name: "Visa formuläret från HubSpot" })).toBeTruthy()
})

test("a form that fails to load logs an error and offers a retry", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue()
  vi.stubGlobal("hbspt", { forms: { create: () => {} } })
  await renderLive("HubSpotForm", example)
  vi.useFakeTimers()
  allow()
  await settle()

  act(() => vi.advanceTimersByTime(10_000))
  await settle()

  const failure = `no form ${example.formId} came from account ${example.portalId}`
  expect(logged.mock.calls.flat().map(String)).toContainEqual(expect.stringContaining(failure))
  expect(screen.getByRole("button", { name: "Försök igen" })).toBeTruthy()
})
