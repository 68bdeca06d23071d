import { histories } from "../generated/histories.ts"
import { templates } from "../generated/templates.ts"
import type { Template } from "./template.types.ts"

/**
 * The templates of blocks, pages, items and settings. They include the base template of all items that have a path.
 */
export const PLATFORM_TEMPLATES: readonly Template[] = addHistories(templates, histories)

/** The file extension of modules: `.js` in the built package, `.ts` in the source. */
const ENDING = import.meta.url.slice(import.meta.url.lastIndexOf("."))
let times = 0

/**
 * Imports the current templates from disk, for use in development. Each import uses a new URL, because modules are
 * cached by URL.
 */
export async function readTemplatesAgain(): Promise<readonly Template[]> {
  times += 1
  const loadModule = (name: string) =>
    import(new URL(`../generated/${name}${ENDING}?read=${times}`, import.meta.url).href)
  const [now, past] = await Promise.all([loadModule("templates"), loadModule("histories")])
  return addHistories(now.templates, past.histories)
}

function addHistories(current: typeof templates, past: typeof histories): readonly Template[] {
  return [
    ...current.map((template): Template => {
      const history = past[template.block ?? ""]
      return history === undefined ? template : { ...template, history }
    }),
    { name: "Page", base: ["PageFields"], fields: [] },
  ]
}
