import button from "./button.module.css"

/** The CSS classes by the platform's names. Spec 1 §3. */
export const BUTTONS = {
  Primary: button.primary,
  Secondary: button.secondary,
  Ghost: button.ghost,
  "Ghost Contrast": button.ghostContrast,
} as const
