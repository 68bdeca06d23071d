import { anatomy } from "../anatomy/anatomy.ts"
import css from "./navigation.module.css"

export const part = anatomy("navigation", css)

/** The attribute by which the behaviour finds the items. A block may use different part names for the same elements. */
export const ITEM = "data-navigation-item"
export const LINK = "data-navigation-link"
export const TOGGLE = "data-navigation-toggle"
export const PANEL = "data-navigation-panel"
export const CLOSE_DELAY = "data-navigation-close-delay"
