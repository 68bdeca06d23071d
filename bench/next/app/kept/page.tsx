import { content } from "../../content.ts"
import { renderOurs } from "../../render-ours.tsx"

export const dynamic = "force-static"

/** Renders the page as a plain Next app caches it, without a security policy and without the shell. */
export default function Page() {
  return renderOurs(content.layout)
}
