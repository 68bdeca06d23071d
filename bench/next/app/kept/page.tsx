import { content } from "../../content.ts"
import { renderOurs } from "../../render-ours.tsx"

export const dynamic = "force-static"

/**
 * Renders the page without a content security policy and without the site shell, as a plain Next.js app would cache it.
 */
export default function Page() {
  return renderOurs(content.layout)
}
