import { anatomy } from "../anatomy/anatomy.ts"
import css from "./navigation.module.css"

export const part = anatomy("navigation", css)

/** Marks that the behaviour looks for; a block may give the same nodes names of its own. */
export const ITEM = "data-navigation-item"
export const LINK = "data-navigation-link"
export const TOGGLE = "data-navigation-toggle"
export const PANEL = "data-navigation-panel"
export const CLOSE_DELAY = "data-navigation-close-delay"
