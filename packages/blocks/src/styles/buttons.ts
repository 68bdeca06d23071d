import button from "./button.module.css"

/** The CSS classes of the button variants, by the name of the variant on the content platform. Spec 1 §3. */
export const BUTTONS = {
  Primary: button.primary,
  Secondary: button.secondary,
  Ghost: button.ghost,
  "Ghost Contrast": button.ghostContrast,
} as const
