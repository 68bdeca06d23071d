import type { CheckedState } from "../checkbox/use-checked.ts"

/** What is ticked, in the order in which it was. */
export type Values = readonly string[]

/** With a value, or without it. */
export function setValue(values: Values, value: string, isOn: boolean): Values {
  const others = values.filter((one) => one !== value)
  return isOn ? [...others, value] : others
}

/** What the box above all of them shows. */
export function getParentState(values: Values, all: Values): CheckedState {
  const count = all.filter((value) => values.includes(value)).length
  if (count === 0) return false
  return count === all.length ? true : "mixed"
}

/**
 * What a press on the box above gives: from some or none all of them, from all none, and from none again the some that
 * there were.
 */
export function toggleParent(values: Values, all: Values, some: Values): Values {
  const others = values.filter((value) => !all.includes(value))
  switch (getParentState(values, all)) {
    case "mixed":
      return [...others, ...all]
    case true:
      return others
    case false:
      return [...others, ...(some.length > 0 ? some : all)]
  }
}
