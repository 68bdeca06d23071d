import { StoriesBrowser } from "../../../../packages/blocks/dist/generated/islands.js"
import { MorePage } from "../../tap/more-page.tsx"

/** The same component as an island. */
export default function Page({ searchParams }) {
  return <MorePage Browser={StoriesBrowser} address="/more-islands" query={searchParams} />
}
