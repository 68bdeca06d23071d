import { content } from "../../content.ts"
import { drawOurs } from "../../draw-ours.tsx"

export const dynamic = "force-static"

/** The page as a bare Next app keeps it: no policy, no shell. */
export default function Page() {
  return drawOurs(content.layout, { staticBlocks: true })
}
