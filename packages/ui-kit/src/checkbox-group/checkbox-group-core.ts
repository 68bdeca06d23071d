import type { CheckedState } from "../checkbox/use-checked.ts"

export type Values = readonly string[]

export function setValue(values: Values, value: string, isOn: boolean): Values {
  const others = values.filter((item) => item !== value)
  return isOn ? [...others, value] : others
}

export function getParentState(values: Values, all: Values): CheckedState {
  const count = all.filter((value) => values.includes(value)).length
  if (count === 0) return false
  return count === all.length ? true : "mixed"
}

/**
 * Returns the values after a press on the parent checkbox. If all checkboxes are checked, the press unchecks them. If
 * only some are checked, it checks the others too. If none is checked, it restores the previous partial selection or,
 * without one, checks all of them.
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
