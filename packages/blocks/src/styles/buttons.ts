import button from "./button.module.css"

/** The CSS class of each button style. The keys are the names of the styles on the platform. Spec 1 §3. */
export const BUTTONS = {
  Primary: button.primary,
  Secondary: button.secondary,
  Ghost: button.ghost,
  "Ghost Contrast": button.ghostContrast,
} as const
