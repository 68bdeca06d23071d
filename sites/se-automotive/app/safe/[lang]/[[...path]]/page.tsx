import { safeView } from "@forecourt/site-shell/safe-view"
import { site } from "../../../../site.ts"

const view = safeView(site)

export const revalidate = 60
export const generateStaticParams = () => []
export const generateMetadata = view.head
export default view.Page
