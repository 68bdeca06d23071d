import { fireEvent, render, screen } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { BackLink } from "./back-link.client.tsx"

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

test("the back link goes one step back in history when the visitor arrived from the list, with or without filters [spec 2 §2.5 car-back.history, §2.7 site-back.history]", () => {
  expect(pressFrom(here("/kop-bil/alla?car_brand=BMW"))).toEqual({ isFollowed: false, steps: [-1] })
  expect(pressFrom(here("/kop-bil/alla/-/bmw"))).toEqual({ isFollowed: false, steps: [-1] })
})

test("the back link skips the history entries of anchor links that the visitor clicked on the page", () => {
  expect(pressFrom(here("/kop-bil/alla"), {}, 2)).toEqual({ isFollowed: false, steps: [-3] })
})

test("the back link leads to the list when the visitor arrived from another page or opens the link in a new tab [spec 2 §2.5 car-back.list, §2.7 site-back.list]", () => {
  for (const referrer of [
    "",
    "https://other.example/kop-bil/alla",
    here("/kop-bil/bil/1/volvo"),
    here("/kop-bil/alla-nya"),
  ])
    expect(pressFrom(referrer), referrer).toEqual({ isFollowed: true, steps: [] })
  expect(pressFrom(here("/kop-bil/alla"), { ctrlKey: true })).toEqual({ isFollowed: true, steps: [] })
})

test("the back link navigates to the list instead of going back when the visitor arrived from the page of another dealership", () => {
  expect(pressFrom(here("/kop-bil/alla/norrvik-boras"))).toEqual({ isFollowed: true, steps: [] })
})
