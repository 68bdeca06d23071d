import { histories } from "../generated/histories.ts"
import { templates } from "../generated/templates.ts"
import type { Template } from "./template.types.ts"

/** The templates of blocks, pages, items and settings, and the one that everything with an address is made from. */
export const PLATFORM_TEMPLATES: readonly Template[] = [
  ...templates.map((template): Template => {
    const history = histories[template.block ?? ""]
    return history === undefined ? template : { ...template, history }
  }),
  { name: "Page", base: ["PageFields"], fields: [] },
]
