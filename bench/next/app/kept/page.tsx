import { content } from "../../content.ts"
import { renderOurs } from "../../render-ours.tsx"

export const dynamic = "force-static"

/** The page as a bare Next app keeps it: no policy, no shell. */
export default function Page() {
  return renderOurs(content.layout)
}
