import { renderToString } from "react-dom/server"
import { LiveList } from "./live-list.tsx"
import { siteFor } from "./render.tsx"
import { wholeList } from "./stock-list.ts"

/** The list while a browser fetches other cars: no server renders that. */
export async function seeLoadingList(): Promise<string> {
  return renderToString(<LiveList site={siteFor()} begin={(site) => wholeList(site, { state: "loading" })} />)
}
