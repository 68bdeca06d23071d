export type Selection = "multiple" | "single"

export type Choices = readonly string[]

/** Returns the selection after a press, which replaces the selected service if only one is allowed. Spec 3 §4.1. */
export function toggleChoice(chosen: Choices, value: string, selection: Selection): Choices {
  if (chosen.includes(value)) return chosen.filter((item) => item !== value)
  return selection === "single" ? [value] : [...chosen, value]
}

/** Returns the allowed services, since visitors without JavaScript can check more. */
export function selectAllowedChoices(ticked: Choices, selection: Selection): Choices {
  return selection === "single" ? ticked.slice(0, 1) : ticked
}
