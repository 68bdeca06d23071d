import { anatomy } from "../anatomy/anatomy.ts"
import css from "./navigation.module.css"

export const part = anatomy("navigation", css)

/** Attributes by which the behaviour finds its elements; a block may give the same elements other part names. */
export const ITEM = "data-navigation-item"
export const LINK = "data-navigation-link"
export const TOGGLE = "data-navigation-toggle"
export const PANEL = "data-navigation-panel"
export const CLOSE_DELAY = "data-navigation-close-delay"
