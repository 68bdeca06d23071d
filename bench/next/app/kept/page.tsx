import { content } from "../../content.ts"
import { renderOurs } from "../../render-ours.tsx"

export const dynamic = "force-static"

/** Renders the page as a plain Next.js app would cache it, without a content security policy and the site shell. */
export default function Page() {
  return renderOurs(content.layout)
}
