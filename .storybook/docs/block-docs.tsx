import { Markdown } from "@storybook/addon-docs/blocks"
import { type ReactNode, use } from "react"

const pages = import.meta.glob<string>("../../docs/generated/blocks/*.md", { query: "?raw", import: "default" })

const read = new Map<string, Promise<string>>()

function fetchPage(block: string): Promise<string> {
  const known = read.get(block)
  if (known) return known
  const load = pages[`../../docs/generated/blocks/${block}.md`]
  const reading = load ? load() : Promise.resolve("")
  read.set(block, reading)
  return reading
}

export function BlockDocs({ name }: { readonly name: string }): ReactNode {
  return <Markdown>{readable(use(fetchPage(name)))}</Markdown>
}

/**
 * Removes HTML comments from Markdown. Replaces each link to a file with the text of the link, since the file does not
 * exist in Storybook.
 */
function readable(markdown: string): string {
  return markdown.replace(/<!--[\s\S]*?-->/g, "").replace(/\[([^\]]+)\]\(\.[^)]*\)/g, "$1")
}
