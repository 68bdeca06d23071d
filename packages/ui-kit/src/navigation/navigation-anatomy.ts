import { anatomy } from "../anatomy/anatomy.ts"
import css from "./navigation.module.css"

export const part = anatomy("navigation", css)

/**
 * The attribute that identifies a top-level item. It is used instead of `data-part`, because other components may set a
 * different `data-part`.
 */
export const ITEM = "data-navigation-item"
export const LINK = "data-navigation-link"
export const TOGGLE = "data-navigation-toggle"
export const PANEL = "data-navigation-panel"
export const CLOSE_DELAY = "data-navigation-close-delay"
