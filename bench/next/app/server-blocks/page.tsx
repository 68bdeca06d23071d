import { content } from "../../content.ts"
import { renderOurs } from "../../render-ours.tsx"

export const dynamic = "force-dynamic"

/** The same registry, and a page on which nothing is alive in the browser. */
export default function Page() {
  return renderOurs(content.serverBlocks)
}
