import { cleanup, render } from "@testing-library/react"
import { afterEach, expect, test, vi } from "vitest"
import { memoByValue } from "./memo-by-value.ts"

afterEach(cleanup)

const choose = () => {}
const CAR = { name: "Volvo XC40", facts: ["2021", "Diesel"], top: Number.POSITIVE_INFINITY, price: undefined }

interface Props {
  readonly car: object
  readonly onChoose: () => void
}

test.each<[what: string, next: Props, times: number]>([
  ["what says the same, made anew", { car: structuredClone(CAR), onChoose: choose }, 1],
  ["a value that differs", { car: { ...CAR, facts: ["2021", "Bensin"] }, onChoose: choose }, 2],
  ["a value more", { car: { ...CAR, facts: [...CAR.facts, "Automat"] }, onChoose: choose }, 2],
  ["a name that is not there", { car: { ...CAR, price: undefined, city: undefined }, onChoose: choose }, 2],
  ["null in place of an object", { car: { ...CAR, facts: null }, onChoose: choose }, 2],
  ["another function", { car: CAR, onChoose: () => {} }, 2],
])("%s", (_, next, times) => {
  const rendered = vi.fn((_props: Props) => null)
  const Card = memoByValue(rendered)
  const { rerender } = render(<Card car={CAR} onChoose={choose} />)

  rerender(<Card {...next} />)

  expect(rendered).toHaveBeenCalledTimes(times)
})
