import * as leaves from "../../../.cache/lazy-leaves.js"

export const dynamic = "force-dynamic"

/** Nothing alive either, only a list of lazy leaves as a person writes it. The bench makes it from the islands' list. */
export default function Page() {
  return <main>{Object.values(leaves).length}</main>
}
