import { content } from "../../content.ts"
import { renderOurs } from "../../render-ours.tsx"

export const dynamic = "force-dynamic"

/** Renders a page that uses the same registry but has no client components. */
export default function Page() {
  return renderOurs(content.serverBlocks)
}
