import { createHash } from "node:crypto"
import type { BlockStyles } from "@forecourt/renderer"

/**
 * The order of the cascade layers. Every style sheet starts with this statement, because any style sheet may be loaded
 * first.
 */
const LAYERS = "@layer fc.reset,fc.tokens,fc.kit,fc.blocks,site;"

const PATH = /^\/styles\/([\w-]+)\/([a-z0-9.-]+)\.css$/

export interface PageStyles {
  readonly getAddress: (blocks: readonly string[]) => string | null
  /**
   * Returns the URL of the style sheet for all blocks. It is used in editing, where any block may be added to a page.
   */
  readonly addressOfAll: () => string | null
  readonly find: (path: string) => FoundSheet | null
}

export interface FoundSheet {
  readonly text: string
  readonly version: string
  /**
   * True if the requested URL contains the current version of the style sheet. The response for this URL then never
   * changes.
   */
  readonly isExact: boolean
}

/**
 * Creates the style sheets of pages. The style sheet for a set of blocks is built when it is requested. A page of an
 * older build gets the current style sheet.
 */
export function createPageStyles(styles: BlockStyles): PageStyles {
  const all = [...new Set(Object.values(styles).flat())]
  const versions = new Map<string, string>()

  function selectKnown(blocks: readonly string[]): string[] {
    return [...new Set(blocks)].filter((name) => Object.hasOwn(styles, name)).sort()
  }

  function getText(blocks: readonly string[]): string {
    const wanted = new Set(blocks.flatMap((name) => styles[name] ?? []))
    return all.reduce((text, module) => (wanted.has(module) ? text + (module.sheet ?? "") : text), "")
  }

  function getAddress(blocks: readonly string[]): string | null {
    const names = selectKnown(blocks)
    const key = names.join(".")
    const version = versions.get(key) ?? getVersion(getText(names))
    versions.set(key, version)
    return version === "" ? null : `/styles/${version}/${key}.css`
  }

  return {
    getAddress: getAddress,
    addressOfAll: () => getAddress(Object.keys(styles)),
    find(path) {
      const [, requested = "", key = ""] = PATH.exec(path) ?? []
      const text = getText(selectKnown(key.split(".")))
      if (text === "") return null
      const version = getVersion(text)
      return { text: LAYERS + text, version, isExact: requested === version }
    },
  }
}

function getVersion(text: string): string {
  return text === "" ? "" : createHash("sha256").update(LAYERS).update(text).digest("base64url").slice(0, 12)
}
