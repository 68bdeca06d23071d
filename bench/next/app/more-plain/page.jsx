import { StoriesBrowser } from "../../../../packages/blocks/dist/stories-list/stories-browser.client.js"
import { MorePage } from "../../tap/more-page.tsx"

/** Plain Next: the page imports its client component. */
export default function Page({ searchParams }) {
  return <MorePage Browser={StoriesBrowser} address="/more-plain" query={searchParams} />
}
