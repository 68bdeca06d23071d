import { fireEvent, render, screen } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { BackLink } from "./back-link.client.tsx"

/** Presses the back link on the page of a car that was opened from an address. */
function pressFrom(referrer: string, init: MouseEventInit = {}, stepsHere = 0) {
  vi.spyOn(document, "referrer", "get").mockReturnValue(referrer)
  const length = vi.spyOn(history, "length", "get").mockReturnValue(3)
  const went = vi.spyOn(history, "go").mockImplementation(() => {})
  const { unmount } = render(<BackLink className={undefined} scope="car-page" href="/kop-bil/alla" text="Alla bilar" />)
  length.mockReturnValue(3 + stepsHere)
  const isFollowed = fireEvent.click(screen.getByRole("link"), init)
  unmount()
  const steps = went.mock.calls.map(([by]) => by)
  vi.restoreAllMocks()
  return { isFollowed, steps }
}

const here = (path: string) => new URL(path, location.href).href

test("who came from the list, however it was narrowed, goes back in the browser's history [spec 2 §2.5 car-back, §2.7 site-back]", () => {
  expect(pressFrom(here("/kop-bil/alla?car_brand=BMW"))).toEqual({ isFollowed: false, steps: [-1] })
  expect(pressFrom(here("/kop-bil/alla/-/bmw"))).toEqual({ isFollowed: false, steps: [-1] })
})

test("anchors that were followed on the page are gone back over as well", () => {
  expect(pressFrom(here("/kop-bil/alla"), {}, 2)).toEqual({ isFollowed: false, steps: [-3] })
})

test("a visitor who arrived from elsewhere, or opens the link in a new tab, follows it to all cars [spec 2 §2.5 car-back, §2.7 site-back]", () => {
  for (const referrer of [
    "",
    "https://other.example/kop-bil/alla",
    here("/kop-bil/bil/1/volvo"),
    here("/kop-bil/alla-nya"),
  ])
    expect(pressFrom(referrer), referrer).toEqual({ isFollowed: true, steps: [] })
  expect(pressFrom(here("/kop-bil/alla"), { ctrlKey: true })).toEqual({ isFollowed: true, steps: [] })
})

test("the page of another dealership, which lies below the list as well, is not gone back to", () => {
  expect(pressFrom(here("/kop-bil/alla/norrvik-boras"))).toEqual({ isFollowed: true, steps: [] })
})
