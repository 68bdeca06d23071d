import { safeView } from "@forecourt/site-shell/safe-view"
import { site } from "../../../../site.ts"

const view = safeView(site)

// A page that is drawn to be kept fails as a whole when one island throws; drawn for a request it does not.
export const dynamic = "force-dynamic"
export const generateMetadata = view.head
export default view.Page
