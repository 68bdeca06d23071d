import { createFreshView } from "@forecourt/site-shell/fresh-view"
import { site } from "../../../../site.ts"

// Rendered for one request: its scripts carry a nonce.
export const dynamic = "force-dynamic"
export default createFreshView(site).Page
