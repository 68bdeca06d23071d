import { content } from "../../content.ts"
import { drawOurs } from "../../draw-ours.tsx"

export const dynamic = "force-dynamic"

export default function Page() {
  return drawOurs(content.layout, { staticBlocks: true })
}
