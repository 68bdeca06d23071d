export type Selection = "multiple" | "single"

/** The selected services, in the order in which they were selected. */
export type Choices = readonly string[]

/**
 * Returns the selection after a press on a service. A selected service is deselected. Any other service is added to the
 * selection or, if only one is allowed, replaces the selection. Spec 3 §4.1.
 */
export function toggleChoice(chosen: Choices, value: string, selection: Selection): Choices {
  if (chosen.includes(value)) return chosen.filter((item) => item !== value)
  return selection === "single" ? [value] : [...chosen, value]
}

/**
 * Returns the checked services, limited to the number that may be selected. Without JavaScript, visitors can check more
 * services than allowed.
 */
export function selectAllowedChoices(ticked: Choices, selection: Selection): Choices {
  return selection === "single" ? ticked.slice(0, 1) : ticked
}
