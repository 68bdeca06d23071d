/** The number of services that can be selected: any, or at most one. */
export type Selection = "multiple" | "single"

/** The selected services, in the order of selection. */
export type Choices = readonly string[]

/**
 * Returns the selection after a press. A selected service is removed. Any other service is added or, if only one is
 * allowed, replaces the selection. Spec 3 §4.1.
 */
export function toggleChoice(chosen: Choices, value: string, selection: Selection): Choices {
  if (chosen.includes(value)) return chosen.filter((item) => item !== value)
  return selection === "single" ? [value] : [...chosen, value]
}

/** Returns the checked services that the limit allows, since more can be checked on a page without JavaScript. */
export function selectAllowedChoices(ticked: Choices, selection: Selection): Choices {
  return selection === "single" ? ticked.slice(0, 1) : ticked
}
