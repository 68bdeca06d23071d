import { content } from "../../content.ts"
import { renderOurs } from "../../render-ours.tsx"

export const dynamic = "force-dynamic"

/** A page with the same registry and no client component. */
export default function Page() {
  return renderOurs(content.serverBlocks)
}
