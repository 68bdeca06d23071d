import { site } from "../../../../site.ts"

export const dynamic = "force-dynamic"
export const generateMetadata = site.edit.head
export default site.edit.Page
