import { content } from "../../content.ts"
import { renderOurs } from "../../render-ours.tsx"

export const dynamic = "force-dynamic"

export default function Page() {
  return renderOurs(content.serverBlocks)
}
