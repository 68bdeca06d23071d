import { anatomy } from "../anatomy/anatomy.ts"
import css from "./map.module.css"

const part = anatomy("map", css)

export function createElement(tag: "div" | "p", name: string, text = ""): HTMLElement {
  const { className, ...names } = part(name)
  const node = document.createElement(tag)
  if (className) node.className = className
  for (const [attribute, value] of Object.entries(names)) node.setAttribute(attribute, value)
  node.textContent = text
  return node
}
