import { site } from "../../../site.ts"

export const revalidate = 60
export const generateStaticParams = () => []
export const generateMetadata = site.live.head
export default site.live.Page
